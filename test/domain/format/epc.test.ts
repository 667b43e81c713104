import { expect, test } from 'vitest';
import { epcText } from '../../../src/domain/format/epc';

test.each([
  ['a_plusplus', 'A++'],
  ['a_plus', 'A+'],
  ['a', 'A'],
  ['a_sub', 'A-'],
  ['f_sub', 'F-'],
  ['g', 'G'],
] as const)('%s is written %s', (label, text) => {
  expect(epcText(label)).toBe(text);
});
