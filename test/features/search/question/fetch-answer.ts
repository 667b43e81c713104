import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../../../src/worker';

/** The addresses that answer a typed question. */
export const QUESTION_PATHS = {
  ...{ nl: '/nl/zoeken/', fr: '/fr/chercher/' },
  ...{ en: '/en/search/', de: '/de/suche/' },
};

/** Fetches a path of the demonstration site; a list that a question leads to is not followed. */
export async function fetchPath(path: string): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`http://localhost:8787${path}`, { redirect: 'manual' });
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  // English and German are off on the demonstration: their addresses lead to the default language.
  return response.status === 301
    ? fetchPath(response.headers.get('Location') ?? '')
    : (response as unknown as Response);
}

/** Fetches the page that answers a typed question on the demonstration site: a list, a property or the results page. */
export async function fetchAnsweringPage(language: 'nl' | 'fr', text: string): Promise<string> {
  const first = await fetchPath(`${QUESTION_PATHS[language]}?q=${encodeURIComponent(text)}`);
  const target = first.headers.get('Location');
  return (target ? await fetchPath(target) : first).text();
}
