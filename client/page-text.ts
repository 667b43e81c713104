import type { Language } from '../src/domain/language/language';

/** The values of a text's placeholders, by their names. */
export type TextValues = Record<string, string | number>;

/** The agency's own words for texts that scripts hold, by key (src/views/layout/document.tsx). */
const ownTexts: Record<string, string> = JSON.parse(document.body.dataset.texts ?? '{}');

/**
 * Returns a text of `virtual:texts` in the page's language, the agency's own where it has one, with its placeholders
 * filled in.
 */
export function formatPageText(
  { key, ...byLanguage }: Record<Language | 'key', string>,
  values: TextValues = {},
): string {
  const text = ownTexts[key] ?? byLanguage[document.documentElement.lang as Language] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
