/// <reference types="vite/types/importMeta.d.ts" />

import type { TextValues } from '../page-text';
import { formatPageText } from '../page-text';

/** What the results panel says by itself (client/page-text). */
const SEARCH_TEXTS = {
  type: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'TYPE' }),
  city: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'CITY' }),
  property: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'PROPERTY' }),
  sale: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'FOR_SALE' }),
  rent: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'FOR_RENT' }),
  reference: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'SEARCH_REFERENCE',
  }),
  nothing: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'SEARCH_NO_RESULTS',
  }),
  near: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SEARCH_NEAR' }),
  withKind: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'SEARCH_WITH_KIND',
  }),
  all: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SEARCH_ALL' }),
  demand: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'DEMAND_TILE_TITLE' }),
  demandAction: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'DEMAND_TILE_ACTION',
  }),
  hint: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SEARCH_HINT' }),
  counts: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'SEARCH_COUNTS' }),
  results: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'SEARCH_RESULTS_COUNT',
  }),
  resultsOne: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'SEARCH_RESULTS_COUNT_ONE',
  }),
};

export const formatSearchText = (name: keyof typeof SEARCH_TEXTS, values?: TextValues) =>
  formatPageText(SEARCH_TEXTS[name], values);

/** How many are found, as one says it. */
export const formatResultsCount = (count: number) =>
  formatSearchText(
    new Intl.PluralRules(document.documentElement.lang).select(count) === 'one'
      ? 'resultsOne'
      : 'results',
    { count },
  );
