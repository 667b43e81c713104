import type { Language } from '../src/domain/language/language';

/** The values of a text's placeholders, by their names. */
export type TextValues = Record<string, string | number>;

/** Returns a text of `virtual:texts` in the page's language, with its placeholders filled in. */
export function formatPageText(
  textByLanguage: Record<Language, string>,
  values: TextValues = {},
): string {
  const text = textByLanguage[document.documentElement.lang as Language] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
