import type { Language } from '../language/language';
import type { SiteLanguages } from './route-table';

/** Whose contact card it is: a person's, by their id, or the agency's. */
export type ContactCardOf = number | 'agency';

const CONTACT_CARD = /^(?:\/(\w\w))?(\/team\/(?:[1-9]\d{0,9}|agency)\.vcf)$/;

/** Builds the path of a contact card, a file. */
export const buildContactCardPath = (language: Language, of: ContactCardOf): string =>
  `/${language}/team/${of}.vcf`;

/**
 * Reads the path of a contact card: its original path and its language, which is the default one without a prefix. Undefined
 * for any other path, and in a language that is not in use.
 */
export function readContactCardPath(
  path: string,
  languages: SiteLanguages,
): { original: string; language: Language } | undefined {
  const [, prefix, original] = CONTACT_CARD.exec(path) ?? [];
  const language = prefix ? languages.inUse.find((inUse) => inUse === prefix) : languages.default;
  return original && language ? { original, language } : undefined;
}
