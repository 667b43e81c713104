import { expect, test } from 'vitest';
import type { WordIds } from '../../../src/domain/catalogue/words/word-index';
import {
  encodeWordPart,
  findWord,
  findWordsByPrefix,
  getWordPartNumber,
} from '../../../src/platform/snapshot/word-part';
import { fc } from '../../seeded-fast-check';

const encode = (words: [string, WordIds][]) => new TextDecoder().decode(encodeWordPart(words));
const stable: [string, WordIds] = ['paardenstal', [[], [], [84155]]];
const horse: [string, WordIds] = ['paard', [[84300, 84213], [], [83001, 1]]];
const part = encode([stable, horse]);
const all = () => true;

test('a word gives the IDs that were stored for it', () => {
  expect(findWord(part, 'paard', all)).toEqual(horse[1]);
  expect(findWord(part, 'paardenstal', all)).toEqual(stable[1]);
  expect(findWord(part, 'paar', all)).toBeUndefined();
});

test('a beginning gives the IDs of every word that begins with it', () => {
  expect(findWordsByPrefix(part, 'paar', 9, all)).toEqual([horse[1], stable[1]]);
  expect(findWordsByPrefix(part, 'paar', 1, all)).toEqual([horse[1]]);
  expect(findWordsByPrefix(part, 'aard', 9, all)).toEqual([]);
});

test('a catalogue that lacks the properties of a word does not know the word', () => {
  expect(findWord(part, 'paardenstal', (id) => id !== 84155)).toBeUndefined();
  expect(findWord(part, 'paard', (id) => id === 1)).toEqual([[], [], [1]]);
  expect(findWordsByPrefix(part, 'paar', 1, (id) => id === 84155)).toEqual([stable[1]]);
  // A phrase of the synonyms is known without any.
  expect(findWord(encode([['open haard', [[], [], []]]]), 'open haard', () => false)).toEqual([
    ...[[], [], []],
  ]);
});

test('a part from before features had a place of their own is read', () => {
  expect(findWord('\npaard\tc|5\n', 'paard', all)).toEqual([[12], [5], []]);
});

test('words of the same beginning are in the same part', () => {
  expect(getWordPartNumber('paard', 256)).toBe(getWordPartNumber('paardenstal', 256));
  expect(getWordPartNumber('paard', 1)).toBe(0);
});

test('any descending IDs are read as they were written', () => {
  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 4_294_967_295 }), { maxLength: 40 })
    .map((every) => every.sort((a, b) => b - a));
  fc.assert(
    fc.property(ids, ids, ids, (...entry: WordIds) => {
      expect(findWord(encode([['haard', entry]]), 'haard', all)).toEqual(entry);
    }),
  );
});
