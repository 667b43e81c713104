import { expect, test } from 'vitest';
import { formatEpcLabel } from '../../../src/domain/format/epc-label';

test.each([
  ['a_plusplus', 'A++'],
  ['a_plus', 'A+'],
  ['a', 'A'],
  ['a_sub', 'A-'],
  ['f_sub', 'F-'],
  ['g', 'G'],
] as const)('%s is written %s', (label, text) => {
  expect(formatEpcLabel(label)).toBe(text);
});
