import type { Language } from './language';

/** The conventions of each language that readers in Belgium know: plain 'en' is American. */
export const LOCALES = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
  de: 'de-DE',
} as const satisfies Record<Language, string>;
