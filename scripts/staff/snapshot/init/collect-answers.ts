import { resolve } from 'node:path';
import * as v from 'valibot';
import { Language } from '../../../../src/domain/language/language';
import type { ImportFault } from '../../record-file';
import type { Terminal } from '../../terminal';
import type { Answers, Question } from './question';
import { findAnswerProblem, QUESTIONS } from './questions';

/** Good answers, or every reason against them by question. */
export type AnswersResult = { answers: Answers } | { faults: ImportFault[] };

/** Empties an answer that stands, where it may be empty. */
const NOTHING = '-';

/** Asks every question until its answer is good, with the answers before as they stand; undefined if there is no terminal. */
export async function askQuestions(
  { ask, print, style }: Terminal,
  folder: string,
  before: Answers = {},
): Promise<Answers | undefined> {
  const answers: Record<string, string> = {};
  for (const question of QUESTIONS) {
    for (;;) {
      const standing = before[question.name] ?? question.initial ?? '';
      const typed = await ask(`${question.text}${standing && ` [${standing}]`}: `);
      if (typed === undefined) return undefined;
      const isEmptied = typed.trim() === NOTHING && question.initial === '';
      const answer = isEmptied ? '' : readAnswer(question, typed, folder) || standing;
      const problem = await findAnswerProblem(question, answer, answers);
      answers[question.name] = answer;
      if (problem === undefined) break;
      print(style('red', `  ${answer ? `${answer}: ` : ''}${problem}.`));
    }
  }
  return answers;
}

/** Reads an answer; a file is one of the folder. */
function readAnswer({ isFile }: Question, typed: string, folder: string): string {
  const answer = typed.trim();
  return isFile && answer ? resolve(folder, answer) : answer;
}

const AnswerFile = v.record(
  v.string(),
  v.union(
    [
      v.string(),
      v.array(v.string()),
      v.pipe(
        v.record(Language, v.string()),
        v.transform((texts) =>
          Object.entries(texts)
            .map(([language, text]) => `${language}: ${text}`)
            .join('; '),
        ),
      ),
    ],
    'is neither a text, nor a list of texts, nor texts by language',
  ),
);

/**
 * Parses a file of answers in a folder, on top of the answers before: the answers, or every reason against them by
 * question.
 */
export async function readAnswersFile(
  text: string,
  folder: string,
  before: Answers = {},
): Promise<AnswersResult> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (problem) {
    return { faults: [createFault('', `is not valid JSON: ${(problem as Error).message}`)] };
  }
  const parsed = v.safeParse(AnswerFile, json);
  if (!parsed.success)
    return {
      faults: parsed.issues.map((issue) => createFault(v.getDotPath(issue) ?? '', issue.message)),
    };
  const known = QUESTIONS.map(({ name }) => name);
  const faults = Object.keys(parsed.output)
    .filter((name) => !known.includes(name))
    .map((name) => createFault(name, 'answers no question'));
  const answers = Object.fromEntries(
    QUESTIONS.map((question) => {
      const { name, initial = '', separator = ', ' } = question;
      const given = parsed.output[name];
      const text = typeof given === 'string' ? given : (given?.join(separator) ?? '');
      const answer = readAnswer(question, text, folder);
      return [name, answer || (given === undefined && before[name]) || initial];
    }),
  );
  for (const question of QUESTIONS) {
    const problem = await findAnswerProblem(question, answers[question.name] ?? '', answers);
    if (problem) faults.push(createFault(question.name, problem));
  }
  return faults.length > 0 ? { faults } : { answers };
}

const createFault = (field: string, message: string): ImportFault => ({
  record: 'answers',
  field,
  message,
});
