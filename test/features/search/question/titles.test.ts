import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../../src/worker';

/** What the list that answers a question is called, and its first chips. */
const TITLES: readonly [path: string, text: string, title: string][] = [
  ['/nl/zoeken/', 'huis label C', 'Huizen, label C of beter'],
  ['/nl/zoeken/', 'huis zonder garage', 'Huizen zonder garage'],
  ['/nl/zoeken/', 'huis voor 6 personen', 'Huizen te huur, minstens 6 personen'],
  ['/fr/chercher/', 'maison nouveautés', 'Maisons, nouveau dans notre offre'],
  ['/fr/chercher/', 'maison en viager', 'Maisons, viager'],
  ['/fr/chercher/', 'maison plain pied PMR', 'Maisons de plain-pied'],
  // Durbuy has two postcodes: around it is one place all the same.
  ['/fr/chercher/', 'maison à 10 km de durbuy', 'Maisons à Durbuy et 10 km autour'],
  ['/nl/zoeken/', 'huis met zwmbad', 'Huizen met zwembad'],
];

async function fetchPath(path: string): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`http://localhost:8787${path}`, { redirect: 'manual' });
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  return response as unknown as Response;
}

test.each(TITLES)('%s “%s” is answered by the list “%s”', async (path, text, title) => {
  const answer = await fetchPath(`${path}?q=${encodeURIComponent(text)}`);
  const html = await (await fetchPath(answer.headers.get('Location') ?? '')).text();
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll('\u00a0', ' ')).toBe(title);
});
