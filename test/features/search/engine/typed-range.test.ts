import { expect, test } from 'vitest';
import { findTypedRange, normalizeSearchText } from '../../../../src/features/search/engine/search';
import { fc } from '../../../seeded-fast-check';

const mark = (name: string, typed: string) => {
  const range = findTypedRange(name, normalizeSearchText(typed));
  return range && name.slice(range.start, range.end);
};

test.each([
  ['Liège', 'lieg', 'Lièg'],
  ['Liège'.normalize('NFD'), 'liege', 'Liège'.normalize('NFD')],
  ['İstanbul Durbuy', 'durb', 'Durb'],
  ['Marche-en-Famenne', 'en fam', 'en-Fam'],
  ['Durbuy', 'urb', undefined],
])('in %s the letters %s are marked: %s', (name, typed, marked) => {
  expect(mark(name, typed)).toBe(marked);
});

test('what is marked is what was typed, whatever stands before', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'İßéÉe\u0301 -aZΣ'), maxLength: 12 });
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const name = `${before} Durbuy${after}`;
      fc.pre(!/^\u0301/.test(after));
      expect(mark(name, 'durbuy')).toBe('Durbuy');
    }),
  );
});
