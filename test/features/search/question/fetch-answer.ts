import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../../../src/worker';

const PATHS = { nl: '/nl/zoeken/', fr: '/fr/chercher/' };

async function fetchAnswer(path: string): Promise<Response> {
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

/** Fetches the page that answers a typed question on the demonstration site: a list, a property or the results page. */
export async function fetchAnsweringPage(language: 'nl' | 'fr', text: string): Promise<string> {
  const first = await fetchAnswer(`${PATHS[language]}?q=${encodeURIComponent(text)}`);
  const target = first.headers.get('Location');
  return (target ? await fetchAnswer(target) : first).text();
}
