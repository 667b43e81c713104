import type { WordIds } from '../../domain/catalogue/words/word-index';

/**
 * Encodes a part of the index of words as text: one word a line, a tab, the IDs of properties with
 * the word in the headline, a bar, those with it among the features, a bar, those with it in the
 * sentences. Each ID is written as the distance to the one before it, in base 36: about two characters
 * in a large catalogue.
 */
export function encodeWordPart(words: readonly (readonly [string, WordIds])[]): Uint8Array {
  return encodeLines(words.map(([word, ids]) => [word, encodeLine(word, ids)]));
}

const encodeLine = (word: string, ids: WordIds) => `${word}\t${ids.map(encodeIds).join('|')}`;

function encodeLines(lines: readonly (readonly [word: string, line: string])[]): Uint8Array {
  const sorted = lines.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => `\n${line}`);
  return new TextEncoder().encode(`${sorted.join('')}\n`);
}

/** What becomes of the IDs of a word: in each place, those that go and those that come. */
export interface WordEdit {
  removed: WordIds;
  added: WordIds;
}

/**
 * Returns a part with other IDs of some words, as encodeWordPart writes it of all. A word without any goes, unless it is
 * one of the phrases.
 */
export function patchWordPart(
  part: string,
  edits: ReadonlyMap<string, WordEdit>,
  isPhrase: (key: string) => boolean,
): Uint8Array {
  const lines = new Map(
    part
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('\t')), line]),
  );
  for (const [word, { removed, added }] of edits) {
    const line = lines.get(word);
    const before = line ? decodeIdsOfWord(line, line.indexOf('\t') + 1, line.length) : [];
    const ids = [0, 1, 2].map((place) => {
      const gone = new Set(removed[place]);
      const kept = (before[place] ?? []).filter((id) => !gone.has(id));
      return [...kept, ...(added[place] ?? [])].sort((a, b) => b - a);
    }) as WordIds;
    if (ids.every(({ length }) => length === 0) && !isPhrase(word)) lines.delete(word);
    else lines.set(word, encodeLine(word, ids));
  }
  return encodeLines([...lines]);
}

/** Returns whether a catalogue has the property of an ID. */
type HasProperty = (id: number) => boolean;

/**
 * Finds the IDs of a word; undefined if the part does not hold it, or holds it for properties only that the
 * catalogue does not have.
 */
export function findWord(part: string, word: string, has: HasProperty): WordIds | undefined {
  const head = `\n${word}\t`;
  const start = part.indexOf(head);
  return start < 0 ? undefined : decodeLine(part, start + head.length, has);
}

/** Finds the IDs of all words that begin with this text, at most `max` words. */
export function findWordsByPrefix(
  part: string,
  prefix: string,
  max: number,
  has: HasProperty,
): WordIds[] {
  const found: WordIds[] = [];
  const head = `\n${prefix}`;
  let start = part.indexOf(head);
  while (start >= 0 && found.length < max) {
    const ids = decodeLine(part, part.indexOf('\t', start) + 1, has);
    if (ids) found.push(ids);
    start = part.indexOf(head, start + 1);
  }
  return found;
}

/** Length of the beginning that decides the part of a word. */
const PREFIX_LENGTH = 3;

/** Returns the number of the part that holds a word, and all words that begin like it. */
export function getWordPartNumber(word: string, count: number): number {
  let hash = 0;
  for (const character of word.slice(0, PREFIX_LENGTH))
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  // The low bits of so short a text are few letters' only: all bits take part.
  return (Math.imul(hash, 0x9e3779b1) >>> 16) & (count - 1);
}

/** Decodes a line; undefined if the catalogue has none of its properties. A phrase may have a line without any. */
function decodeLine(part: string, from: number, has: HasProperty): WordIds | undefined {
  const all = decodeIdsOfWord(part, from, part.indexOf('\n', from));
  const [first = [], second = [], third = []] = all.map((ids) => ids.filter(has));
  const isOfOthers = all.some(({ length }) => length > 0) && !(first[0] ?? second[0] ?? third[0]);
  return isOfOthers ? undefined : [first, second, third];
}

/** Decodes the IDs of a word in each place, from where they begin in a text to where they end. */
function decodeIdsOfWord(text: string, from: number, to: number): WordIds {
  // Versions from before the features had a place of their own have two.
  const [headline = '', features = '', sentences = ''] = text.slice(from, to).split('|');
  return [decodeIds(headline), decodeIds(features), decodeIds(sentences)];
}

/** The IDs descend, as the newest properties come first. */
function encodeIds(ids: readonly number[]): string {
  let last = 0;
  return ids
    .map((id, index) => {
      const text = (index === 0 ? id : last - id).toString(36);
      last = id;
      return text;
    })
    .join(' ');
}

function decodeIds(text: string): number[] {
  let last = 0;
  return text
    .split(' ')
    .filter(Boolean)
    .map((distance, index) => {
      last = index === 0 ? Number.parseInt(distance, 36) : last - Number.parseInt(distance, 36);
      return last;
    });
}
