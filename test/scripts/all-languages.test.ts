import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language/language';
import { KEYS, TEXTS } from '../domain/language/all-texts';
import { SHARED_WORDS } from './shared-words';

/** Every table of the product that may speak: words, rules, templates, names on the map. */
const TABLES = globSync('data/{words,law,law/costs,starter,question,map,places}/*.json');

/** A flag, and patterns that are sought in texts of listings, which are Dutch and French. */
const LEFT_OUT: readonly string[] = ['public', 'found'];

type Found = { place: string; byLanguage: Record<string, unknown> };

/** Lists what a value holds by language: objects of whose keys some are languages and none is another. */
function listByLanguage(value: unknown, place: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => !LEFT_OUT.includes(key));
  const isByLanguage =
    entries.length > 0 && entries.every(([key]) => (LANGUAGES as readonly string[]).includes(key));
  return [
    ...(isByLanguage ? [{ place, byLanguage: Object.fromEntries(entries) }] : []),
    ...entries.flatMap(([key, inner]) => listByLanguage(inner, `${place}.${key}`)),
  ];
}

const FOUND = TABLES.flatMap((file) =>
  listByLanguage(JSON.parse(readFileSync(file, 'utf8')), file),
);

test('the tables are found', () => {
  expect(TABLES.length).toBeGreaterThan(20);
  expect(FOUND.length).toBeGreaterThan(400);
});

test('every table says what it says in all four languages', () => {
  const lacking = FOUND.flatMap(({ place, byLanguage }) =>
    LANGUAGES.flatMap((language) => {
      const value = byLanguage[language];
      const isEmpty = value === undefined || value === '' || value === null;
      return isEmpty ? [`${place} ${language}`] : [];
    }),
  );
  expect(lacking).toEqual([]);
});

describe('a text that is the same in two languages is a word that both have', () => {
  const PAIRS = LANGUAGES.flatMap((one, index) =>
    LANGUAGES.slice(index + 1).map((other) => [one, other] as const),
  );
  /** The letters of a text: without placeholders and units there may be none to translate. */
  const listWords = (text: string) =>
    text.replace(/\{\w+\}/g, ' ').match(/\p{L}[\p{L}’-]*/gu) ?? [];
  const isShared = (pair: string, text: string) =>
    listWords(text).every((word) => SHARED_WORDS[pair]?.includes(word.toLowerCase()));

  test.each(PAIRS)('%s and %s', (one, other) => {
    const pair = `${one} ${other}`;
    const texts = KEYS.map((key) => [key, TEXTS[one][key], TEXTS[other][key]] as const);
    const same = texts.flatMap(([key, text = '', counterpart]) =>
      text === counterpart && !isShared(pair, text) ? [`${key}: ${text}`] : [],
    );
    expect(same).toEqual([]);
    const used = texts.flatMap(([, text = '', counterpart]) =>
      text === counterpart ? listWords(text).map((word) => word.toLowerCase()) : [],
    );
    expect(SHARED_WORDS[pair]?.filter((word) => !used.includes(word))).toEqual([]);
  });
});
