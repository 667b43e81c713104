import { expect, test } from 'vitest';
import { addColon } from '../../../src/domain/format/add-colon';
import { LANGUAGES } from '../../../src/domain/language/language';
import { KEYS, TEXTS } from '../language/all-texts';

test.each([
  ['Prijs', 'nl', 'Prijs:'],
  ['Prix', 'fr', 'Prix\u00a0:'],
  ['Wilt u kopen of huren?', 'nl', 'Wilt u kopen of huren?'],
  ['Acheter ou louer\u00a0?', 'fr', 'Acheter ou louer\u00a0?'],
] as const)('%s stands before its value as %3$s', (label, language, written) => {
  expect(addColon(label, language)).toBe(written);
});

test('no text gets a colon after a question mark, in any language', () => {
  const doubled = LANGUAGES.flatMap((language) =>
    KEYS.filter((key) => /[?!:]\s*:/.test(addColon(TEXTS[language][key] ?? '', language))),
  );
  expect(doubled).toEqual([]);
});
