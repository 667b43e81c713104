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

describe('what is left of a question when the filters are changed', () => {
  /** Sends the form of filters of a list with other values, as a browser without script does; returns the page. */
  async function filter(list: string, changes: Record<string, string | undefined>) {
    const html = await (await fetchPage(list)).text();
    const form = /<form class="filters".*?<\/form>/s.exec(html)?.[0] ?? '';
    const sent = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]): [string, string][] => {
      const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
      const isSent = !/type="(?:checkbox|radio)"/.test(input) || input.includes('checked=""');
      return isSent ? [[read('name') ?? '', read('value')?.replaceAll('&amp;', '&') ?? '']] : [];
    });
    const search = new URLSearchParams(sent.filter(([name]) => !(name in changes)));
    for (const [name, value] of Object.entries(changes)) if (value) search.append(name, value);
    return (await fetchPage(`/nl/te-koop/?${search}`)).text();
  }
  const readBox = (html: string) => /name="q" value="([^"]*)"/.exec(html)?.[1];
  const QUESTION = 'huis in Durbuy met tuin, niet te duur';

  test('a filter that the question does not name leaves it as it was typed', async () => {
    const html = await filter(await ask(QUESTION), { lift: '1' });
    expect(readBox(html)).toBe(QUESTION);
    expect(html).toMatch(/chip chip--unread[^>]*>niet te duur </);
    // What was ticked is no reading of the question.
    expect(html).not.toContain('class="chips__label"');
    expect(await (await fetchPage(await ask(QUESTION))).text()).toContain('class="chips__label"');
  });

  test('a filter that is taken away takes its words away, and what was not understood stays', async () => {
    const html = await filter(await ask(QUESTION), { garden: undefined });
    expect(readBox(html)).toBe('huis Durbuy niet te duur');
    expect(html).toMatch(/chip chip--unread[^>]*>niet te duur </);
    expect(html).not.toContain('>Tuin <');
  });

  test('another type replaces the words of the first', async () => {
    const html = await filter(await ask(QUESTION), { type: '2' });
    expect(readBox(html)).toBe('Durbuy tuin niet te duur');
  });

  test('nothing is left of a question of which the list asks for nothing', async () => {
    const html = await (await fetchPage('/nl/te-koop/?type=2&q=huis+durbuy')).text();
    expect(readBox(html)).toBeUndefined();
  });
});

describe('a question too long to stand in every link of its list', () => {
  test('names an endless word by its beginning', async () => {
    const word = 'w'.repeat(300);
    const list = await ask(`huis durbuy ${word}`);
    expect(list).not.toContain(word);
    const html = await (await fetchPage(list)).text();
    expect(html).toMatch(/chip chip--unread[^>]*>Woorden: w{60} </);
    expect(html).toContain('>Durbuy <');
  });

  test('names what was not understood of many words', async () => {
    const html = await (
      await fetchPage(await ask(`huis ${'met tuin en garage '.repeat(12)}qwxyz`))
    ).text();
    expect(html).toMatch(/chip chip--unread[^>]*>Woorden: qwxyz </);
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
