import * as v from 'valibot';
import { BooleanFlag } from '../../language/boolean-flag';
import { Language } from '../../language/language';

/** The languages of the site (§3, configuration entry 'language'). */
export const LanguageSettings = v.pipe(
  v.strictObject({
    languageUse: v.array(v.strictObject({ code: Language, use: BooleanFlag })),
    languageDefault: Language,
    languageFlags: v.optional(BooleanFlag, false),
  }),
  v.check(
    ({ languageUse }) => new Set(languageUse.map(({ code }) => code)).size === languageUse.length,
    'names a language twice',
  ),
  v.check(
    (settings) =>
      settings.languageUse.some(({ code, use }) => use && code === settings.languageDefault),
    'the default language is not in use',
  ),
);
export type LanguageSettings = v.InferOutput<typeof LanguageSettings>;

/** Returns the languages in use, in the order of the configuration. */
export const getLanguagesInUse = (settings: LanguageSettings): Language[] =>
  settings.languageUse.filter(({ use }) => use).map(({ code }) => code);
