import { findPhrase } from './find-phrase';
import type { Lexeme } from './lexicon';
import type { Reading, TypedQuestion } from './typed-question';

/** 'Bouwjaar na', 'gebouwd tussen' */
const MAX_WORDS = 3;

const [FIRST_YEAR, LAST_YEAR] = [1500, 2100];

const isYearWord = ({ isYear }: Lexeme): true | undefined => isYear || undefined;

/** 'Voor 1500 euro per maand' */
const isPaid = ({ isMonth, quantities }: Lexeme): true | undefined =>
  isMonth || quantities.includes('euro') || undefined;

const isYearBound = ({ bounds, meanings }: Lexeme): true | undefined =>
  bounds.length > 0 || meanings[0]?.kind === 'nothing' || undefined;

/** Reads the years of building, which no list can be asked for: 'bouwjaar na 2000', 'gebouwd tussen 1990 en 2000', 'd’avant 1950'. */
export function readYearAt(question: TypedQuestion, from: number): Reading | undefined {
  const { tokens, source } = question;
  const skip = (next: number, pick: typeof isYearWord) =>
    findPhrase(source.words, tokens, next, pick)?.count ?? 0;
  let next = from;
  for (let words = 0; words < MAX_WORDS; words++) next += skip(next, isYearWord);
  const isSaidBefore = next > from;
  const isOfHome = !isSaidBefore && isYearOfHome(question, next);
  for (let words = 0; words < MAX_WORDS; words++) next += skip(next, isYearBound);
  if (!isYear(question, next++) || skip(next, isPaid) > 0) return undefined;
  if (isOfHome) return { part: { kind: 'vague' }, count: next - from };
  const isJoined = source.words.get(tokens[next]?.key ?? '')?.isJoin;
  if (isJoined && isYear(question, next + 1)) next += 2;
  const behind = skip(next, isYearWord);
  // 'Tussen 1990 en 2000 gebouwd'; what stands before a number belongs to it.
  const isSaidBehind = behind > 0 && tokens[next + behind]?.value === undefined;
  if (!isSaidBefore && !isSaidBehind) return undefined;
  return { part: { kind: 'vague' }, count: next - from + (isSaidBehind ? behind : 0) };
}

/** Of these years there are homes; no rent is said to be 'of' so much without a word for it. */
const [FIRST_HOME, LAST_HOME] = [1800, 2035];

/** Whether 'of' a year says when a home was built, 'huis van 1970', 'maison de 1890', in a question about no rent. */
function isYearOfHome({ tokens, source }: TypedQuestion, from: number): boolean {
  const bounds = source.words.get(tokens[from]?.key ?? '')?.bounds ?? [];
  const { value = 0 } = tokens[from + 1] ?? {};
  if (!bounds.includes('between') || bounds.includes('min')) return false;
  if (value < FIRST_HOME || value > LAST_HOME) return false;
  const isAmount = findPhrase(source.words, tokens, from + 2, (lexeme) =>
    lexeme.isJoin || lexeme.isMonth || lexeme.scale || lexeme.quantities.length > 0
      ? true
      : undefined,
  );
  return !isAmount && !tokens.some((_, at) => findPhrase(source.words, tokens, at, namesRent));
}

const namesRent = ({ meanings }: Lexeme): true | undefined =>
  meanings.some((meaning) => meaning.kind === 'goal' && meaning.goal === 'rent') || undefined;

function isYear({ tokens }: TypedQuestion, position: number): boolean {
  const { value, text } = tokens[position] ?? {};
  return value !== undefined && text?.length === 4 && value >= FIRST_YEAR && value <= LAST_YEAR;
}
