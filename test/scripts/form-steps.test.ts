import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Compares the order of a form's checks in the documents with the list that runs them (decision 25). */

const SUBMIT = 'src/features/forms/kit/submit/submit.ts';
const [, list = ''] = /SUBMIT_STEPS[^=]*= \[\n([^\]]*)\]/.exec(readFileSync(SUBMIT, 'utf8')) ?? [];
const STEPS = [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name);

/** Returns the functions that a text names from the first step to the last. */
const findSteps = (text: string): string[] => {
  const part = text.slice(text.indexOf('`readBody`'), text.indexOf('`storeSubmission`') + 20);
  return [...part.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name);
};

test('the list of steps is found in the code', () => {
  expect(STEPS.length).toBeGreaterThan(9);
  expect(STEPS[0]).toBe('readBody');
  expect(STEPS.at(-1)).toBe('storeSubmission');
});

test.each(['docs/architecture.md', 'docs/security.md', 'docs/decisions/25-forms.md'])(
  '%s names the steps in the order in which they run',
  (document) => {
    expect(findSteps(readFileSync(document, 'utf8'))).toEqual(STEPS);
  },
);

test('docs/security.md names the answers that the code notes above each step', () => {
  const rows = readFileSync('docs/security.md', 'utf8').split('\n');
  const documented = STEPS.map((step) => {
    const row = rows.find((line) => line.startsWith(`| \`${step}\` |`)) ?? '';
    return row.split('|').at(-2)?.match(/\d{3}/g)?.sort();
  });
  // The comment above `parseAttemptAnswers` is about two steps and states no answer.
  const noted = STEPS.map((step) => {
    const lines = list.slice(0, list.search(RegExp(`^ {2}${step},$`, 'm'))).split(/^ {2}\w+,$/m);
    return lines
      .at(-1)
      ?.match(/\b\d{3}(?=[,.])/g)
      ?.sort();
  });
  expect(documented).toEqual(noted);
});
