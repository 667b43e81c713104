import { describe, expect, test } from 'vitest';
import {
  hasAddress,
  replaceAddress,
  replaceName,
} from '../../../src/domain/personal-data/find-address';
import { fc } from '../../seeded-fast-check';

const EMAIL = 'erase.me@example.be';

/** Letters whose lower case is longer, or whose capital is, and what else stands around addresses. */
const OTHERS = fc.string({
  unit: fc.constantFrom(...'İıßŉǰΐẞΣςKſéÉ😀\u0301\u200bａＡ日مע aZ9.,;:<>()[]"\'\n\t%&=?/\\'),
  maxLength: 40,
});
const BORDERS = fc.constantFrom(
  ' ',
  '\n',
  '<',
  '(',
  '"',
  ',',
  ': ',
  'mailto:',
  '&lt;',
  '?e=',
  '%3D',
);
const ENDS = fc.constantFrom(' ', '\n', '>', ')', '"', ',', '. ', '!', '&gt;', '&amp;x=1', '%26');
const WRITTEN = fc
  .tuple(
    fc.constantFrom(EMAIL, encodeURIComponent(EMAIL), EMAIL.replace('@', '&#64;')),
    fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  )
  .map(([text, capitals]) =>
    [...text].map((letter, at) => (capitals[at] ? letter.toUpperCase() : letter)).join(''),
  );

describe('an address in a text', () => {
  test('is replaced whole, and nothing beside it, whatever letters surround it', () => {
    fc.assert(
      fc.property(OTHERS, BORDERS, WRITTEN, ENDS, OTHERS, (before, border, written, end, after) => {
        const text = before + border + written + end + after;
        fc.pre(!/&#?x?0*$/i.test(before + border));
        expect(hasAddress(text, EMAIL)).toBe(true);
        expect(replaceAddress(text, EMAIL, '…')).toBe(`${before}${border}…${end}${after}`);
      }),
      { numRuns: 1000 },
    );
  });

  test('is found in no text without it, which stays as it is', () => {
    fc.assert(
      fc.property(
        OTHERS,
        fc.constantFrom('x', '9', '.', '-', 'é', 'İ', '+', '_'),
        (text, longer) => {
          for (const other of [
            text,
            `${text} ${longer}${EMAIL}`,
            `${EMAIL}${longer === '+' || longer === '.' ? 'x' : longer}`,
          ]) {
            expect(hasAddress(other, EMAIL)).toBe(false);
            expect(replaceAddress(other, EMAIL, '…')).toBe(other);
          }
        },
      ),
    );
  });

  test.each([
    [
      'İİİİİİ vraag het aan erase.me@example.be graag, dank u',
      'İİİİİİ vraag het aan … graag, dank u',
    ],
    [`${'İ'.repeat(20)} Erase.Me@EXAMPLE.be`, `${'İ'.repeat(20)} …`],
    [
      'erase.me@example.be.evil, jerase.me@example.be',
      'erase.me@example.be.evil, jerase.me@example.be',
    ],
    ['$& erase.me@example.be', '$& …'],
    ['/?to=erase.me%40example.be&x', '/?to=…&x'],
  ])('%s', (text, replaced) => {
    expect(replaceAddress(text, EMAIL, '…')).toBe(replaced);
  });

  test('may hold signs that HTML and links write otherwise', () => {
    const email = "o'neil&co@müller.be";
    const texts = [
      'o&#39;neil&amp;co@müller.be',
      'o&#x27;neil&amp;co@MÜLLER.be',
      encodeURIComponent(email),
    ];
    for (const text of [email, ...texts, email.normalize('NFD')])
      expect(replaceAddress(`<${text}>`, email, '…')).toBe('<…>');
  });
});

test.each([
  ['an@x.be', true],
  ['Mail AN@X.be.', true],
  ['"replyTo":"an@x.be"', true],
  ['<a href="mailto:an@x.be">', true],
  ['https://site.example/?email=an%40x.be&n=1', true],
  ['joan@x.be', false],
  ['o.an@x.be', false],
  ['é-an@x.be', false],
  ['an@x.be.example', false],
  ['an@x.bet', false],
  ['an@x.be-y.example', false],
  ['joan@x.be, an@x.be', true],
])('an@x.be in %s: %s', (text, isThere) => {
  expect(hasAddress(text, 'an@x.be')).toBe(isThere);
});

test.each([
  ['Rita De Maes zei dat', 'Rita De Maes', '… zei dat'],
  ['RITA  DE MAES', 'Rita De Maes', '…'],
  ['De Maes Rita; Margarita De Maes', 'Rita De Maes', '…; Margarita De Maes'],
  ['An zei: an ideal', 'An', 'An zei: an ideal'],
  ['a.b c', 'axb c', 'a.b c'],
  ['İ Rita Maes', 'Rita Maes', 'İ …'],
])('the name in "%s" (%s) is blanked: %s', (text, name, replaced) => {
  expect(replaceName(text, name, '…')).toBe(replaced);
});
