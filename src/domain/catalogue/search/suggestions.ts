import type { GoalCounts } from '../listing-counts';
import type { FuzzyMatches } from './fuzzy-search';
import type { SearchIndex } from './search-index';

/** A list that may have been meant: what it is called, the query that asks for it, and how many it holds where that is known. */
export interface SearchSuggestion {
  name: string;
  query: string;
  counts?: GoalCounts;
}

/** More lists than these are no help any more. */
const MAX_SUGGESTED_PAIRS = 4;

/**
 * The lists that come near to a text: by type, by town, or by both where it names both.
 * `withKind` says that a type has a kind among its own.
 */
export function buildSuggestions(
  { types, cities }: Pick<SearchIndex, 'types' | 'cities'>,
  near: FuzzyMatches,
  withKind: (type: string, kind: string) => string,
): SearchSuggestion[] {
  const byType = near.types.flatMap(({ webId, kind }) => {
    const type = types.find((other) => other.webId === webId);
    if (!type) return [];
    const { sale, rent } = type;
    const name = kind
      ? withKind(type.name, kind.charAt(0).toLowerCase() + kind.slice(1))
      : type.name;
    return { name, query: `type=${webId}`, counts: { sale, rent } };
  });
  const byCity = near.cities.flatMap((place) => {
    const city = cities[place];
    if (!city) return [];
    const { Name, Zip, label, sale, rent } = city;
    const query = `city=${encodeURIComponent(`${Name}|${Zip}`)}`;
    return { name: label, query, counts: { sale, rent } };
  });
  if (byType.length === 0 || byCity.length === 0) return [...byType, ...byCity];
  return byType
    .flatMap((type) =>
      byCity.map((city) => ({
        name: `${type.name}, ${city.name}`,
        query: `${city.query}&${type.query}`,
      })),
    )
    .slice(0, MAX_SUGGESTED_PAIRS);
}
