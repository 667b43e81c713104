import { describe, expect, test } from 'vitest';
import { readReference } from '../../../src/domain/typed-values/read-reference';
import { fc } from '../../seeded-fast-check';

const MARKS = [
  ...[
    '',
    'Ref. ',
    'Ref: ',
    'ref ',
    'REF.',
    'réf. ',
    'Réf.\u00a0',
    'référence ',
    'referentie: ',
    'reference ',
  ],
  ...[
    'Referenz ',
    'nr ',
    'nr. ',
    'Nr.',
    'n° ',
    'nº ',
    'no ',
    'nummer ',
    'numéro ',
    'id ',
    '#',
    '# ',
    'HV-',
  ],
  ...['Ref. HV-', 'Unieke code HV-', 'Code unique HV-', 'ref. nr. '],
];
const DIGITS = [
  '84213',
  '84 213',
  '84.213',
  '84,213',
  "84'213",
  '84\u202f213',
  '84/213',
  '８４２１３',
];
const AROUND = [
  ['', ''],
  [' ', '  '],
  ['(', ')'],
  ['[', ']'],
  ['"', '"'],
  ['', '.'],
  ['', ','],
  ['« ', ' »'],
];

describe.each(MARKS)('behind “%s”', (mark) => {
  test.each(DIGITS)('%s is the reference 84213, in brackets or not', (digits) => {
    for (const [before, after] of AROUND)
      expect(readReference(`${before}${mark}${digits}${after}`)).toBe(84213);
  });
});

test.each([
  '',
  'ref',
  'ref.',
  '84213 84214',
  'huis 84213',
  '84213 m2',
  '12345678901',
  '3 slaapkamers',
  '8421x',
])('“%s” is no reference', (text) => {
  expect(readReference(text)).toBeUndefined();
});

test('no other text is a reference than one with its digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
      const reference = readReference(text);
      if (reference !== undefined)
        expect(text.normalize('NFKC').replace(/\D/g, '')).toContain(String(reference));
    }),
  );
});
