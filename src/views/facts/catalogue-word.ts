import type { WordField } from '../../domain/language/catalogue-words';
import { translateWord } from '../../domain/language/catalogue-words';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';

/** A text of a record as the page shows it; `lang` if it is in another language than the page. */
export interface CatalogueWord {
  text: string;
  lang: Language | undefined;
}

/** Returns a word of a listing's menus in the page's language, or as the record has it. */
export function readCatalogueWord(
  { language }: Pick<RequestContext, 'language'>,
  field: WordField,
  text: string,
  recordLanguage: Language,
): CatalogueWord {
  const translated = translateWord(field, text, language);
  if (translated !== undefined) return { text: translated, lang: undefined };
  return { text, lang: recordLanguage === language ? undefined : recordLanguage };
}
