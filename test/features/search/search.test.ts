import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FoundProperty, SearchIndex } from '../../../src/domain/catalogue/search/search-index';
import { createTestSite } from '../../fixtures';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';

test('the index of a small catalogue contains every type, city and property with its counts', async () => {
  const response = await (await createTestSite())('/nl/zoeken/index/?version=1');
  expect(response.headers.get('Content-Type')).toContain('application/json');
  const index = v.parse(SearchIndex, await response.json());
  expect(index.types.map(({ name, sale, rent }) => [name, sale, rent])).toEqual([
    ['Huis', 1, 0],
    ['Studio', 0, 1],
  ]);
  expect(index.cities).toEqual([
    { Name: 'DURBUY', Zip: '6940', label: 'Durbuy [6940]', sale: 1, rent: 1 },
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

test('the results page groups its results and greys out links without listings', async () => {
  const html = await (await (await createTestSite())('/nl/zoeken/?q=durb')).text();
  expect(html.includes('Durbuy [6940]')).toBe(true);
  expect(html.includes('href="/nl/te-koop/?city=DURBUY%7C6940"')).toBe(true);
  const types = await (await (await createTestSite())('/nl/zoeken/?q=')).text();
  expect(types.includes('<span class="search__no-link">Te huur</span>')).toBe(true);
});

test('a search without results shows suggestions, all listings and alternatives', async () => {
  const fetchResults = async (text: string) =>
    (await (await createTestSite())(`/nl/zoeken/?q=${encodeURIComponent(text)}`)).text();
  const similar = await fetchResults('huis in durbui');
  expect(similar.includes('referentie ‘huis in durbui’ gevonden.')).toBe(true);
  expect(similar.includes('Misschien zoekt u')).toBe(true);
  expect(similar.includes('href="/nl/te-koop/?city=DURBUY%7C6940&amp;type=1"')).toBe(true);
  const none = await fetchResults('<b>rue du moulin</b>');
  expect(none.includes('Misschien zoekt u')).toBe(false);
  for (const html of [similar, none]) {
    expect(html.includes('aria-label="Alle panden, Te koop (1)"')).toBe(true);
    expect(html.includes('Zoekopdracht bewaren')).toBe(true);
    expect(/class="card__headline"><a href="[^"]+\/84213\/"/.test(html)).toBe(true);
  }
});

test('a unit links through its project, by its name in the page’s language', async () => {
  const fetchPage = await createTestSite({ embedded: createProjectSnapshot() });
  const html = await (await fetchPage('/fr/chercher/?q=84213')).text();
  expect(html).toContain('href="/fr/projects/durbuy/residence-les-berges/12/');
});
