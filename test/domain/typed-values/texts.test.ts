import { describe, expect, test } from 'vitest';
import { describeTyped } from '../../../src/domain/typed-values/describe-typed';
import { readDay } from '../../../src/domain/typed-values/read-day';
import { readPostcode, readPostcodeList } from '../../../src/domain/typed-values/read-postcode';
import { cleanTyped, compactTyped } from '../../../src/domain/typed-values/typed-text';
import { fc } from '../../seeded-fast-check';

describe('a typed text', () => {
  test.each([
    ['  a \t b\r\nc ', 'a b c'],
    ['a\u00a0b\u2007c\u202fd\u3000e\u2028f', 'a b c d e f'],
    ['a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg', 'abcdefg'],
    ['\u202ea\u2066b\u2069\u200e\u200f\u061c', 'ab'],
    ['a\ufe0f\u034f\u3164b', 'ab'],
    ['1‐2‑3‒4–5—6―7−8', '1-2-3-4-5-6-7-8'],
    ['d’U ‘e‛ ʼn ′ ´', "d'U 'e' 'n ' '"],
    ['０１２３４５６７８９＋', '0123456789+'],
    ['e\u0301', 'é'],
    // Letters stay: none becomes the look-alike of another.
    ['ａｂｃ＠аβ١²', 'ａｂｃ＠аβ١²'],
  ])('%j is cleaned to %j', (text, clean) => {
    expect(cleanTyped(text)).toBe(clean);
  });

  test('cleaning a cleaned text changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanTyped(cleanTyped(text))).toBe(cleanTyped(text));
      }),
    );
  });

  test('a code loses its spaces', () => {
    expect(compactTyped('BE68 5390\u00a00754\u20097034\u200b')).toBe('BE68539007547034');
  });
});

test.each([
  ['6940', '6940'],
  [' 6940\u200b', '6940'],
  ['６９４０', '6940'],
  ['B-6940', 'B-6940'],
  ['1234 AB', '1234 AB'],
  ['1234ab', '1234AB'],
  ['1234\u00a0AB', '1234 AB'],
  ['L-9999', 'L-9999'],
  ['L–9999', 'L-9999'],
  ['08600', '08600'],
  ['D-52062', 'D-52062'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['69', undefined],
  ['', undefined],
  ['Durbuy', undefined],
  ['6940 Durbuy!', undefined],
  ['12345678901', undefined],
  ['６９４Ｏ', undefined],
])('the postcode %j is %s', (text, postcode) => {
  expect(readPostcode(text)).toBe(postcode);
});

test('a list of postcodes has each once', () => {
  expect(readPostcodeList('6940, 6900\u00a06890;6940\u200b')).toEqual(['6940', '6900', '6890']);
});

test.each([
  ['3-11-2026', '2026-11-03'],
  ['03-11-2026', '2026-11-03'],
  ['03/11/2026', '2026-11-03'],
  ['3/11/2026', '2026-11-03'],
  ['3.11.2026', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  [' 3–11–2026 ', '2026-11-03'],
  ['\u200e3/11/2026', '2026-11-03'],
  ['29-2-2028', '2028-02-29'],
  ['31-12-2199', '2199-12-31'],
  ['29-2-2027', undefined],
  ['31-4-2026', undefined],
  ['0-1-2026', undefined],
  ['2026-13-01', undefined],
  // The American order: a month that no calendar has, never guessed.
  ['11/31/2026', undefined],
  ['12/25/2026', undefined],
  ['3-11-26', undefined],
  ['3-11/2026', undefined],
  ['3 november 2026', undefined],
  ['2026/11/03', undefined],
  ['3-11-1899', undefined],
  ['1-1-2200', undefined],
  ['2026-11-03T10:00', undefined],
  ['', undefined],
])('the day %j is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['money', '1850.5', '€\u00a01.850,50'],
  ['money', '250,000', '€\u00a0250.000'],
  ['money', '250k', ''],
  ['number', '1250', '1.250'],
  ['number', '12,5', ''],
  ['tel', '06-12345678', '+31 6 12 34 56 78'],
  ['tel', '+32 (0)475 12 34 56', '+32 475 12 34 56'],
  ['tel', '0475/12.34.56', ''],
  ['tel', 'bel me', ''],
] as const)('as %s, %j is read back as %j', (kind, text, understood) => {
  expect(describeTyped(kind, text)).toBe(understood);
});
