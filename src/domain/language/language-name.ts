import type { Language } from './language';
import type { TextKey, Translate } from './texts';

/** A language by its name, as it stands within a sentence. */
export const LANGUAGE_NAME_KEYS: Record<Language, TextKey> = {
  nl: 'LANGUAGE_NL',
  fr: 'LANGUAGE_FR',
  en: 'LANGUAGE_EN',
  de: 'LANGUAGE_DE',
};

/** 'Spreekt Nederlands, Frans en Engels', in the language of `t`. */
export const formatSpokenLanguages = (
  languages: readonly Language[],
  language: Language,
  t: Translate,
): string =>
  t('AGENT_SPEAKS', {
    languages: new Intl.ListFormat(language).format(
      languages.map((spoken) => t(LANGUAGE_NAME_KEYS[spoken])),
    ),
  });
