import * as v from 'valibot';
import { BooleanFlag } from './boolean-flag';
import type { Language } from './language';

/** A text by language key, with a flag for its visibility (§3). */
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

/** A text with its language: `lang` is set if it is not the requested one (decision 1). */
export interface ResolvedText {
  text: string;
  lang?: Language;
}

/** Returns the text in the visitor's language, else in the default one, else an empty text. */
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
