import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { FoundByWords } from '../../../src/features/search/engine/search-index';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

/** The small snapshot with texts, a synonym, and a rented home. */
function createSpeakingSnapshot() {
  const files = createSmallSnapshot();
  const [details, summaries] = [
    files['catalogue/property-details.json'],
    files['catalogue/properties.json'],
  ];
  const texts: Record<string, string> = {
    '84213 nl':
      'U komt binnen in de hal. In de salon brandt een open haard. Twee paarden mogen mee.',
    '84213 fr': 'Le salon a une cheminée.',
    '84300 nl': 'Een houtkachel en een open keuken. De wasplaats is gedeeld.',
    '84300 fr': 'Un poêle.',
  };
  for (const detail of details) detail.Description = texts[`${detail.ID} ${detail.language}`];
  for (const summary of summaries.filter(({ ID }: { ID: number }) => ID === 84213))
    Object.assign(summary, { Street: 'Geheimstraat', PublishPrice: false, Price: 777_777 });
  files['site/synonyms.json'] = [
    {
      language: 'nl',
      sought: ['open haard', 'haard'],
      found: ['open haard', 'houtkachel'],
      answer: 'met een haard',
    },
  ];
  return files;
}

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  fetchPage = await createTestSite({ embedded: createSpeakingSnapshot() });
});

/** Returns the IDs of the homes whose cards a page shows, in its order. */
function findCards(html = ''): number[] {
  const cards = html.matchAll(/card__headline"[^>]*><a href="[^"]*\/(\d+)\/"/g);
  return [...cards].map(([, id]) => Number(id));
}

async function search(query: string, path = '/nl/zoeken/') {
  const first = await fetchPage(`${path}?${query}`);
  const target = first.headers.get('Location');
  const response = target ? await fetchPage(target) : first;
  const html = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
  return {
    html,
    title: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1],
    ids: findCards(html),
    quotes: [...html.matchAll(/result__quote"[^>]*>(.*?)<\/p>/g)].map(([, quote]) => quote),
  };
}

test.each([
  ['q=open+haard', 'Panden met een haard', [84213]],
  ['q=open+haard+te+huur', 'Panden te huur met een haard', [84300]],
  ['q=open+haard&exact=1', '1 pand met een haard', [84213]],
  ['q=HAARDEN+in+Durbuy', 'Panden in Durbuy, met een haard', [84213]],
  ['q=huis+met+een+haard', 'Huizen met een haard', [84213]],
  ['q=paard', 'Panden met ‘paard’ in de tekst', [84213]],
  ['q=wasplaats+te+huur', 'Panden te huur met ‘wasplaats’ in de tekst', [84300]],
  ['q=wasplaats+paard', 'Panden met ‘wasplaats’ en ‘paard’ in de tekst', expect.anything()],
  ['q=waspl', 'Panden te huur met ‘waspl’ in de tekst', [84300]],
])('a search for %s answers “%s”', async (query, title, ids) => {
  const results = await search(query);
  expect([results.title, results.ids]).toEqual([title, ids]);
});

test.each([
  ['/nl/te-koop/?words=paarden', [84213]],
  ['/nl/te-koop/?words=wasplaats', []],
])('the list %s holds only homes whose texts hold its words', async (address, ids) => {
  const [path, query] = address.split('?');
  const { html } = await search(query ?? '', path);
  // Homes that miss a bound come after the words that say so.
  const [list] = html.split('listing__empty');
  expect(findCards(list)).toEqual(ids);
});

test('words in the headline come before words among the features, those before words in a text', async () => {
  const files = createSmallSnapshot();
  const [details, summaries] = [
    files['catalogue/property-details.json'],
    files['catalogue/properties.json'],
  ];
  const place = (id: number, detail: object, summary: object = {}) => {
    for (const record of details) if (record.ID === id) Object.assign(record, detail);
    for (const record of summaries) if (record.ID === id) Object.assign(record, summary);
  };
  place(84300, { Description: 'Een sauna en een wasplaats.' });
  place(84213, { Description: 'Er is een wasplaats.', Interior: 'Sauna' });
  const site = await createTestSite({ embedded: files });
  const found = async (text: string) => {
    const html = await (await site(`/nl/zoeken/?q=${text}&exact=1`)).text();
    return findCards(html);
  };
  expect(await found('wasplaats')).toEqual([84300, 84213]);
  expect(await found('sauna')).toEqual([84213, 84300]);
  expect(await found('sauna+wasplaats')).toEqual([84213, 84300]);
});

test('the line with the words is quoted, the words marked', async () => {
  const { quotes } = await search('q=haard');
  expect(quotes).toEqual(['In de salon brandt een <mark>open haard</mark>.']);
  const { quotes: others } = await search('q=haard+te+huur');
  expect(others).toEqual(['Een <mark>houtkachel</mark> en een open keuken.']);
});

test('French texts are searched in French', async () => {
  const results = await search('q=salon', '/fr/chercher/');
  expect([results.title, results.ids]).toEqual([
    'Biens avec «\u00a0salon\u00a0» dans le texte',
    [84213],
  ]);
});

test('each part of the question is a chip that removes it', async () => {
  const { html } = await search('q=haard+in+Durbuy+xyzzy');
  expect(html).toContain(
    'href="/nl/te-koop/?words=haard&amp;q=haard+xyzzy" aria-label="Filter Durbuy verwijderen"',
  );
  expect(html).toContain(
    'href="/nl/te-koop/?city=DURBUY%7C6940&amp;q=Durbuy+xyzzy" aria-label="Filter ‘haard’ verwijderen"',
  );
  expect(html).toContain('aria-label="Filter Woorden: xyzzy verwijderen"');
  expect(html).toContain('In geen enkele tekst gevonden, dus niet op gefilterd: ‘xyzzy’.');
  expect(html).toContain('href="/nl/zoeken/?q=haard+in+Durbuy+xyzzy&amp;exact=1"');
});

test('without results each part has its own count, and a link if it has results', async () => {
  const { html } = await search('q=wasplaats+paard+sauna&exact=1');
  expect(html).toContain(
    '<a rel="nofollow" href="/nl/zoeken/?q=wasplaats">Wasplaats, in heel ons aanbod</a>',
  );
  expect(html).toContain('<span>1 te koop</span>');
  expect(html).toContain('<s>Sauna, in heel ons aanbod</s><span>in geen tekst</span>');
});

test.each([
  ['haard', { title: '1 pand met een haard', ids: [84213] }],
  ['wasplaats', { title: '1 pand voor ‘wasplaats’', ids: [84300] }],
  ['huis durbuy', { title: '1 pand van het type Huis in Durbuy', ids: [84213] }],
  ['durbuy', null],
  ['sauna', null],
  [
    'huis in Gent max 900.000',
    {
      title: expect.stringMatching(
        /^Nu geen pand te koop van het type Huis in Gent, .*; zonder gemeente en prijs 1$/,
      ),
      ids: [84213],
    },
  ],
])('the panel gets the properties found by “%s”', async (text, found) => {
  const response = await fetchPage(`/nl/zoeken/index/?words=${encodeURIComponent(text)}`);
  const json = v.parse(v.nullable(FoundByWords), await response.json());
  expect(json && { title: json.title, ids: json.properties.map(({ id }) => id) }).toEqual(found);
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=60');
});

describe('what is not published', () => {
  test.each(['Geheimstraat', '777777'])('“%s” is found by nobody', async (text) => {
    const { title } = await search(`q=${text}`);
    expect(title).toMatch(
      /^(?:In onze teksten vonden wij geen pand voor|Geen pand met referentie) /,
    );
  });

  test('a price is none of a home that hides its own', async () => {
    const response = await fetchPage('/nl/zoeken/?q=777.777');
    expect(response.headers.get('Location')).toBe('/nl/te-koop/?price-max=777777&q=777.777');
    const html = await (await fetchPage('/nl/te-koop/?price-max=777777')).text();
    expect(html).toMatch(/content="Te koop\s·\s0 panden"/);
  });
});
