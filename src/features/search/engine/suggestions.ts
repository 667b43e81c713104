import type { FuzzyMatches } from '../../../domain/catalogue/fuzzy-search';
import type { GoalCounts } from '../../../domain/catalogue/property-counts';
import type { SearchIndex } from './search-index';

/** A list: its name, its query, and its counts. */
export interface SearchSuggestion {
  name: string;
  query: string;
  counts: GoalCounts;
}

/** Longer lists of suggestions do not help. */
const MAX_SUGGESTED_PAIRS = 4;

/**
 * Builds the suggested lists for fuzzy matches: by type, by city, or by both if both match.
 * `formatKind` returns the name of a type together with the kind that matched.
 */
export function buildSuggestions(
  { types, cities }: Pick<SearchIndex, 'types' | 'cities'>,
  matches: FuzzyMatches,
  formatKind: (type: string, kind: string) => string,
): SearchSuggestion[] {
  const byType = matches.types.flatMap(({ webId, kind }) => {
    const type = types.find((candidate) => candidate.webId === webId);
    if (!type) return [];
    const { sale, rent } = type;
    const name = kind
      ? formatKind(type.name, kind.charAt(0).toLowerCase() + kind.slice(1))
      : type.name;
    return { name, query: `type=${webId}`, counts: { sale, rent }, webId };
  });
  const byCity = matches.cities.flatMap((index) => {
    const city = cities[index];
    if (!city) return [];
    const { Name, Zip, label, sale, rent } = city;
    const query = `city=${encodeURIComponent(`${Name}|${Zip}`)}`;
    return { name: label, query, counts: { sale, rent }, countsOfTypes: city.types };
  });
  if (byType.length === 0 || byCity.length === 0) return [...byType, ...byCity].map(toSuggestion);
  return byType
    .flatMap((type) =>
      byCity.map((city) => {
        const [, sale = 0, rent = 0] =
          city.countsOfTypes.find(([webId]) => webId === type.webId) ?? [];
        return {
          name: `${type.name}, ${city.name}`,
          query: `${city.query}&${type.query}`,
          counts: { sale, rent },
        };
      }),
    )
    .slice(0, MAX_SUGGESTED_PAIRS);
}

const toSuggestion = ({ name, query, counts }: SearchSuggestion): SearchSuggestion => ({
  name,
  query,
  counts,
});
