import { describe, expect, test } from 'vitest';
import { decodePunycode } from '../../../src/domain/typed-values/punycode';
import { formatEmail, readEmail } from '../../../src/domain/typed-values/read-email';
import { isEmailAddress } from '../../../src/platform/mail/email-address';
import { fc } from '../../seeded-fast-check';

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
