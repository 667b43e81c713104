import { describe, expect, test } from 'vitest';
import { containsLink, isPlainName, separateWords } from '../../../src/domain/format/plain-words';

describe('containsLink', () => {
  test.each([
    'https://evil.example/login',
    'HTTP://EVIL',
    'www.evil',
    'bank evil.example/x',
    'evil.example?x',
    'evil.example',
    'evil。example',
    'evil．example',
    'evil｡example',
    'evil․example',
    'evil.ex\u00adample',
    'evil\u200b.example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'https：／／evil',
    'mailto:an',
    'an@example',
    'xn--80ak6aa92e',
    'кто.рф',
  ])('%o is a link', (text) => expect(containsLink(text)).toBe(true));

  test.each([
    'Iets voor jou? Kijk eens. Groeten, An',
    'p. ex. 285.000 euro, of 12.30 uur',
    'z.B. um 12.30 Uhr',
    'drie kamers/twee badkamers',
    'Prijs: 285 000 €',
    'J. P. Maes',
    '…',
  ])('%o is none', (text) => expect(containsLink(text)).toBe(false));
});

describe('isPlainName', () => {
  test.each([
    'Anna',
    'J.P. Maes',
    "Jean-Luc D'Hondt",
    'Ève & Noé',
    'Şahin Çelik',
    '李小龙',
    'An 2',
  ])('%o is a name', (text) => expect(isPlainName(text)).toBe(true));
  test.each(['//evil', 'an@', 'evil.example', 'a\\b', 'a／b', 'Uw bank: https://evil.example'])(
    '%o is none',
    (text) => expect(isPlainName(text)).toBe(false),
  );
});

test('separateWords leaves no dot between two letters', () => {
  expect(separateWords('J.P.Maes, t.co. Dag 12.30')).toBe('J. P. Maes, t. co. Dag 12.30');
});
