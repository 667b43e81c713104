import * as v from 'valibot';
import { BooleanFlag } from './boolean-flag';
import type { Language } from './language';

/** A text by language key, with the flag that says whether it shows (§3). */
export const Localized = v.strictObject({
  nl: v.optional(v.string()),
  fr: v.optional(v.string()),
  en: v.optional(v.string()),
  de: v.optional(v.string()),
  public: v.optional(BooleanFlag),
});
export type Localized = v.InferOutput<typeof Localized>;

/** A text that is the same in every language, or one by language (§3, top-bar item). */
export const TextOrLocalized = v.union([v.string(), Localized]);
export type TextOrLocalized = v.InferOutput<typeof TextOrLocalized>;

/** A text with the language it really is in: `lang` is set where it fell back (decision 1). */
export interface ResolvedText {
  text: string;
  lang?: Language;
}

/** The text in the visitor's language, else in the default one; empty where neither holds it. */
export function resolveLocalized(
  localized: TextOrLocalized | undefined,
  language: Language,
  fallback: Language,
): ResolvedText {
  if (typeof localized === 'string') return { text: localized };
  const own = localized?.[language];
  if (own) return { text: own };
  const other = localized?.[fallback];
  return other ? { text: other, lang: fallback } : { text: '' };
}
