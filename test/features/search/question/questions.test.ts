import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../../src/worker';
import questions from './questions.json';

/** Questions of visitors, in four languages, with what answers each on the demonstration site (decision 105). */
const QUESTIONS = questions as [language: 'nl' | 'fr', text: string, answer: string][];
const PATHS = { nl: '/nl/zoeken/', fr: '/fr/chercher/' };

/**
 * Returns what answers a question: the address of a list, a property or a project, without the question itself; of the
 * results page, what each chip says, '?' before those that choose nothing.
 */
async function answer(language: 'nl' | 'fr', text: string): Promise<string> {
  const context = createExecutionContext();
  const url = `http://localhost:8787${PATHS[language]}?q=${encodeURIComponent(text)}`;
  const request = new Request(url, { redirect: 'manual' });
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  const target = response.headers.get('Location');
  if (target) return decodeURIComponent(target.replace(/[?&]q=[^&]*/, '').replaceAll('+', ' '));
  const chips = [...(await response.text()).matchAll(/class="chip( chip--unread)?"[^>]*>(.*?) </g)];
  return chips
    .map(([, isUnread, name]) => `${isUnread ? '?' : ''}${name}`)
    .join(' | ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

test.each(QUESTIONS)('in %s “%s” is answered by %s', async (language, text, expected) => {
  expect(await answer(language, text)).toBe(expected);
});

test('there are enough questions, and each is asked once', () => {
  const asked = new Set(QUESTIONS.map(([language, text]) => `${language} ${text}`));
  expect(asked.size).toBe(QUESTIONS.length);
  expect(asked.size).toBeGreaterThanOrEqual(300);
});
