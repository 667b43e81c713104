import { describe, expect, test } from 'vitest';
import { describeTyped } from '../../../src/domain/typed-values/describe-typed';
import { decodePunycode } from '../../../src/domain/typed-values/punycode';
import { readDay } from '../../../src/domain/typed-values/read-day';
import { formatEmail, readEmail } from '../../../src/domain/typed-values/read-email';
import { readPostcode, readPostcodeList } from '../../../src/domain/typed-values/read-postcode';
import { cleanTyped, compactTyped } from '../../../src/domain/typed-values/typed-text';
import { isEmailAddress } from '../../../src/platform/mail/email-address';
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

describe('a typed e-mail address', () => {
  test.each([
    [' Anna.Peeters+huis@mail.example.be ', 'Anna.Peeters+huis@mail.example.be'],
    ["o'neil@c.be", "o'neil@c.be"],
    ['o’neil@c.be', "o'neil@c.be"],
    ['an\u200bna@example.be', 'anna@example.be'],
    ['\u202aanna@example.be\u202c', 'anna@example.be'],
    ['jan–piet@example.be', 'jan-piet@example.be'],
    ['anna１@example.be', 'anna1@example.be'],
    ['info@müller.be', 'info@xn--mller-kva.be'],
    ['info@mu\u0308ller.be', 'info@xn--mller-kva.be'],
    ['Info@MÜLLER.BE', 'Info@xn--mller-kva.be'],
    ['info@mail.café-brûlé.brussels', 'info@mail.xn--caf-brl-dyae2p.brussels'],
    ['info@straße.de', 'info@xn--strae-oqa.de'],
    ['info@łódź.pl', 'info@xn--d-uga0v4h.pl'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@παράδειγμα.ευ', 'info@xn--hxajbheg2az3al.xn--qxa6a'],
    ['info@xn--mller-kva.be', 'info@xn--mller-kva.be'],
  ])('%j is stored as %s', (text, address) => {
    expect(readEmail(text)).toBe(address);
    expect(isEmailAddress(address)).toBe(true);
  });

  test.each([
    '',
    'anna',
    'anna@',
    '@example.be',
    'anna@localhost',
    'anna@example.b',
    'anna @example.be',
    'anna@exa mple.be',
    'a..b@c.be',
    '.a@c.be',
    'a.@c.be',
    'anna@example..be',
    'anna@-example.be',
    'anna@müller',
    `anna@${'ü'.repeat(70)}.be`,
    `${'a'.repeat(65)}@example.be`,
    // Two addresses, a name, a comment, a route, header lines.
    'a@b.be,c@d.be',
    'a@b.be;c@d.be',
    'a@b.be c@d.be',
    'a@b@c.be',
    'Anna <a@b.be>',
    '"anna"@example.be',
    'anna(x)@example.be',
    'a@b.be\r\nBcc: c@d.be',
    'a@b.be\u2028Bcc: c@d.be',
    'a@müller.be\r\nBcc: c@d.be',
    'a@müller.be,c@d.be',
    'anna@[127.0.0.1]',
    'anna@127.0.0.1',
    'anna@müller.be:25',
    'anna@müller.be/x',
    'anna@müller.be?x',
    'anna@müller.be#x',
    'x:y@müller.be',
    'anna@m%C3%BCller.be',
    // Letters that imitate others, in the name and in the domain.
    'аnna@example.be',
    'annа@müller.be',
    'jürgen@example.be',
    'ａnna@example.be',
    'anna＠example.be',
    'anna@ｅxample.be',
    'anna@example．be',
    'anna@example。be',
    'İnfo@example.be',
    'info@İcon.be',
    'info@ıcon.be',
    'info@exаmple.be',
    'info@аррӏе.com',
    'info@ɡoogle.be',
    'info@ſtraße.be',
    'info@müllеr.be',
    'info@日本.jp',
  ])('%j is refused', (text) => {
    expect(readEmail(text)).toBeUndefined();
  });

  test('what is read is safe in a header, and is read again as the same', () => {
    const parts = fc.constantFrom(...'aBé.@-,; \r\n<>"ü１\u200bа', 'b.be', '@müller.be', 'xn--');
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 10 }).map((list) => list.join('')),
        (text) => {
          const address = readEmail(text);
          if (address === undefined) return;
          expect(address).toMatch(/^[\x21-\x7e]+$/);
          expect(address).not.toMatch(/[,;:<>()"\\]/);
          expect(readEmail(address)).toBe(address);
          expect(readEmail(formatEmail(address))?.toLowerCase()).toBe(address.toLowerCase());
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['info@xn--mller-kva.be', 'info@müller.be'],
    ['info@mail.XN--mller-kva.be', 'info@mail.müller.be'],
    ['info@example.be', 'info@example.be'],
    ['xn--mller-kva@example.be', 'xn--mller-kva@example.be'],
    // Decoded it would imitate another domain.
    ['info@xn--80ak6aa92e.com', 'info@xn--80ak6aa92e.com'],
    ['info@xn--a.be', 'info@xn--a.be'],
    ['info@xn--99999999.be', 'info@xn--99999999.be'],
  ])('%s is shown as %s', (email, shown) => {
    expect(formatEmail(email)).toBe(shown);
  });

  test('what the platform encodes is decoded', () => {
    const letters = fc.constantFrom(...'abcz09éüßœžéłñçøæþðąęćśźż');
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 1, maxLength: 20 }).map((l) => l.join('')),
        (label) => {
          const { hostname } = new URL(`http://${label}.be`);
          const code = /^xn--(.+)\.be$/.exec(hostname)?.[1];
          if (code) expect(decodePunycode(code)).toBe(label);
        },
      ),
    );
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
  ['tel', 'bel me', ''],
] as const)('as %s, %j is read back as %j', (kind, text, understood) => {
  expect(describeTyped(kind, text)).toBe(understood);
});
