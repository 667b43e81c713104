import * as v from 'valibot';
import { BooleanFlag } from '../../language/boolean-flag';
import { Language } from '../../language/language';

/** Which languages the site speaks (§3, configuration entry 'language'). */
export const LanguageSettings = v.pipe(
  v.strictObject({
    languageUse: v.array(v.strictObject({ code: Language, use: BooleanFlag })),
    languageDefault: Language,
    languageFlags: v.optional(BooleanFlag, false),
  }),
  v.check(
    (settings) =>
      settings.languageUse.some(({ code, use }) => use && code === settings.languageDefault),
    'the default language is not in use',
  ),
);
export type LanguageSettings = v.InferOutput<typeof LanguageSettings>;

/** The languages in use, in the configuration's order. */
export const getLanguagesInUse = (settings: LanguageSettings): Language[] =>
  settings.languageUse.filter(({ use }) => use).map(({ code }) => code);
