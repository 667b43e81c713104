import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../src/worker';

/** Returns the title of the results for a text on the demonstration site. */
async function fetchTitle(path: string, text: string): Promise<string | undefined> {
  const context = createExecutionContext();
  const url = `http://localhost:8787${path}?q=${encodeURIComponent(text)}`;
  const response = await worker.fetch(
    new Request(url) as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  return /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];
}

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
