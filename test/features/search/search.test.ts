import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FoundProperty, SearchIndex } from '../../../src/features/search/engine/search-index';
import { emptyTables } from '../../empty-tables';
import { createTestSite } from '../../fixtures';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import { createSnapshotWithForms } from '../../platform/snapshot/snapshot-with-forms';
import { loadRows } from '../forms/form-requests';

beforeEach(() => emptyTables(['empty_searches']));
afterEach(() => {
  vi.useRealTimers();
});

/** WebID, for sale, for rent: the villa and the studio. */
const TYPES_IN_DURBUY = [
  [1, 1, 0],
  [3, 0, 1],
];

test('the index of a small catalogue contains every type, city and property with its counts', async () => {
  const response = await (await createTestSite())('/nl/zoeken/index/?version=1');
  expect(response.headers.get('Content-Type')).toContain('application/json');
  const index = v.parse(SearchIndex, await response.json());
  expect(index.types.map(({ name, sale, rent }) => [name, sale, rent])).toEqual([
    ['Huis', 1, 0],
    ['Studio', 0, 1],
  ]);
  expect(index.cities).toEqual([
    {
      Name: 'DURBUY',
      Zip: '6940',
      label: 'Durbuy [6940]',
      sale: 1,
      rent: 1,
      types: TYPES_IN_DURBUY,
    },
  ]);
  expect(index.properties?.map(({ href }) => href)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/nl\/te-koop\/durbuy\/.+\/84213\/$/)]),
  );
});

test('the index returns one property by its ID, null for an unknown ID', async () => {
  const fetchPage = await createTestSite();
  const fetchFoundProperty = async (id: string) =>
    (await fetchPage(`/fr/chercher/index/?version=1&id=${id}`)).json();
  expect(v.parse(FoundProperty, await fetchFoundProperty('84213')).id).toBe(84213);
  expect(await fetchFoundProperty('1')).toBeNull();
});

const createRentalSite = () => createTestSite({ embedded: createSnapshotWithForms() });

test.each([
  ['a city', '/nl/zoeken/?q=Durbuy', '/nl/te-koop/?city=DURBUY%7C6940'],
  ['the beginning of a city', '/fr/chercher/?q=durb', '/fr/a-vendre/?city=DURBUY%7C6940'],
  ['a zip', '/nl/zoeken/?q=6940', '/nl/te-koop/?city=DURBUY%7C6940'],
  ['a type', '/fr/chercher/?q=MAISON', '/fr/a-vendre/?type=1'],
  ['a type for rent only', '/nl/zoeken/?q=studio', '/nl/te-huur/?type=3'],
  [
    'a question',
    '/nl/zoeken/?q=huis+durbuy',
    '/nl/te-koop/?city=DURBUY%7C6940&type=1&q=huis+durbuy',
  ],
  [
    'a misspelt city among other words',
    '/nl/zoeken/?q=huis+in+durbui',
    '/nl/te-koop/?city=DURBUY%7C6940&type=1&q=huis+in+durbui',
  ],
  [
    'a printed reference',
    '/nl/zoeken/?q=Ref.+84+213',
    '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/',
  ],
  [
    'a reference',
    '/nl/zoeken/?q=+84213+',
    '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/',
  ],
])('a search for %s opens its page', async (_, path, target) => {
  const response = await (await createRentalSite())(path);
  expect([response.status, response.headers.get('Location')]).toEqual([302, target]);
});

test.each(['', '+', '1', 'sauna', 'villaaa', '%3Cb%3E'])(
  'a search for “%s” opens the results',
  async (text) => {
    expect((await (await createTestSite())(`/nl/zoeken/?q=${text}`)).status).toBe(200);
  },
);

test('the results in another language are those of the same text', async () => {
  const html = await (await (await createTestSite())('/nl/zoeken/?q=sauna')).text();
  expect(html.includes('href="/fr/chercher/?q=sauna"')).toBe(true);
});

test('the results page without a text lists the types and greys out links without listings', async () => {
  const html = await (await (await createRentalSite())('/nl/zoeken/?q=')).text();
  expect(html.includes('href="/nl/te-huur/?type=3"')).toBe(true);
  expect(html.includes('<span class="search__no-link">Te huur</span>')).toBe(true);
});

const fetchResults = async (text: string) =>
  (await (await createRentalSite())(`/nl/zoeken/?q=${encodeURIComponent(text)}`)).text();

test.each(['<b>rue du moulin</b>', 'zwerfkat'])(
  'a search for “%s” shows all listings, the demand register and alternatives',
  async (text) => {
    const html = await fetchResults(text);
    expect(html.includes('<h1>In onze teksten vonden wij geen pand voor')).toBe(true);
    expect(html.includes('aria-label="Alle panden, Te koop (1)"')).toBe(true);
    expect(html.includes('Zoekopdracht bewaren')).toBe(true);
    expect(/class="card__headline"[^>]*><a href="[^"]+\/84213\/"/.test(html)).toBe(true);
    // Nothing was read that has a distance: the newest are not called the nearest.
    expect(html).toContain('<h2>Nieuw in ons aanbod</h2>');
    expect(html).not.toContain('Komt het dichtst in de buurt');
  },
);

test('the answer to a text, which no engine lists, names no other language to engines', async () => {
  const html = await fetchResults('zwerfkat');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="alternate" hrefLang');
});

test('words that found nothing are kept for thirty days, to the millisecond', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00.123Z') });
  await fetchResults('zwerfkat');
  expect(await loadRows('empty_searches')).toEqual([
    {
      ...{ words: 'zwerfkat', day: '2026-11-27', searches: 1 },
      expires_at: Date.parse('2026-12-27T12:00:00.123Z'),
    },
  ]);
});

test('a unit is opened through its project, by its name in the page’s language', async () => {
  const fetchPage = await createTestSite({ embedded: createProjectSnapshot() });
  const response = await fetchPage('/fr/chercher/?q=84213');
  expect(response.headers.get('Location')).toMatch(
    /^\/fr\/projects\/durbuy\/residence-les-berges\/12\//,
  );
});

test.each([
  ['/nl/zoeken/', 'mijn bezoek annuleren', 'een link waarmee u het verzet of afzegt'],
  ['/nl/zoeken/', 'ik kan niet komen', 'een link waarmee u het verzet of afzegt'],
  ['/fr/chercher/', 'annuler ma visite', 'un lien pour la déplacer ou l’annuler'],
  ['/fr/chercher/', 'reporter mon rendez-vous', 'un lien pour la déplacer ou l’annuler'],
])('%s says to “%s” where the link is that does it', async (path, text, note) => {
  const fetchPage = await createTestSite();
  const html = await (await fetchPage(`${path}?q=${encodeURIComponent(text)}`)).text();
  expect(html).toContain(note);
  const [, address = ''] = /class="search__page" href="([^"]*)"/.exec(html) ?? [];
  const page = await fetchPage(address);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(note)]);
});
