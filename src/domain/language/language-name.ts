import type { Language } from './language';
import { getListFormat } from './list-format';
import type { TextKey, Translate } from './texts';

/** The name of each language within a sentence. */
export const LANGUAGE_NAME_KEYS: Record<Language, TextKey> = {
  nl: 'LANGUAGE_NL',
  fr: 'LANGUAGE_FR',
  en: 'LANGUAGE_EN',
  de: 'LANGUAGE_DE',
};

/** Formats the languages that a person speaks: 'Spreekt Nederlands, Frans en Engels', in the language of `t`. */
export const formatSpokenLanguages = (
  languages: readonly Language[],
  language: Language,
  t: Translate,
): string =>
  t('AGENT_SPEAKS', {
    languages: getListFormat(language).format(
      languages.map((spokenLanguage) => t(LANGUAGE_NAME_KEYS[spokenLanguage])),
    ),
  });
