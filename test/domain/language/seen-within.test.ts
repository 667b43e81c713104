import { expect, test } from 'vitest';
import type { Language } from '../../../src/domain/language/language';
import { KEYS, TEXTS } from './all-texts';

const AT_ONCE: Record<Language, RegExp> = {
  nl: /meteen|onmiddellijk|direct (?:online|zichtbaar)/i,
  fr: /aussitôt|immédiatement|tout de suite/i,
  en: /at once|immediately|right away/i,
  de: /sofort|unmittelbar/i,
};

/** What no version holds, so that the next request finds it changed: an account, an address, a file, places of a visit. */
const NO_VERSION = [
  ...['DESK_CALENDAR_ASK_TEXT', 'DESK_GUESTBOOK_ASK_REFUSE', 'DESK_PATTERN_CAPACITY'],
  ...['DESK_OWNER_ASK_TEXT', 'DESK_STAFF_ASK_TEXT'],
];

test('no text of the desk says that visitors see a change at once: a version is seen within a time', () => {
  const promises = Object.entries(AT_ONCE).flatMap(([language, pattern]) =>
    KEYS.filter(
      (key) =>
        key.startsWith('DESK_') &&
        !NO_VERSION.includes(key) &&
        pattern.test(TEXTS[language as Language][key] ?? ''),
    ).map((key) => `${language} ${key}: ${TEXTS[language as Language][key]}`),
  );
  expect(promises).toEqual([]);
});
