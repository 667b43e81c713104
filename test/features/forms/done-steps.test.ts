import { beforeEach, describe, expect, test } from 'vitest';
import type { TestSite } from './form-requests';
import { createFormSite, parseFormPage, submitForm } from './form-requests';

const FORM = 'demand-register';

let site: TestSite;
beforeEach(async () => {
  site = await createFormSite();
});

const readHeading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

/** Goes from the first step of the register to the next one, as a browser without script does. */
async function goOn(path: string, answers: Record<string, string>) {
  const { html, action, hidden } = await parseFormPage(await site(path), FORM);
  const next = await submitForm(site, action, { ...hidden, ...answers, go: '1' });
  return { first: html, second: await next.text() };
}

describe('a form of several steps without script', () => {
  test.each([
    ['/nl/zoekopdracht/', 'Wat en waar: Kopen\u00a0·\u00a0Huis\u00a0·\u00a06940', 'Wijzigen'],
    ['/fr/recherche/', 'Quoi et où\u00a0: Acheter\u00a0·\u00a0Maison\u00a0·\u00a06940', 'Modifier'],
  ])('%s says what was chosen before, with the way back', async (path, line, change) => {
    const { first, second } = await goOn(path, { goal: 'buy', types: '1', zips: '6940' });
    expect(first).not.toContain('class="form__done"');
    expect(second).toContain(line);
    expect(second).toMatch(new RegExp(`<button[^>]* value="0"[^>]*>${change}<`));
    expect(readHeading(second)).toBe(readHeading(first));
  });

  test('says the amounts and ticks of a step by what was asked', async () => {
    const { second } = await goOn('/nl/zoekopdracht/', { goal: 'buy', types: '1', zips: '6940' });
    const { action, hidden } = await parseFormPage(new Response(second), FORM);
    const third = await submitForm(site, action, {
      ...hidden,
      ...{ situation: 'second-home', budget: '340.000', livingMin: '1250', garden: 'on', go: '2' },
    });
    expect(await third.text()).toContain(
      'Uw wensen: Tweede verblijf\u00a0·\u00a0Alles samen, hoogstens €\u00a0340.000\u00a0·\u00a0Bewoonbare oppervlakte, minstens 1.250\u00a0m²\u00a0·\u00a0Met tuin',
    );
  });

  test('Enter goes on: the first button of the form leads to the next step', async () => {
    const { second } = await goOn('/nl/zoekopdracht/', { goal: 'buy', types: '1', zips: '6940' });
    const form = second.slice(second.indexOf(`data-form="${FORM}"`));
    expect(/<button type="submit"[^>]*value="(\d)"/.exec(form)?.[1]).toBe('2');
  });
});
