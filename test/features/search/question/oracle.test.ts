import { expect, test } from 'vitest';
import { listExpectedHomes } from './expected-homes';
import { fetchPath, QUESTION_PATHS } from './fetch-answer';
import { HOMES } from './oracle-homes';
import questions from './oracle-questions.json';

/** Questions as people type them, with the homes that answer them, decided by hand (expected-homes.ts). */
const ORACLE = questions as [language: keyof typeof QUESTION_PATHS, text: string, answer: string][];

/** Returns the homes that a question lists on all pages of its list. */
async function listAnswers(language: keyof typeof QUESTION_PATHS, text: string): Promise<number[]> {
  const first = await fetchPath(`${QUESTION_PATHS[language]}?q=${encodeURIComponent(text)}`);
  const list = first.headers.get('Location') ?? '';
  if (!list) return [];
  const ids = new Set<number>();
  for (let page = 1, total = 1; ids.size < total; page++) {
    const html = await (
      await fetchPath(`${list}&units=1&page=${page}`.replace(/\/&/, '/?'))
    ).text();
    total = Number(/data-part="count"[^>]*>(\d+) /.exec(html)?.[1]);
    const cards = [...html.matchAll(/card__headline"[^>]*><a href="[^"]*\/(\d+)\/"/g)];
    // Behind its matches a list shows what comes near.
    for (const [, id] of cards.slice(0, total - ids.size)) ids.add(Number(id));
    if (cards.length === 0) break;
  }
  return [...ids];
}

test.each(ORACLE)('in %s “%s” lists %s', async (language, text, answer) => {
  const ids = await listAnswers(language, text);
  expect(ids.toSorted()).toEqual(
    listExpectedHomes(answer)
      .map(({ ID }) => ID)
      .toSorted(),
  );
});

test('there are three hundred questions, each asked once, of which most list some homes and not all', () => {
  expect(new Set(ORACLE.map(([language, text]) => `${language} ${text}`)).size).toBe(ORACLE.length);
  expect(ORACLE.length).toBeGreaterThanOrEqual(300);
  const choosing = ORACLE.filter(([, , answer]) => {
    const count = listExpectedHomes(answer).length;
    return count > 0 && count < HOMES.length;
  });
  expect(choosing.length).toBeGreaterThan(270);
});
