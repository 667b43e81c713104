import * as v from 'valibot';
import { BooleanFlag } from './boolean-flag';
import type { Language } from './language';
import { LANGUAGES } from './language';

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

/**
 * Returns the text in the visitor's language, else in the default one, else in the first of all languages that has it
 * (decision 141); an empty text if none has.
 */
export function resolveLocalized(
  localized: TextOrLocalized | undefined,
  language: Language,
  fallback: Language,
): ResolvedText {
  if (typeof localized === 'string') return { text: localized };
  const found = orderLanguages(language, fallback).find((candidate) =>
    localized?.[candidate]?.trim(),
  );
  const text = (found && localized?.[found]) || '';
  return found && found !== language ? { text, lang: found } : { text };
}

/** Lists the languages in the order in which a text is looked for: own, default, then nl, fr, en, de. */
export const orderLanguages = (own: Language, fallback: Language): readonly Language[] => [
  ...new Set([own, fallback, ...LANGUAGES]),
];

/** Returns whether a text is written in any language. */
export const isWritten = (localized: TextOrLocalized | undefined): boolean =>
  resolveLocalized(localized, 'nl', 'nl').text !== '';
