import * as texts from 'virtual:texts';
import type { TextValues } from '../page-text';
import { formatPageText } from '../page-text';

/** The texts of the results panel, bundled with its script instead of the pages. */
const SEARCH_TEXTS = {
  type: texts.TYPE,
  city: texts.CITY,
  property: texts.PROPERTY,
  sale: texts.FOR_SALE,
  rent: texts.FOR_RENT,
  reference: texts.SEARCH_REFERENCE,
  noResults: texts.SEARCH_NO_RESULTS,
  similar: texts.SEARCH_NEAR,
  meant: texts.SEARCH_NEAR_NAMES,
  withKind: texts.SEARCH_WITH_KIND,
  all: texts.SEARCH_ALL,
  nothing: texts.SAVED_SEARCH_TILE_TITLE,
  saveAction: texts.SAVED_SEARCH_TILE_ACTION,
  hint: texts.SEARCH_HINT,
  counts: texts.SEARCH_COUNTS,
  results: texts.SEARCH_RESULTS_COUNT,
  resultsOne: texts.SEARCH_RESULTS_COUNT_ONE,
};

export const formatSearchText = (name: keyof typeof SEARCH_TEXTS, values?: TextValues) =>
  formatPageText(SEARCH_TEXTS[name], values);

/** Returns the number of results as a phrase, singular or plural. */
export const formatResultsCount = (count: number) =>
  formatSearchText(
    new Intl.PluralRules(document.documentElement.lang).select(count) === 'one'
      ? 'resultsOne'
      : 'results',
    { count },
  );
