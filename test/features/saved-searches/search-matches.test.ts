import { beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../forms/form-requests';
import { createFormSite, parseFormPage } from '../forms/form-requests';

let site: TestSite;
beforeAll(async () => {
  site = await createFormSite();
});

const MATCHES = { nl: '/nl/fragments/zoekopdracht/', fr: '/fr/fragments/recherche/' };

async function loadMatches(path: string) {
  const response = await site(path);
  const html = await response.text();
  return {
    response,
    html,
    count: /search-matches__count">(\d+)</.exec(html)?.[1],
    where: /search-matches__where">([^<]*)</.exec(html)?.[1],
  };
}

test.each([
  ['nl', '?goal=buy&types=1&towns=DURBUY|6940', '1', 'te koop in Durbuy'],
  ['fr', '?goal=buy&types=1&towns=DURBUY|6940', '1', 'à vendre à Durbuy'],
  ['nl', '?goal=rent&towns=DURBUY|6940', '1', 'te huur in Durbuy'],
  ['nl', '?goal=buy&zips=6940', '1', 'te koop in 6940'],
  ['fr', '', '1', 'à vendre dans toutes les communes'],
  ['nl', '?goal=rent&types=1', '0', 'Nog niets dat past. U krijgt bericht als dat verandert.'],
  ['nl', '?goal=buy&regions=luxembourg', '1', 'te koop in de provincie Luxemburg'],
  [
    'fr',
    '?goal=buy&regions=liege&towns=DURBUY|6940',
    '1',
    'à vendre à Durbuy ou en province de Liège',
  ],
  ['nl', '?goal=buy&area=50,5 51,5 51,6 50,6', '1', 'te koop in het getekende gebied'],
  [
    'nl',
    '?goal=buy&bathroomsMin=9',
    '0',
    'Nog niets dat past. U krijgt bericht als dat verandert.',
  ],
  [
    'nl',
    '?goal=buy&priceMax=1.000',
    '0',
    'Nog niets dat past. U krijgt bericht als dat verandert.',
  ],
  // Answers that the form refuses later restrict nothing.
  ['nl', '?goal=steal&priceMax=veel&zips=x&bedroomsMin=-1', '1', 'te koop in alle gemeenten'],
] as const)('in %s, %s fits %s: %s', async (language, query, count, where) => {
  expect(await loadMatches(MATCHES[language] + query)).toMatchObject({ count, where });
});

test('several cities are named, many are counted', async () => {
  const cities = (...names: string[]) => names.map((name) => `towns=${name}`).join('&');
  const few = await loadMatches(
    `${MATCHES.nl}?${cities('DURBUY|6940', 'SPA|4900', 'HOTTON|6990')}`,
  );
  expect(few.where).toBe('te koop in Durbuy, Spa of Hotton');
  const many = await loadMatches(
    `${MATCHES.nl}?${cities('DURBUY|6940', 'SPA|4900', 'HOTTON|6990', 'GOUVY|6670')}`,
  );
  expect(many.where).toBe('te koop in 4 gemeenten');
});

test.each([
  ['', undefined],
  ['&budget=900.000', 'als tweede verblijf'],
  ['&budget=900.000&situation=only-home', 'als enige woning'],
])('a home says what it costs all-in, as the budget counts it: %o', async (asked, plan) => {
  const { html } = await loadMatches(`${MATCHES.nl}?goal=buy&towns=DURBUY|6940${asked}`);
  expect(/<small>alles samen ±\s€\s[\d.]+\s([^<]*)</.exec(html)?.[1]).toBe(plan);
});

test('the answer is not kept for other visitors, and not indexed', async () => {
  const { response, html } = await loadMatches(`${MATCHES.nl}?goal=buy`);
  expect(response.headers.get('Cache-Control')).toMatch(/^private/);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(html).toContain('/84213/');
});

test('the form’s page shows the same beside each step', async () => {
  const page = await parseFormPage(await site('/nl/zoekopdracht/?goal=1'), 'demand-register');
  expect(page.html).toContain('data-matches="/nl/fragments/zoekopdracht/"');
  expect(page.html).toContain('te huur in alle gemeenten');
});

test.each([
  ['/nl/zoekopdracht/', 'Past nu al: {what}'],
  ['/fr/recherche/', 'Convient déjà\u00a0: {what}'],
])('the line for phones on %s is written as in its language', async (path, line) => {
  const page = await parseFormPage(await site(path), 'demand-register');
  expect(page.html).toContain(`data-line="${line}"`);
});

test('without script a step forward is refused until what it asks is answered', async () => {
  const page = await parseFormPage(await site('/nl/zoekopdracht/'), 'demand-register');
  const send = async (fields: Record<string, string>) =>
    parseFormPage(
      await site(page.action, {
        method: 'POST',
        body: new URLSearchParams({ ...page.hidden, ...fields }),
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      }),
      'demand-register',
    );
  const refused = await send({ goal: 'buy', go: '1' });
  expect([refused.status, refused.hidden.step]).toEqual([422, '0']);
  expect(refused.summary).toHaveLength(2);
  const wishes = await send({ goal: 'buy', types: '1', zips: '6940', go: '1' });
  expect([wishes.status, wishes.hidden.step, wishes.hidden.zips]).toEqual([200, '1', '6940']);
  expect(wishes.html).toContain('te koop in 6940');
  const you = await send({ goal: 'buy', types: '1', zips: '6940', step: '1', go: '2' });
  expect([you.status, you.hidden.step]).toEqual([200, '2']);
});
