import { fuzzySearch } from '../../src/domain/catalogue/fuzzy-search';
import type { FoundProperty, SearchIndex } from '../../src/features/search/engine/search-index';
import type { SearchSuggestion } from '../../src/features/search/engine/suggestions';
import { buildSuggestions } from '../../src/features/search/engine/suggestions';
import { formatSearchText } from './search-texts';

/** The suggestions of the panel for a text without matches (§5). */
export interface SimilarResults {
  lists: SearchSuggestion[];
  /** Properties of the typed kind, newest first. */
  properties: FoundProperty[];
}

const MAX_PROPERTIES = 3;

/** Finds the lists that were probably meant, and properties of the typed kind. */
export function findSimilarResults(data: SearchIndex, searchText: string): SimilarResults {
  const matches = fuzzySearch(data, searchText);
  const kinds = matches.types.map(({ kind }) => kind);
  const ofKind = data.properties?.filter(({ kind }) => kind && kinds.includes(kind)) ?? [];
  return {
    lists: buildSuggestions(data, matches, (type, kind) =>
      formatSearchText('withKind', { type, kind }),
    ),
    // The highest references are the newest.
    properties: ofKind.slice(-MAX_PROPERTIES).reverse(),
  };
}

/** Returns the suggestions as a phrase, or that nothing was found. */
export const describeSimilarResults = ({ lists }: SimilarResults, searchText: string): string =>
  lists.length > 0
    ? formatSearchText('meant', { names: lists.map(({ name }) => name).join(', ') })
    : formatSearchText('noResults', { text: searchText.trim() });
