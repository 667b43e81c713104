import { expect, test } from 'vitest';
import { fetchAnsweringPage } from './fetch-answer';
import questions from './said-questions.json';

/** Questions with what the chips of their page say, '?' before those that choose nothing (decision 105). */
const QUESTIONS = questions as [language: 'nl' | 'fr', text: string, chips: string][];

test.each(QUESTIONS)('in %s “%s” is told to be read as %s', async (language, text, expected) => {
  const html = await fetchAnsweringPage(language, text);
  const chips = [...html.matchAll(/class="chip( chip--unread)?"[^>]*>(.*?) ?</g)].map(
    ([, isUnread, name]) => `${isUnread ? '?' : ''}${name}`,
  );
  const said = chips.join(' | ').replaceAll('\u00a0', ' ').replaceAll('&#x27;', "'");
  expect(said).toBe(expected);
});
