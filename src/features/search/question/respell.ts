import { computeEditDistance, isWithinEdits } from '../../../domain/catalogue/edit-distance';
import type { Lexeme, Lexicon } from './lexicon';
import { listLongWords } from './packed-lexicon';
import { cleanText, tokenize } from './tokenize';

/** Shorter words resemble too many others; two slips are made in long ones. */
const [MIN_LENGTH, MIN_LENGTH_OF_TWO] = [5, 8];

/** The words of the tables, once somebody misspells one. */
let longWords: readonly string[] | undefined;

/**
 * Returns a text with words of the tables instead of misspelt ones: 'slaapkmers', 'zwmbad', 'bedroms'. `misspelt` are the
 * keys of words that nothing else explains; undefined if they resemble none.
 */
export function respell(
  text: string,
  misspelt: ReadonlySet<string>,
  words: Lexicon,
): string | undefined {
  const clean = cleanText(text);
  let [respelled, read] = ['', 0];
  for (const { key, start, end } of tokenize(clean)) {
    const word = misspelt.has(key) ? findResembling(key, words) : undefined;
    if (!word) continue;
    respelled += clean.slice(read, start) + word;
    read = end;
  }
  return read === 0 ? undefined : respelled + clean.slice(read);
}

/** Finds the word that one resembles most; of equally near ones that which begins as it does, then the longest. */
function findResembling(key: string, words: Lexicon): string | undefined {
  if (key.length < MIN_LENGTH || !/^[a-z]+$/.test(key)) return undefined;
  longWords ??= listLongWords();
  const edits = key.length < MIN_LENGTH_OF_TWO ? 1 : 2;
  const [best] = longWords
    .filter((word) => isWithinEdits(key, word, edits) && isTelling(words.get(word)))
    .map((word) => ({
      word,
      distance: computeEditDistance(key, word),
      isBegun: word[0] === key[0],
    }))
    // Who makes two slips begins right: 'Larochen' is no 'gärtchen'.
    .filter(({ distance, isBegun }) => distance < 2 || isBegun)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.isBegun) - Number(a.isBegun) ||
        b.word.length - a.word.length,
    );
  return best?.word;
}

const TELLING = new Set(['goal', 'criteria', 'type', 'words', 'plan']);

/** Whether a word asks for something, or says what a number counts. */
const isTelling = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  (lexeme.quantities.length > 0 ||
    lexeme.bounds.length > 0 ||
    lexeme.meanings.some(({ kind }) => TELLING.has(kind)));
