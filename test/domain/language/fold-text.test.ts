import { expect, test } from 'vitest';
import { foldText } from '../../../src/domain/language/fold-text';
import { fc } from '../../seeded-fast-check';

test.each([
  ['Élodie', 'elodie'],
  ['E\u0301lodie', 'elodie'],
  ['ÉTIENNE', 'etienne'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['Łukasz Ørsted Đorđe', 'lukasz orsted dorde'],
  ['Œuvre', 'oeuvre'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['Οδυσσεύς', 'οδυσσευσ'],
  ['Йордан', 'иордан'],
  ['ЙОРДАН', 'иордан'],
  ['Ａｎｎａ', 'anna'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding forgets case and composition, and folding again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      for (const form of ['NFC', 'NFD'] as const)
        expect(foldText(text.normalize(form))).toBe(folded);
    }),
  );
  const letters = fc.string({ unit: fc.constantFrom(...'éÉçÇñÑåÅžŽйЙєЄάΆσΣşŞ') });
  fc.assert(
    fc.property(letters, (text) => {
      expect(foldText(text.toLowerCase())).toBe(foldText(text.toUpperCase()));
    }),
  );
});
