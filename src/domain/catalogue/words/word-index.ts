import type { CatalogueLanguage } from '../../language/language';
import { NumberList } from './number-list';
import { encodeWords } from './word-encoder';

/**
 * IDs of the properties whose texts hold a word or phrase: in the headline, else among the features,
 * else in the sentences. This is the order of results.
 */
export type WordIds = [headline: number[], features: number[], sentences: number[]];
const PLACES = 3;
const FEATURES = 1;

/** A text to index: each ID counts where the word stands first in this order. */
export interface IndexedText {
  id: number;
  /** What such a home is called, a phrase if it has several words: 'Bel-etage'. */
  kind?: string;
  headline: string;
  features: readonly string[];
  sentences: readonly string[];
}

/** Returns the key of a word or phrase in the index; '' for a phrase of stop words. */
export const getPhraseKey = (phrase: string, language: CatalogueLanguage): string =>
  encodeWords(phrase, language).join(' ');

/** Reads which words and phrases the lines of a text hold, in a language. */
export class TextReader {
  /** The keys of the phrases, of two words or more. */
  readonly phrases: readonly string[];
  readonly #language: CatalogueLanguage;

  constructor(phrases: readonly string[], language: CatalogueLanguage) {
    this.#language = language;
    const keys = phrases.map((phrase) => getPhraseKey(phrase, language));
    this.phrases = [...new Set(keys)].filter((key) => key.includes(' '));
  }

  /** Returns the keys of a text, each with the number of the first place that holds it (WordIds). */
  findPlaces({ kind = '', headline, features, sentences }: IndexedText): Map<string, number> {
    const places = new Map<string, number>();
    const kindKey = getPhraseKey(kind, this.#language);
    for (const [place, lines] of [[headline], features, sentences].entries()) {
      const keys = this.#collectKeys(lines);
      if (place === FEATURES && kindKey) keys.add(kindKey);
      for (const key of keys) if (!places.has(key)) places.set(key, place);
    }
    return places;
  }

  /** Returns the words and phrases of lines, once each. */
  #collectKeys(lines: readonly string[]): Set<string> {
    const encoded = lines.map((line) => encodeWords(line, this.#language));
    const keys = new Set(encoded.flat());
    const texts = encoded.map((words) => ` ${words.join(' ')} `);
    for (const phrase of this.phrases)
      if (texts.some((text) => text.includes(` ${phrase} `))) keys.add(phrase);
    return keys;
  }
}

/**
 * Collects which texts hold which words. Words that form one of the phrases in a line are indexed as a
 * phrase too: 'open haard' is not an open kitchen with a hearth elsewhere. Millions of words are eight
 * bytes each until `finish` sorts them.
 */
export class WordIndexer {
  readonly #reader: TextReader;
  readonly #numbers = new Map<string, number>();
  /** Entry by entry: the number of a word times the places, plus its place; the ID of the text. */
  readonly #slots = new NumberList();
  readonly #ids = new NumberList();

  constructor(phrases: readonly string[], language: CatalogueLanguage) {
    this.#reader = new TextReader(phrases, language);
    // A phrase that no text holds is in the index too: it is then not sought word by word.
    for (const key of this.#reader.phrases) this.#getNumber(key);
  }

  /** The number of IDs in the index. */
  get size(): number {
    return this.#ids.length;
  }

  get words(): Iterable<string> {
    return this.#numbers.keys();
  }

  add(text: IndexedText): void {
    for (const [key, place] of this.#reader.findPlaces(text)) {
      this.#slots.push(this.#getNumber(key) * PLACES + place);
      this.#ids.push(text.id);
    }
  }

  /** Sorts what was added; returns a function that finds the IDs of a word, newest first. */
  finish(): (word: string) => WordIds {
    const starts = new Uint32Array(this.#numbers.size * PLACES + 1);
    this.#slots.forEach((slot) => {
      starts[slot + 1] = (starts[slot + 1] ?? 0) + 1;
    });
    for (let slot = 1; slot < starts.length; slot++)
      starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0);
    const ends = starts.slice();
    const sorted = new Uint32Array(this.size);
    this.#slots.forEach((slot, index) => {
      const place = ends[slot] ?? 0;
      sorted[place] = this.#ids.get(index);
      ends[slot] = place + 1;
    });
    const readSlot = (slot: number) =>
      [...sorted.subarray(starts[slot], starts[slot + 1]).sort()].reverse();
    return (word) => {
      const slot = this.#getNumber(word) * PLACES;
      return [readSlot(slot), readSlot(slot + 1), readSlot(slot + 2)];
    };
  }

  #getNumber(word: string): number {
    const existing = this.#numbers.get(word);
    if (existing !== undefined) return existing;
    this.#numbers.set(word, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
