import { EPC_LETTERS } from '../../../domain/catalogue/epc-letters';
import type { PhraseMatch } from './find-phrase';
import { findPhrase } from './find-phrase';
import type { Lexeme } from './lexicon';
import type { Reading, TypedQuestion } from './typed-question';

const MAX_MARKS = 3;
const MIN_REFERENCE = 1000;

/** A number behind a mark, or one that is a reference of the site and no round amount. */
export function readReferenceAt(question: TypedQuestion, from: number): Reading | undefined {
  const { words, hasProperty } = question.source;
  const start =
    from + (findPhrase(words, question.tokens, from, ({ isAbout }) => isAbout)?.count ?? 0);
  let next = start;
  for (let marks = 0; marks < MAX_MARKS; marks++)
    next += findPhrase(words, question.tokens, next, ({ isMark }) => isMark)?.count ?? 0;
  const isMarked = next > start;
  const isPrefixed = isPrefix(question, next);
  const number = isPrefixed ? next + 1 : next;
  const [first, dash, rest] = question.tokens.slice(number, number + 3);
  // 'Ref. 84-236'
  const split = dash?.key === '-' && rest ? Number(`${first?.text}${rest.text}`) : Number.NaN;
  const isSplit = isMarked && hasProperty(split);
  const id = isSplit ? split : first?.value;
  next = isSplit ? number + 2 : number;
  if (id === undefined || !Number.isInteger(id) || id < 1) return undefined;
  const isKnown = hasProperty(id);
  const isRound = id % 1000 === 0 && question.tokens.length > 1;
  const isReference = isKnown
    ? isMarked || isPrefixed || !isRound
    : isMarked && id >= MIN_REFERENCE;
  return isReference
    ? { part: { kind: 'property', id, isKnown }, count: next + 1 - from }
    : undefined;
}

/** Letters with a dash before a number: 'HV-84213'. */
function isPrefix(question: TypedQuestion, position: number): boolean {
  const [letters, number] = question.tokens.slice(position, position + 2);
  return (
    number?.value !== undefined &&
    /^\p{L}{1,4}$/u.test(letters?.text ?? '') &&
    question.text.slice(letters?.end, number.start) === '-'
  );
}

/** 'EPC A', 'label B of beter', 'A-label', 'PEB max C'; no list can be asked for what is worse than one. */
export function readLabelAt(question: TypedQuestion, from: number): Reading | undefined {
  const { words } = question.source;
  const findBound = (at: number) =>
    findPhrase(words, question.tokens, at, ({ bounds }) => bounds[0]);
  const boundBefore = findBound(from);
  let next = from + (boundBefore?.count ?? 0);
  const label = findPhrase(words, question.tokens, next, ({ isLabel }) => isLabel);
  next += label?.count ?? 0;
  const boundBehind = boundBefore ? undefined : label && findBound(next);
  next += boundBehind?.count ?? 0;
  const bound = (boundBefore ?? boundBehind)?.value;
  const letter = readLetter(question, next, label !== undefined);
  if (!letter) return undefined;
  next += letter.count;
  const other = words.get(question.tokens[next]?.key ?? '')?.isJoin
    ? readLetter(question, next + 1, true)
    : undefined;
  if (other) next += 1 + other.count;
  const labelAfter = label ?? findPhrase(words, question.tokens, next, ({ isLabel }) => isLabel);
  if (!labelAfter) return undefined;
  if (!label) next += labelAfter.count;
  next +=
    findPhrase(words, question.tokens, next, ({ bounds }) =>
      bounds.find((bound) => bound === 'orMore' || bound === 'orLess'),
    )?.count ?? 0;
  if (bound === 'worseThan') return { part: { kind: 'vague' }, count: next - from };
  // 'B of C' is C or better.
  const last = EPC_LETTERS.findLastIndex((name) => name === letter.value || name === other?.value);
  // 'Beter dan C' is B.
  const epc = EPC_LETTERS[bound === 'moreThan' ? Math.max(0, last - 1) : last];
  return { part: { kind: 'criteria', criteria: { epc } }, count: next - from };
}

/** Above it nobody measures the energy of a square metre, and a number is a price. */
const HIGHEST_SCORE = 999;

/** Reads kilowatt-hours, which no list can be asked for: 'epc max 200', 'PEB < 170 kWh/m²'. Behind a label a number is no price. */
export function readScoreAt(question: TypedQuestion, from: number): Reading | undefined {
  const { tokens, source } = question;
  const find = <Value>(next: number, pick: (lexeme: Lexeme) => Value | undefined) =>
    findPhrase(source.words, tokens, next, pick);
  const label = find(from, ({ isLabel }) => isLabel);
  if (!label) return undefined;
  let next = from + label.count;
  next += find(next, ({ bounds }) => bounds[0])?.count ?? 0;
  const { value } = tokens[next] ?? {};
  if (value === undefined || value > HIGHEST_SCORE) return undefined;
  next++;
  if (find(next, ({ scale }) => scale)) return undefined;
  const unit = find(next, ({ quantities }) => quantities[0]);
  if (unit && unit.value !== 'unlisted') return undefined;
  return { part: { kind: 'vague' }, count: next - from + (unit?.count ?? 0) };
}

/** An energy letter; a small 'a' is a word, unless 'label' stands before it. */
function readLetter(
  question: TypedQuestion,
  from: number,
  isLabelled: boolean,
): PhraseMatch<(typeof EPC_LETTERS)[number]> | undefined {
  const token = question.tokens[from];
  if (!token || !/^[a-g]$/i.test(token.text) || (!isLabelled && token.text === 'a'))
    return undefined;
  let signs = 0;
  while (signs < 2 && question.tokens[from + 1 + signs]?.key === '+') signs++;
  const value = EPC_LETTERS.find(
    (letter) => letter === token.text.toUpperCase() + '+'.repeat(signs),
  );
  return value && { value, count: 1 + signs };
}
