import { memoizePerKey } from '../memoize-per-key';
import type { Language } from './language';
import { LOCALES } from './locales';

type ListKind = 'conjunction' | 'disjunction';

const createListFormats = (type: ListKind) =>
  memoizePerKey((language: Language) => new Intl.ListFormat(LOCALES[language], { type }));
const LIST_FORMATS = {
  conjunction: createListFormats('conjunction'),
  disjunction: createListFormats('disjunction'),
};

/** Returns what joins the items of a list: 'Dutch, French and German', or with `disjunction` 'Dutch, French or German'. */
export const getListFormat = (
  language: Language,
  type: ListKind = 'conjunction',
): Intl.ListFormat => LIST_FORMATS[type](language);
