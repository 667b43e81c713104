import { expect, test } from 'vitest';
import { slugify } from '../../../src/domain/routing/slug';
import { fc } from '../../seeded-fast-check';

test.each([
  ['Huis à vendre!', 'huis-a-vendre'],
  ['MARCHE-EN-FAMENNE', 'marche-en-famenne'],
  ['La Roche-en-Ardenne', 'la-roche-en-ardenne'],
  ["Livre d'or", 'livre-dor'],
  ['Érezée', 'erezee'],
  ['Cœur de village', 'coeur-de-village'],
  ['Æther, Straße & Ørsted', 'aether-strasse-orsted'],
  ['chalet   met\u00a0\ttuin', 'chalet-met-tuin'],
  ['Woning – 3 slk. – 120 m²', 'woning-3-slk-120-m2'],
  ['Bastogne–Durbuy', 'bastogne-durbuy'],
  ['  randen  ', 'randen'],
  ['-- a -- b --', 'a-b'],
  ['Ⅷ ﬁn', 'viii-fin'],
  ['İstanbul', 'istanbul'],
  ['!?', ''],
  ['日本', ''],
  ['', ''],
])('%s becomes %s', (text, expected) => {
  expect(slugify(text)).toBe(expected);
});

const anyText = fc.string({ unit: 'grapheme' });

test('a slug holds a-z, 0-9 and single hyphens between them', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slugify(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

test('the slug of a slug is itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
});
