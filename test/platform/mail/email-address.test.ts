import { describe, expect, test } from 'vitest';
import { isEmailAddress } from '../../../src/platform/mail/email-address';

describe('the check of an address', () => {
  test.each([
    'an@example.be',
    "o'brien+huis@mail.example.co.uk",
    'an.maas@huis-vallee.example',
    'info@xn--mller-kva.be',
  ])('accepts %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  test.each([
    '',
    // As typed: readEmail makes it what mail servers know.
    'info@müller.be',
    'jürgen@mueller.de',
    ' an@example.be',
    'an',
    'an@',
    '@example.be',
    'an@example',
    'an@example.be,all@example.be',
    'an@example.be;all@example.be',
    'an@example.be all@example.be',
    'an@all@example.be',
    'An <an@example.be>',
    '"an"@example.be',
    'an@example.be\r\nBcc: all@example.be',
    'an@example.be\n',
    'an\u0000@example.be',
    'an(all)@example.be',
    'an@[127.0.0.1]',
    `${'a'.repeat(65)}@example.be`,
    `an@${'example.'.repeat(32)}be`,
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
