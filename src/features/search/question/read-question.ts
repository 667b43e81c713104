import type { CatalogueLanguage } from '../../../domain/language/language';
import { findPhrase } from './find-phrase';
import type { Lexeme, Meaning, WithState } from './lexicon';
import { chooseMeaning, isGrammar } from './lexicon';
import type { QuestionPart } from './question';
import { limitParts } from './question';
import type { Amount } from './read-amount';
import { readAmount } from './read-amount';
import { readLabelAt, readReferenceAt, readScoreAt } from './read-marked';
import { readStreetAt } from './read-street';
import { readYearAt } from './read-year';
import { isLandQuantity } from './resolve-amount';
import { resolveParts } from './resolve-parts';
import type { TypedPart } from './typed-part';
import type { QuestionSource, Reading, TypedQuestion } from './typed-question';
import { findOr, joinKeys, readGap, sliceText, splitQuestion } from './typed-question';

/**
 * Reads a typed text in any of the four languages (decision 105): references, amounts and other criteria, places,
 * types, projects, pages; what is left are words to look for in the texts of properties. The longest phrase wins.
 */
export function readQuestion(text: string, source: QuestionSource): QuestionPart[] {
  const question = splitQuestion(text, source);
  const parts: TypedPart[] = [];
  let withWord: string | undefined;
  /** The word 'zonder', until something else than what it is about is read; 'zonder tuin of terras' goes on. */
  let without: string | undefined;
  for (let from = 0; from < question.tokens.length; ) {
    const { part, count, lexeme } = readAt(question, from, Boolean(withWord), parts.at(-1));
    const next = from + count;
    const text = sliceText(question, from, count);
    const isWanted = without === undefined || part?.kind === 'amount';
    if (part)
      parts.push({
        ...{ text, ...part, withWord, or: findOr(question, from) },
        ...(!isWanted && { without: `${without}${text}` }),
      });
    const following = question.source.words.get(question.tokens[next]?.key ?? '');
    const goesOn = following?.isAlso;
    if (lexeme?.isWithout) without = text + readGap(question, next);
    else if (lexeme?.isWith || (part && (isWanted || !goesOn))) without = undefined;
    // 'Met stallen en weide', 'met 2 ha weide': the meadow belongs to the farm too.
    const isSurface = part?.kind === 'amount' && isLandQuantity(part.amount.quantity);
    const isLeft = part && !isSurface && !(goesOn && !following?.isOr);
    // 'Huis met een winkel', 'huis bij winkels': a type behind it is no type.
    if (lexeme?.isWith || (part?.kind === 'near' && !part.isBehind)) withWord = text;
    // 'Met … in Lier': what stands there says where.
    else if (isLeft || lexeme?.isWhere) withWord = undefined;
    from = next;
  }
  return limitParts([...resolveParts(parts, source), ...question.signs], question.beyond);
}

const readAt = (
  question: TypedQuestion,
  from: number,
  isWith: boolean,
  before: TypedPart | undefined,
): Reading =>
  readReferenceAt(question, from) ??
  readYearAt(question, from) ??
  readScoreAt(question, from) ??
  readPricedAmount(question, from, before) ??
  readLabelAt(question, from) ??
  readStreetAt(question, from) ??
  readPhrase(question, from, isWith && chooseWithState(before)) ??
  readRest(question, from);

/** Behind 'met 500 m²' and 'bij' a town is one. */
const chooseWithState = (before: TypedPart | undefined): WithState =>
  before?.kind === 'amount' || before?.kind === 'near' ? 'with amount' : 'with';

const [MIN_PRICE, MIN_BARE_PRICE] = [100, 10_000];

/** An amount of something, or a number that can only be a price. */
function readPricedAmount(
  question: TypedQuestion,
  from: number,
  before: TypedPart | undefined,
): Reading | undefined {
  const counted = before?.kind === 'amount' ? before.amount : undefined;
  const first = readAmount(question.source.words, question.tokens, from, counted);
  const read = first && countAsNext(question, from, first);
  if (!read) return undefined;
  const { amount, count } = read;
  if (!amount.quantity && !isPrice(question, from, amount)) return undefined;
  // 'Twintig jaar makelaar aan de rivier' may be the title of an article.
  if (amount.quantity === 'unlisted' && (readPhrase(question, from, false)?.count ?? 0) > count)
    return undefined;
  const around = amount.around.flatMap(
    ({ key }) =>
      question.source.words
        .get(key)
        ?.meanings.find(({ kind }) => kind === 'type' || kind === 'criteria') ?? [],
  );
  return { part: { kind: 'amount', amount, around }, count };
}

type ReadAmount = NonNullable<ReturnType<typeof readAmount>>;

/** 'Minstens 2 maar hoogstens 4 slaapkamers': of two bounds the first counts what the second does. */
function countAsNext(question: TypedQuestion, from: number, read: ReadAmount): ReadAmount {
  const { tokens, source } = question;
  if (read.amount.quantity || !read.amount.isBound) return read;
  const joint = source.words.get(tokens[from + read.count]?.key ?? '');
  const isJoint = joint?.isJoin || joint?.isAlso || joint?.meanings[0]?.kind === 'nothing';
  const next = readAmount(source.words, tokens, from + read.count + (isJoint ? 1 : 0))?.amount;
  if (!next?.isBound || !next.quantity) return read;
  return readAmount(source.words, tokens, from, next) ?? read;
}

/** Whether a number without a unit can only be a price. */
function isPrice(
  question: TypedQuestion,
  from: number,
  { min, max, isBound, isScaled, isGrouped, isMonthly }: Amount,
): boolean {
  const value = max ?? min ?? 0;
  if (isScaled || isMonthly) return true;
  const isPlace = question.source.words
    .get(question.tokens[from]?.key ?? '')
    ?.meanings.some(({ kind }) => kind === 'place');
  if (isBound) return value >= MIN_PRICE && !isPlace;
  return value >= MIN_BARE_PRICE && (isGrouped || value % 500 === 0);
}

/** The longest phrase that means something. */
function readPhrase(question: TypedQuestion, from: number, isWith: WithState): Reading | undefined {
  const { words, stems, language } = question.source;
  const pick = ({ meanings }: { meanings: readonly Meaning[] }) =>
    chooseMeaning(meanings, language, isWith);
  const exact = findPhrase(words, question.tokens, from, pick);
  const [found] = [
    exact,
    findPhrase(stems[language], question.stems[language], from, pick),
    findPhrase(stems.nl, question.stems.nl, from, pick),
    findPhrase(stems.fr, question.stems.fr, from, pick),
  ]
    .filter((match) => match !== undefined)
    // The longest; of these what is meant exactly, unless it says nothing.
    .toSorted(
      (a, b) =>
        b.count - a.count ||
        Number(a.value.kind === 'nothing') - Number(b.value.kind === 'nothing'),
    );
  const allIn = findPhrase(words, question.tokens, from, ({ quantities }) =>
    quantities.find((quantity) => quantity === 'allIn'),
  );
  if (allIn && allIn.count >= (found?.count ?? 0))
    return { part: { kind: 'allIn' }, count: allIn.count };
  if (!found) return undefined;
  const { value, count } = found;
  const lexeme = words.get(joinKeys(question, from, count));
  if (value.kind === 'criteria')
    return {
      part: {
        ...value,
        type: lexeme?.meanings.find((meaning) => meaning.kind === 'type')?.webId,
      },
      count,
    };
  // What the site itself calls so is of the same type.
  if (value.kind === 'words')
    return { part: { ...value, type: value.type ?? findWords(lexeme, language)?.type }, count };
  if (value.kind === 'plan')
    return { part: { ...value, other: findWords(lexeme, language) }, count };
  if (value.kind !== 'nothing') return { part: value, count };
  // 'À partir de' without a number is no 'à' before a word.
  const grammar = findPhrase(words, question.tokens, from, isGrammar)?.count ?? 0;
  if (grammar > count) return { count: grammar };
  return { count, lexeme };
}

const findWords = (lexeme: Lexeme | undefined, language: CatalogueLanguage) => {
  const words = (lexeme?.meanings ?? []).filter((meaning) => meaning.kind === 'words');
  const type = words.find((meaning) => meaning.type !== undefined)?.type;
  const [first] = [...words.filter(({ found }) => found[language]), ...words];
  return first && { ...first, type };
};

const MAX_WORD_LENGTH = 60;

/** A number, a word that no table knows, or a sign. */
function readRest(question: TypedQuestion, from: number): Reading {
  const token = question.tokens[from];
  if (!token || !/[\p{L}\d]/u.test(token.text)) return { count: 1 };
  if (token.value === undefined) {
    const grammar = findPhrase(question.source.words, question.tokens, from, isGrammar);
    if (grammar) return { count: grammar.count };
    const text = [...token.text].slice(0, MAX_WORD_LENGTH).join('');
    return { part: { kind: 'words', text }, count: 1 };
  }
  return { part: { kind: 'bare', value: token.value, digits: token.text }, count: 1 };
}
