import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../src/worker';

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
