import type { CatalogueLanguage, Language } from '../../../../src/domain/language/language';
import { CATALOGUE_LANGUAGES, LANGUAGES } from '../../../../src/domain/language/language';
import type { ImportMap } from './import-map';

/** The texts of the agency: they stand in one language, which `TextLanguage` names (decision 53). */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'Name',
  'TypeDescription',
  'Description',
  'ShortDescription',
  'LocationDescription',
]);

/** The texts without which a page is poor: if one is missing, another language is taken. */
export const LEADING_TEXT_FIELDS = ['Name', 'TypeDescription', 'Description'] as const;

/** Returns the source's codes of languages for a language of the catalogue, then those of the others. */
export function listCodes({ languages }: ImportMap, language: CatalogueLanguage): string[] {
  const others = CATALOGUE_LANGUAGES.filter((other) => other !== language);
  return [...new Set([language, ...others].flatMap((name) => languages[name]))];
}

/** Returns the language that a code of the source stands for: 'nl-BE' for Dutch. */
export function findCodeLanguage({ languages }: ImportMap, code: string): Language | undefined {
  const start = code.slice(0, 2).toLowerCase();
  return (
    LANGUAGES.find((language) => language === start) ??
    CATALOGUE_LANGUAGES.find((language) => languages[language][0] === code)
  );
}

/**
 * Chooses the language of a record's texts: the first code in which no leading text is missing that
 * another code has, else the first with a headline.
 * `isFilled` tells whether a leading text exists in a code.
 */
export function chooseTextCode(
  codes: readonly string[],
  fields: readonly string[],
  isFilled: (field: string, code: string) => boolean,
): string | undefined {
  const existing = fields.filter((field) => codes.some((code) => isFilled(field, code)));
  return (
    codes.find((code) => existing.every((field) => isFilled(field, code))) ??
    codes.find((code) => existing[0] !== undefined && isFilled(existing[0], code))
  );
}
