import * as v from 'valibot';
import { Promises } from '../../../../src/domain/site/configuration/promises';
import { findMissingLanguage, readLocalized } from './localized-answer';
import type { Answers, Question } from './question';
import { splitList } from './split-list';

/** What the agency promises (decision 116): an empty answer is said nowhere. */
export const PROMISE_QUESTIONS: readonly Question[] = [
  createPromise('answerWorkdays', 'Working days until a visitor is answered, at most (2)'),
  createPromise(
    'valuationWorkdays',
    'Working days from a visit to the report of its valuation (5)',
  ),
  createPromise('visitLanguages', 'Languages in which the agency shows properties (nl, fr)'),
  createPromise('newsletterPerMonth', 'Newsletters a month, at most (2)'),
  {
    ...createPromise(
      'soldBeforePortalsPercent',
      'Per cent of sales made before the portals, of which day and out of which register (34; 2026-10-31; own register)',
    ),
    findProblem: (answer, answers) => {
      if (answer === '') return undefined;
      const problem = findPromiseProblem('soldBeforePortalsPercent', answer);
      return problem ?? findMissingLanguage(splitShare(answer).source, answers);
    },
  },
];

function createPromise(name: keyof Promises, text: string): Question {
  return {
    name,
    text: `${text}; empty if it is not promised`,
    initial: '',
    findProblem: (answer) => (answer === '' ? undefined : findPromiseProblem(name, answer)),
  };
}

/** How each answer is written as the schema of promises reads it. */
const PROMISE_READERS: Record<keyof Promises, (answer: string) => unknown> = {
  answerWorkdays: readNumber,
  valuationWorkdays: readNumber,
  visitLanguages: (answer) => splitList(answer),
  newsletterPerMonth: readNumber,
  soldBeforePortalsPercent(answer) {
    const { value, asOf, source } = splitShare(answer);
    return { value: readNumber(value), asOf, source: readLocalized(source) };
  },
};

function splitShare(answer: string) {
  const [value = '', asOf = '', ...source] = splitList(answer, ';');
  return { value, asOf, source: source.join('; ') };
}

function readNumber(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Returns what the schema of promises has against an answer. */
function findPromiseProblem(name: keyof Promises, answer: string): string | undefined {
  const result = v.safeParse(Promises, { [name]: PROMISE_READERS[name](answer) });
  return result.success ? undefined : result.issues[0].message;
}

/** Returns the promises of good answers. */
export const readPromises = (answers: Answers): Promises =>
  v.parse(
    Promises,
    Object.fromEntries(
      Object.entries(PROMISE_READERS).flatMap(([name, read]) =>
        answers[name] ? [[name, read(answers[name])]] : [],
      ),
    ),
  );
