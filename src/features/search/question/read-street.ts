import { streetEndings } from '../../../../dist/build/question.json';
import { findPhrase } from './find-phrase';
import type { Meaning } from './lexicon';
import type { Reading, TypedQuestion } from './typed-question';
import { sliceText } from './typed-question';

const MAX_STREET_WORDS = 7;
/** A stem of a name: 'Kerkstraat', not 'straat'. */
const MIN_STEM = 3;
/** Articles and prepositions are shorter. */
const MIN_NOUN = 4;

/**
 * Reads the name of a street. The first word that is none of grammar is of its name, whatever it means elsewhere ('rue de
 * Lier', 'chemin des Prés', of which 'prés' reads like 'près'); what follows is, until it means something, a number
 * stands there or the name is cut by a comma. The number of the house is left out.
 */
export function readStreetAt(question: TypedQuestion, from: number): Reading | undefined {
  const end = findStreetEnd(question, from);
  if (end === undefined) return undefined;
  const text = sliceText(question, from, end - from);
  return {
    part: { kind: 'words', text },
    count: end - from + Number(isHouseNumber(question, end)),
  };
}

function findStreetEnd(question: TypedQuestion, from: number): number | undefined {
  const { words } = question.source;
  const key = question.tokens[from]?.key ?? '';
  if (!words.get(key)?.isStreet) return isStreetName(question, key) ? from + 1 : undefined;
  let end: number | undefined;
  for (let next = from + 1; next < from + MAX_STREET_WORDS; next++) {
    const token = question.tokens[next];
    if (!token || token.value !== undefined || isCut(question, next)) break;
    const meanings = getMeanings(question, token.key);
    const isGrammar = meanings.every(({ kind }) => kind === 'nothing' || kind === 'near');
    if (end !== undefined && (!isGrammar || startsPlace(question, next))) break;
    // Words of grammar are of the name only if more of it follows.
    if (meanings.length === 0 || !isGrammar || isLastWord(question, next)) end = next + 1;
    else if (next > from + 1 && isBeforePlace(question, next)) end = next + 1;
  }
  return end;
}

const startsPlace = ({ source, tokens }: TypedQuestion, position: number): boolean =>
  findPhrase(source.words, tokens, position, ({ meanings }) =>
    meanings.find(({ kind }) => kind === 'place'),
  ) !== undefined;

/** Whether a word behind an article is the name, since a place follows: 'chemin des Prés Lier', 'rue du Centre Lier'. */
const isBeforePlace = (question: TypedQuestion, position: number): boolean =>
  (question.tokens[position]?.key.length ?? 0) >= MIN_NOUN && startsPlace(question, position + 1);

/** Whether nothing of a name follows although one began: 'chemin des Prés', 'Rue du Près 5'. */
const isLastWord = (question: TypedQuestion, position: number): boolean => {
  const next = question.tokens[position + 1];
  const isNamed = (question.tokens[position]?.key.length ?? 0) >= MIN_STEM;
  return isNamed && (!next || next.value !== undefined || isCut(question, position + 1));
};

const isStreetName = (question: TypedQuestion, key: string): boolean =>
  streetEndings.some((ending) => key.endsWith(ending) && key.length >= ending.length + MIN_STEM) &&
  getMeanings(question, key).length === 0;

const getMeanings = (question: TypedQuestion, key: string): readonly Meaning[] =>
  question.source.words.get(key)?.meanings ?? [];

/** Whether something stands before a word that ends a name. */
const isCut = ({ text, tokens }: TypedQuestion, position: number): boolean =>
  /[,;()]/.test(text.slice(tokens[position - 1]?.end, tokens[position]?.start));

/** A number that counts nothing: 'Rue du Moulin 12', not 'Rue du Moulin 3 chambres'. */
function isHouseNumber(question: TypedQuestion, position: number): boolean {
  const token = question.tokens[position];
  if (token?.value === undefined || token.value >= 1000) return false;
  const behind = question.source.words.get(question.tokens[position + 1]?.key ?? '');
  return !behind || (behind.quantities.length === 0 && behind.scale === undefined);
}
