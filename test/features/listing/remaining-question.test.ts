import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  fetchPage = await createTestSite();
  expect(env.DB).toBeDefined();
});

/** Asks a question and returns the list that answers it. */
async function ask(text: string): Promise<string> {
  const { headers } = await fetchPage(`/nl/zoeken/?q=${encodeURIComponent(text)}`);
  return headers.get('Location') ?? '';
}

/** Returns the address that taking away the chip with a text leads to. */
async function takeAway(list: string, chip: string): Promise<URLSearchParams> {
  const html = await (await fetchPage(list)).text();
  const [, href = ''] =
    [...html.matchAll(/<a class="chip[^>]* href="([^"]*)"[^>]*>([^<]*) </g)]
      .map(([, address = '', name = '']) => [name.replaceAll('\u00a0', ' '), address])
      .find(([name]) => name === chip) ?? [];
  expect(href, chip).not.toBe('');
  return new URL(href.replaceAll('&amp;', '&'), 'http://localhost').searchParams;
}

describe('what is left of a question when a chip is taken away', () => {
  const QUESTION = 'goedkoopste huis of appartement in durbuy grootste max 900.000 qwxyz';

  test.each([
    ['Huis', 'goedkoopste appartement durbuy grootste max 900.000 qwxyz'],
    ['Durbuy', 'goedkoopste huis appartement grootste max 900.000 qwxyz'],
    ['Tot € 900.000', 'goedkoopste huis appartement durbuy grootste qwxyz'],
    ['Sorteren: prijs, laag naar hoog', 'huis appartement durbuy grootste max 900.000 qwxyz'],
    ['grootste', 'goedkoopste huis appartement durbuy max 900.000 qwxyz'],
  ])('%s', async (chip, rest) => {
    const list = await ask(QUESTION);
    const left = await takeAway(list, chip);
    expect(left.get('q')).toBe(rest);
    const html = await (await fetchPage(`/nl/te-koop/?${left}`)).text();
    expect(html).not.toContain(`>${chip} <`);
  });

  test('nothing is left of a question whose only part goes', async () => {
    const list = await ask('goedkoopste');
    expect(list).toContain('sort=price');
    const left = await takeAway(list, 'Sorteren: prijs, laag naar hoog');
    expect([...left]).toEqual([]);
  });
});

describe('what comes first', () => {
  test.each([
    ['goedkoopste huis', 'Sorteren: prijs, laag naar hoog'],
    ['duurste huis', 'Sorteren: prijs, hoog naar laag'],
    ['nieuwste huis', 'Sorteren: nieuwste eerst'],
    ['zuinigste huis', 'Sorteren: energie, zuinigste eerst'],
  ])('‘%s’ is said by a chip', async (question, chip) => {
    expect(await (await fetchPage(await ask(question))).text()).toContain(`>${chip} <`);
  });

  test('what no list can be ordered by is said not to be read', async () => {
    const html = await (await fetchPage(await ask('grootste huis'))).text();
    expect(html).toMatch(/chip chip--unread[^>]*>grootste </);
  });
});
