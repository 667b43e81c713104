import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

interface Entry {
  [element: string]: string;
}

/** Reads a feed; rejects if it is not well-formed. */
function parseFeed(xml: string) {
  const parser = new SaxesParser();
  const feed: Entry = {};
  const entries: Entry[] = [];
  const path: string[] = [];
  const getTarget = () => (path[1] === 'entry' ? (entries.at(-1) ?? {}) : feed);
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (name === 'entry') entries.push({});
    if (name === 'link') getTarget()[`link ${attributes.rel}`] = String(attributes.href);
    if (name === 'feed') feed.language = String(attributes['xml:lang']);
  });
  parser.on('text', (text) => {
    const name = path.at(-1) ?? '';
    if (text.trim()) getTarget()[name] = (getTarget()[name] ?? '') + text;
  });
  parser.on('closetag', () => {
    path.pop();
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { feed, entries };
}

async function loadFeed(path: string, files = createSmallSnapshot()) {
  const response = await (await createTestSite({ embedded: files }))(path);
  expect(response.status).toBe(200);
  return { response, ...parseFeed(await response.text()) };
}

/** Creates the small snapshot with other fields of the villa. */
function createFilesWithVilla(fields: { [name: string]: unknown }) {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json'])
    if (record.ID === 84213) Object.assign(record, fields);
  return files;
}

describe('the feed of a list', () => {
  test('is Atom with stable ids, links, price and facts', async () => {
    const { response, feed, entries } = await loadFeed('/nl/feed/?goal=0');
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toContain('s-maxage');
    expect(feed).toMatchObject({
      language: 'nl',
      id: 'http://localhost:8787/nl/feed/?goal=0',
      'link self': 'http://localhost:8787/nl/feed/?goal=0',
      'link alternate': 'http://localhost:8787/nl/te-koop/',
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      id: 'http://localhost:8787/property/84213/',
      title: 'Villa met zicht op de Ourthe · Durbuy',
      'link alternate':
        'http://localhost:8787/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/',
      summary: expect.stringContaining('385.000'),
    });
  });

  test('is in French, with the same ids', async () => {
    const { feed, entries } = await loadFeed('/fr/flux/?goal=0');
    expect(feed.language).toBe('fr');
    expect(entries[0]?.id).toBe('http://localhost:8787/property/84213/');
    expect(entries[0]?.title).toBe('Villa avec vue sur l’Ourthe · Durbuy');
  });

  test.each([
    ['goal=1', ['84300']],
    ['goal=2', ['84300']],
    ['in=/for-rent/', ['84300']],
    ['goal=0&city=DURBUY|6940&type=1&price-max=400000', ['84213']],
    ['goal=0&price-max=300000', []],
    ['goal=0&city=ATLANTIS', []],
    ['goal=nonsense&price-max=-4&page=x&sort=%00', ['84213']],
  ])('of ?%s holds what the list holds', async (query, ids) => {
    const { entries } = await loadFeed(`/nl/feed/?${query}`);
    expect(entries.map(({ id }) => id?.split('/').at(-2))).toEqual(ids);
  });

  test('tells no price that is not published', async () => {
    const files = createFilesWithVilla({ PublishPrice: false });
    const { entries } = await loadFeed('/nl/feed/', files);
    expect(entries[0]?.summary).toContain('Prijs op aanvraag');
    expect(JSON.stringify(entries)).not.toMatch(/385|Vieux Pont/);
  });

  test('holds any text as XML', async () => {
    const files = createFilesWithVilla({ TypeDescription: 'Villa <b>&amp; "tuin"\u0007 ]]> 🏡' });
    const { entries } = await loadFeed('/nl/feed/', files);
    expect(entries[0]?.title).toBe('Villa & "tuin" ]]> 🏡 · Durbuy');
  });

  test('is named by its list, with the list’s filters', async () => {
    const site = await createTestSite();
    const list = await (await site('/nl/te-koop/?type=1&sort=price&page=2')).text();
    expect(list).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/nl/feed/?goal=0&amp;type=1"/>',
    );
  });

  test('has an original address', async () => {
    const response = await (await createTestSite())('/feed/?goal=1&type=3');
    expect(response.headers.get('Location')).toBe('/nl/feed/?goal=1&type=3');
  });
});

describe('the feed of a search', () => {
  test.each([
    ['q=villa', ['84213']],
    ['q=durbuy', ['84300', '84213']],
    ['q=xyzzy', []],
  ])('of ?%s holds what the search finds', async (query, ids) => {
    const { entries, feed } = await loadFeed(`/nl/feed/?${query}`);
    expect(entries.map(({ id }) => id?.split('/').at(-2))).toEqual(ids);
    expect(feed['link alternate']).toBe(`http://localhost:8787/nl/zoeken/?${query}`);
  });
});
