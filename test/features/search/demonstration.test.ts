import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../src/worker';

/** Fetches the results for a text on the demonstration site. */
async function fetchResults(path: string, text: string): Promise<string> {
  const context = createExecutionContext();
  const url = `http://localhost:8787${path}?q=${encodeURIComponent(text)}`;
  const response = await worker.fetch(
    new Request(url) as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  return response.text();
}

const fetchTitle = async (path: string, text: string) =>
  /<h1>(.*?)<\/h1>/.exec(await fetchResults(path, text))?.[1];

test.each(['open haard', 'paarden', 'aan de rivier', 'tweede verblijf', 'boerderij', 'gîte'])(
  'the demonstration has homes for “%s”',
  async (text) => {
    expect(await fetchTitle('/nl/zoeken/', text)).toMatch(/^\d+ panden /);
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
  expect(await fetchTitle('/fr/chercher/', text)).toMatch(/^\d+ biens /);
});

test('what comes nearest to a question without results is ordered by what the title names', async () => {
  const html = await fetchResults('/nl/zoeken/', 'huis in Spa tot 100.000 met grafkelder');
  const [, nearest = ''] = html.split('Komt het dichtst in de buurt');
  expect(nearest).toMatch(/^ <small>kleinste verschil in .*prijs.* eerst<\/small>/);
  const prices = [...nearest.matchAll(/class="card__amount"[^>]*>(?:€|&#8364;)\s([\d.]+)/g)].map(
    ([, price = '']) => Number(price.replaceAll('.', '')),
  );
  expect(prices).toHaveLength(4);
  expect(Math.max(...prices)).toBeLessThan(250_000);
});
