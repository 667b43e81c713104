import * as v from 'valibot';
import { expect, test } from 'vitest';
import concepts from '../../../../data/question/concepts.json';
import pages from '../../../../data/question/pages.json';
import places from '../../../../data/question/places.json';
import types from '../../../../data/question/types.json';
import words from '../../../../data/question/words.json';
import { ConceptWords } from '../../../../src/domain/catalogue/words/concept-words';
import { buildStems, buildWords } from '../../../../src/features/search/question/build-lexicon';
import { openStems, openWords } from '../../../../src/features/search/question/packed-lexicon';
import { QUANTITIES } from '../../../../src/features/search/question/quantities';
import {
  PageWords,
  PlaceWords,
  QuestionWords,
  TypeWords,
} from '../../../../src/features/search/question/question-data';
import { toPhraseKey } from '../../../../src/features/search/question/tokenize';

test.each([
  ['words', QuestionWords, words],
  ['types', TypeWords, types],
  ['places', PlaceWords, places],
  ['concepts', ConceptWords, concepts],
  ['pages', PageWords, pages],
] as const)(
  'data/question/%s.json has the shape that questions are read with',
  (_, schema, data) => {
    expect(v.safeParse(schema as v.GenericSchema, data).issues).toBeUndefined();
  },
);

/** Returns the strings of a table, wherever they stand. */
const listStrings = (table: unknown): string[] =>
  typeof table === 'string'
    ? [table]
    : Object.values(table ?? {}).flatMap((value) => listStrings(value));

test('every phrase has a letter, a digit or a sign that a question can hold', () => {
  const phrases = listStrings([
    words,
    types,
    concepts,
    pages,
    places.towns.map(({ also }) => also),
  ]);
  expect(phrases.filter((phrase) => toPhraseKey(phrase) === '')).toEqual([]);
});

test('every quantity has words', () => {
  const lexicon = openWords(() => true);
  for (const [name, phrases] of Object.entries(words.quantities))
    for (const phrase of listStrings(phrases))
      expect(lexicon.get(toPhraseKey(phrase))?.quantities).toContain(name);
  expect(Object.keys(words.quantities)).toEqual(expect.arrayContaining(Object.keys(QUANTITIES)));
});

test('no phrase chooses two things at once', () => {
  const chosen = [...Object.values(words.features), ...Object.values(words.saleKinds)].map(
    (phrases) => listStrings(phrases).map(toPhraseKey),
  );
  const all = chosen.flatMap((keys) => [...new Set(keys)]);
  expect(all.filter((key, position) => all.indexOf(key) !== position)).toEqual([]);
});

test('what the build packed is what the tables say, for every phrase and beginning', () => {
  for (const [built, packed] of [
    [buildWords(), openWords(() => true)],
    [buildStems('nl'), openStems('nl', () => true)],
    [buildStems('fr'), openStems('fr', () => true)],
  ] as const)
    for (const [key, lexeme] of built.listOwn()) {
      expect(packed.get(key)).toEqual(lexeme);
      expect(packed.continues(key)).toBe(built.continues(key));
      for (let end = key.indexOf(' '); end >= 0; end = key.indexOf(' ', end + 1))
        expect(packed.continues(key.slice(0, end))).toBe(true);
    }
});

test('a type that the site lacks is a word that no table knows, or what else it means', () => {
  const words = openWords((webId) => webId !== 1);
  for (const [key, lexeme] of buildWords().listOwn()) {
    const meanings = lexeme.meanings.filter(
      (meaning) => meaning.kind !== 'type' || meaning.webId !== 1,
    );
    expect(words.get(key)?.meanings ?? []).toEqual(meanings);
  }
});
