import GROUPS from '../../../data/words/catalogue-words.json';
import type { Property } from '../catalogue/property';
import { memoizePerObject } from '../memoize-per-object';
import type { Language } from './language';

/** The fields of listings that hold words of a menu: of the listing software, or of the agency's files. */
export type WordField = keyof Property | 'Months';

/** What stands for the rest of a text: 'Station …', '… jaar'. */
const REST = '…';

type Words = Record<Language, string>;

/** The words of each field by their Dutch text: languages without listings show the Dutch ones. */
const getWordsByField = memoizePerObject((groups: typeof GROUPS) => {
  const byField = new Map<string, Map<string, Words>>();
  for (const { fields, words } of groups)
    for (const field of fields)
      byField.set(field, new Map(words.map((word) => [word.nl, word] as const)));
  return byField;
});

/**
 * Translates a word of a listing's menus into a language that listings are not written in; undefined
 * if the table does not hold it, or if the catalogue has texts in that language itself.
 */
export function translateWord(
  field: WordField,
  text: string,
  language: Language,
): string | undefined {
  if (language === 'nl' || language === 'fr') return undefined;
  const words = getWordsByField(GROUPS).get(field);
  const word = words?.get(text.trim());
  if (word) return word[language];
  for (const pattern of words?.values() ?? []) {
    const [start = '', end] = pattern.nl.split(REST);
    if (end === undefined || !text.startsWith(start) || !text.endsWith(end)) continue;
    const rest = text.slice(start.length, text.length - end.length);
    return pattern[language].replace(REST, () => translateFigures(rest, language));
  }
  return undefined;
}

/** Returns a word of a listing's menus as a language says it, or the text as it is where no table holds it. */
export const formatWord = (field: WordField, text: string, language: Language): string =>
  translateWord(field, text, language) ?? findSpokenWord(field, text, language) ?? text;

/** Returns the type of a project's homes with their number, as a language says it: 'Appartement (13)' → 'Flat (13)'. */
export function formatUnitsType(text: string, language: Language): string {
  const [, type = text, count = ''] = /^(.*?)(\s*\(\d+\))?$/s.exec(text) ?? [];
  return formatWord('MainTypeName', type, language) + count;
}

/** What an agent calls a kind of home whose French name in the listing software (§9) is half a word. */
const SPOKEN_TYPES: Readonly<Record<string, string>> = {
  Commerciale: 'Commerce',
  Industrie: 'Bâtiment industriel',
};

const findSpokenWord = (field: WordField, text: string, language: Language): string | undefined =>
  field === 'MainTypeName' && language === 'fr' ? SPOKEN_TYPES[text.trim()] : undefined;

/**
 * Writes a day and a number as the language does: '1 januari' → '1 January', '1. Januar'; '12-5-2022' → '12/5/2022',
 * '12.5.2022'; '12,5' → '12.5' in English. Other texts, such as names, stay as they are.
 */
function translateFigures(text: string, language: Language): string {
  if (/^\d{1,2}-\d{1,2}-\d{4}$/.test(text))
    return text.replaceAll('-', language === 'de' ? '.' : '/');
  if (/^\d+,\d+$/.test(text)) return language === 'en' ? text.replace(',', '.') : text;
  const [, day = '', month = ''] = /^(\d{1,2}) (\p{L}+\.?)$/u.exec(text) ?? [];
  const name = month && translateWord('Months', month, language);
  return name ? `${day}${language === 'de' ? '.' : ''} ${name}` : text;
}
