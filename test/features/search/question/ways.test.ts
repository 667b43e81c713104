import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../../src/worker';
import questions from './oracle-questions.json';

/**
 * The ways to ask a question: the button, Enter and a form without script send it to the same address; the panel asks the
 * index and leads there; a list's own address holds what was understood, and its box asks again.
 */
const QUESTIONS = questions as [language: keyof typeof PATHS, text: string, answer: string][];
const PATHS = {
  ...{ nl: '/nl/zoeken/', fr: '/fr/chercher/' },
  ...{ en: '/en/search/', de: '/de/suche/' },
};

async function fetchPath(path: string): Promise<Response> {
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

interface PanelAnswer {
  href: string;
  isWhole: boolean;
  properties: { href: string }[];
}

test.each(QUESTIONS)(
  'in %s “%s” has one answer whichever way it is asked',
  async (language, text) => {
    const search = `${PATHS[language]}?q=${encodeURIComponent(text)}`;
    const list = (await fetchPath(search)).headers.get('Location') ?? '';
    expect(list).not.toBe('');
    const typed = new URL(list, 'http://localhost:8787').searchParams.get('q');
    if (typed !== null) {
      expect(typed).toBe(text);
      // The box above the list asks the same again.
      const again = `${PATHS[language]}?q=${encodeURIComponent(typed)}`;
      expect((await fetchPath(again)).headers.get('Location')).toBe(list);
    }
    const index = `${PATHS[language]}index/?words=${encodeURIComponent(text)}`;
    const panel: PanelAnswer | null = await (await fetchPath(index)).json();
    if (!panel) return;
    const target = new URL(panel.href, 'http://localhost:8787');
    expect((await fetchPath(target.pathname + target.search)).headers.get('Location')).toBe(list);
    // The homes that the panel shows are among those of the list, with each unit of a project apart.
    const each = `${list}${list.includes('?') ? '&' : '?'}units=1`;
    const html = await (await fetchPath(each)).text();
    for (const { href } of panel.properties) expect(html).toContain(href);
  },
);
