import type { Language } from '../../../../src/domain/language/language';
import { LANGUAGES } from '../../../../src/domain/language/language';
import type { Localized } from '../../../../src/domain/language/localized';
import { resolveLocalized } from '../../../../src/domain/language/localized';
import type { LanguageSettings } from '../../../../src/domain/site/configuration/language-settings';
import { getLanguagesInUse } from '../../../../src/domain/site/configuration/language-settings';
import { describePlace } from './configured-values';
import type { SiteFile, SiteFiles } from './site-files';
import { SITE_FILES } from './site-files';

/** A text, and the languages in which its visitors do not find it. */
export interface TextGap {
  file: SiteFile;
  record: string;
  field: string;
  languages: Language[];
}

/**
 * Finds the texts that visitors of a language in use do not read in their language (`missing`), and those of which they
 * read nothing at all (`empty`). What is not published, and addresses, are left out.
 */
export function findTextGaps(
  files: SiteFiles,
  settings: LanguageSettings,
): { missing: TextGap[]; empty: TextGap[] } {
  const inUse = getLanguagesInUse(settings);
  const missing: TextGap[] = [];
  const empty: TextGap[] = [];
  for (const file of SITE_FILES)
    for (const { keys, text } of listLocalized(files[file])) {
      const place = { file, ...describePlace(files, file, keys) };
      const without = (find: (language: Language) => unknown) =>
        inUse.filter((language) => !find(language));
      const unwritten = without((language) => text[language]);
      const unread = without(
        (language) => resolveLocalized(text, language, settings.languageDefault).text,
      );
      if (unread.length > 0) empty.push({ ...place, languages: unread });
      else if (unwritten.length > 0) missing.push({ ...place, languages: unwritten });
    }
  return { missing, empty };
}

type Keys = readonly (string | number)[];

/** Lists the texts by language that hold a text and are published. */
function listLocalized(value: unknown, keys: Keys = []): { keys: Keys; text: Localized }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (['path', 'breadcrumb', 'redirectUrl', 'metadata'].includes(String(keys.at(-1)))) return [];
  const { status = 'Published' } = value as { status?: unknown };
  if (status !== 'Published' && status !== true && status !== 'true') return [];
  if (isLocalized(value)) return isWritten(value) ? [{ keys, text: value }] : [];
  return Object.entries(value).flatMap(([key, item]) =>
    listLocalized(item, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}

const LOCALIZED_KEYS: readonly string[] = [...LANGUAGES, 'public'];

const isLocalized = (value: object): value is Localized =>
  Object.entries(value).every(
    ([key, text]) =>
      LOCALIZED_KEYS.includes(key) && ['string', 'boolean', 'undefined'].includes(typeof text),
  );

const isWritten = (text: Localized): boolean =>
  String(text.public ?? true) !== 'false' && LANGUAGES.some((language) => text[language]);
