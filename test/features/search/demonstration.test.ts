import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import articles from '../../../data/site/articles.json';
import worker from '../../../src/worker';
import { HOMES } from './question/oracle-homes';

const HOUSE = 1;

/** Fetches what answers a text on the demonstration site: a list, or the results page. */
async function fetchResults(path: string, text: string): Promise<string> {
  const context = createExecutionContext();
  const fetchPath = (target: string) =>
    worker.fetch(
      new Request(`http://localhost:8787${target}`, { redirect: 'manual' }) as Parameters<
        typeof worker.fetch
      >[0],
      { ...env },
      context,
    );
  const first = await fetchPath(`${path}?q=${encodeURIComponent(text)}`);
  const target = first.headers.get('Location');
  const response = target ? await fetchPath(target) : first;
  await waitOnExecutionContext(context);
  return response.text();
}

const fetchCount = async (path: string, text: string) =>
  /data-part="count"[^>]*>(.*?)<\/h2>/.exec(await fetchResults(path, text))?.[1];

test.each(['open haard', 'paarden', 'aan de rivier', 'tweede verblijf', 'boerderij', 'gîte'])(
  'the demonstration has homes for “%s”',
  async (text) => {
    expect(await fetchCount('/nl/zoeken/', text)).toMatch(/^[1-9]\d* pand/);
  },
);

test.each([
  'cheminée',
  'chevaux',
  'bord de rivière',
  'seconde résidence',
  'ferme',
  'bord de l’eau',
])('the demonstration has homes for “%s”', async (text) => {
  expect(await fetchCount('/fr/chercher/', text)).toMatch(/^[1-9]\d* bien/);
});

test('what comes nearest to a question without results is ordered by what the title names', async () => {
  const html = await fetchResults('/nl/zoeken/', 'huis in Spa tot 100.000 met grafkelder');
  const [, nearest = ''] = html.split('Komt het dichtst in de buurt');
  expect(nearest).toMatch(/^ <small>kleinste verschil in .*prijs.* eerst<\/small>/);
  const prices = [...nearest.matchAll(/class="card__amount"[^>]*>(?:€|&#8364;)\s([\d.]+)/g)].map(
    ([, price = '']) => Number(price.replaceAll('.', '')),
  );
  expect(prices).toHaveLength(3);
  expect(Math.max(...prices)).toBeLessThan(250_000);
});

test('what lies nearest to a town without offers comes first', async () => {
  const html = await fetchResults('/nl/zoeken/', 'huis in Eupen');
  expect(html).toContain('Wij hebben nu geen panden in Eupen.');
  const [, nearest = ''] = html.split('Komt het dichtst in de buurt');
  expect(nearest).toMatch(/^ <small>kleinste verschil in kilometers.* eerst<\/small>/);
  const towns = [
    ...nearest.matchAll(/card__headline"[^>]*><a href="\/nl\/te-koop\/([^/]+)\//g),
  ].map(([, town]) => town);
  expect(towns).toEqual(['spa', 'malmedy', 'stavelot']);
});

test('what is near a kind of home is of its type: no plot stands for a villa', async () => {
  const html = await fetchResults('/nl/zoeken/', 'villa met zwembad in Spa max 150k');
  const [, nearest = ''] = html.split('Komt het dichtst in de buurt');
  const ids = [...nearest.matchAll(/card__headline"[^>]*><a href="[^"]*\/(\d+)\/"/g)].map(
    ([, id]) => Number(id),
  );
  expect(ids).toHaveLength(3);
  for (const id of ids) expect(HOMES.find(({ ID }) => ID === id)?.types).toContain(HOUSE);
});

/** The pages of the site that answer a question, by the rows of its results page. */
const fetchPages = async (path: string, text: string) =>
  [...(await fetchResults(path, text)).matchAll(/class="search__page" href="([^"]*)"/g)].map(
    ([, href]) => href,
  );

test.each(articles.flatMap(({ path, title }) => (path ? [[title.nl, title.fr] as const] : [])))(
  'the article “%s” is found by its title',
  async (nl, fr) => {
    // A title that says what somebody wants, 'Kopen', opens that list.
    if (!nl.includes(' ')) return;
    const [dutch, french] = [
      await fetchPages('/nl/zoeken/', nl),
      await fetchPages('/fr/chercher/', fr),
    ];
    expect([dutch.length, french.length]).toEqual([1, 1]);
  },
);

test.each([
  ['nl', 'kadastraal inkomen', '/nl/faq/kadastraal-inkomen/'],
  ['nl', 'wat is kadastraal inkomen', '/nl/faq/kadastraal-inkomen/'],
  ['nl', 'notariskosten', '/nl/faq/andere-kosten/'],
  ['fr', 'revenu cadastral', '/fr/faq/revenu-cadastral/'],
  ['fr', 'frais de notaire', '/fr/faq/autres-frais/'],
  ['fr', 'droits d’enregistrement', '/fr/faq/autres-frais/'],
  ['nl', 'notary fees', '/nl/faq/andere-kosten/'],
  ['nl', 'Grunderwerbsteuer', '/nl/faq/andere-kosten/'],
  ['fr', 'certificat PEB', '/fr/faq/certificat-peb/'],
])('in %s “%s” leads to %s', async (language, text, href) => {
  const path = language === 'nl' ? '/nl/zoeken/' : '/fr/chercher/';
  expect(await fetchPages(path, text)).toEqual([href]);
});
