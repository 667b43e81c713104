import * as v from 'valibot';
import type { ImportFault } from '../../record-file';
import type { Terminal } from '../../terminal';
import type { Answers, Question } from './questions';
import { findAnswerProblem, QUESTIONS } from './questions';

/** Asks every question until its answer is good; undefined if there is no terminal to ask on. */
export async function askQuestions({ ask, print, style }: Terminal): Promise<Answers | undefined> {
  const answers: Record<string, string> = {};
  for (const question of QUESTIONS) {
    for (;;) {
      const typed = await ask(formatQuestion(question));
      if (typed === undefined) return undefined;
      const answer = typed.trim() || (question.initial ?? '');
      const problem = await findAnswerProblem(question, answer, answers);
      answers[question.name] = answer;
      if (problem === undefined) break;
      print(style('red', `  ${answer ? `${answer}: ` : ''}${problem}.`));
    }
  }
  return answers;
}

const formatQuestion = ({ text, initial }: Question) =>
  `${text}${initial ? ` [${initial}]` : ''}: `;

const AnswerFile = v.record(
  v.string(),
  v.union(
    [
      v.string(),
      v.pipe(
        v.array(v.string()),
        v.transform((list) => list.join(', ')),
      ),
    ],
    'is neither a text nor a list of texts',
  ),
);

/** Parses a file of answers: the answers, or every reason against them by question. */
export async function readAnswersFile(
  text: string,
): Promise<{ answers: Answers } | { faults: ImportFault[] }> {
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
    QUESTIONS.map(({ name, initial = '' }) => [name, parsed.output[name]?.trim() || initial]),
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
