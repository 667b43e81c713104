import type { Language } from '../language/language';

/** A record of the catalogue whose texts may be in another language than the record (decision 53). */
interface RecordWithTexts {
  language: Language;
  TextLanguage?: Language | undefined;
}

/** Returns the language of a record's headline and descriptions for `lang`; undefined if it is the page's. */
export function getTextLang(
  { language, TextLanguage = language }: RecordWithTexts,
  pageLanguage: Language,
): Language | undefined {
  return TextLanguage === pageLanguage ? undefined : TextLanguage;
}
