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

test('a word gives the IDs that were stored for it', () => {
  expect(findWord(part, 'paard')).toEqual(horse[1]);
  expect(findWord(part, 'paardenstal')).toEqual(stable[1]);
  expect(findWord(part, 'paar')).toBeUndefined();
});

test('a beginning gives the IDs of every word that begins with it', () => {
  expect(findWordsByPrefix(part, 'paar', 9)).toEqual([horse[1], stable[1]]);
  expect(findWordsByPrefix(part, 'paar', 1)).toEqual([horse[1]]);
  expect(findWordsByPrefix(part, 'aard', 9)).toEqual([]);
});

test('a part from before features had a place of their own is read', () => {
  expect(findWord('\npaard\tc|5\n', 'paard')).toEqual([[12], [5], []]);
});

test('words of the same beginning are in the same part', () => {
  expect(getWordPartNumber('paard', 256)).toBe(getWordPartNumber('paardenstal', 256));
  expect(getWordPartNumber('paard', 1)).toBe(0);
});

test('any descending IDs are read as they were written', () => {
  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 4_294_967_295 }), { maxLength: 40 })
    .map((all) => all.sort((a, b) => b - a));
  fc.assert(
    fc.property(ids, ids, ids, (...entry: WordIds) => {
      expect(findWord(encode([['haard', entry]]), 'haard')).toEqual(entry);
    }),
  );
});
