import { expect, test } from 'vitest';
import { hasAddress, replaceAddress } from '../../../src/domain/personal-data/find-address';
import { findSentences } from '../../../src/domain/personal-data/find-sentences';

const BO = '+32470123456';

test.each([
  ['Bel 0470 12 34 56.', 'Bel ….'],
  ['Bel 0470/12.34.56 of 0470-123456!', 'Bel … of …!'],
  ['(+32 (0)470 12 34 56)', '(…)'],
  ['00 32 470 12 34 56', '…'],
  ['tel:+32470123456', 'tel:…'],
  ['tel:%2B32470123456', 'tel:%2B…'],
  ['0470&nbsp;12&#160;34%2056', '…'],
  ['0470 12 34 57', '0470 12 34 57'],
  ['0470 12 34 567', '0470 12 34 567'],
  ['10470 12 34 56', '10470 12 34 56'],
  ['BE71 0470 1234 5699', 'BE71 0470 1234 5699'],
])('in "%s" the number is found in any spelling, and no longer one', (text, replaced) => {
  expect(replaceAddress(text, BO, '…')).toBe(replaced);
  expect(hasAddress(text, BO)).toBe(replaced !== text);
});

test('a number of another country is found as it is dialled', () => {
  expect(hasAddress('Bel +33 6 12 34 56 78', '+33612345678')).toBe(true);
  expect(hasAddress('Bel +31 6 12 34 56 78', '+33612345678')).toBe(false);
});

test('of a long text the words around the number are given', () => {
  const [sentence = ''] = findSentences(
    `${'woord '.repeat(99)}0470 12 34 56${' na'.repeat(199)}`,
    BO,
  );
  expect(sentence).toMatch(/^… woord .* 0470 12 34 56 na .*…$/);
  expect(sentence.length).toBeLessThan(400);
});
