import * as v from 'valibot';
import { Flag } from './flag';
import type { Language } from './language';

/** A text by language key, with the flag that says whether it shows (§3). */
export const Localized = v.strictObject({
  nl: v.optional(v.string()),
  fr: v.optional(v.string()),
  en: v.optional(v.string()),
  de: v.optional(v.string()),
  public: v.optional(Flag),
});
export type Localized = v.InferOutput<typeof Localized>;

/** A text with the language it really is in: `lang` is set where it fell back (decision 1). */
export interface Text {
  text: string;
  lang?: Language;
}

/** The text in the visitor's language, else in the default one; empty where neither holds it. */
export function localize(
  localized: Localized | undefined,
  language: Language,
  fallback: Language,
): Text {
  const own = localized?.[language];
  if (own) return { text: own };
  const other = localized?.[fallback];
  return other ? { text: other, lang: fallback } : { text: '' };
}
