import { Index } from 'flexsearch';
import type { SearchSource } from '../../src/domain/catalogue/search/search';
import { splitWords, toCitySearchText } from '../../src/domain/catalogue/search/search';

/**
 * Returns a function that finds the indexes of types and towns whose words begin with a text (§5). With
 * FlexSearch's prefix index a key press compares a handful of names instead of every town.
 */
export function createCandidateFinder({
  types,
  cities,
}: Pick<SearchSource, 'types' | 'cities'>): NonNullable<SearchSource['findCandidates']> {
  const inTypes = createPrefixLookup(types.map(({ name }) => name));
  const inCities = createPrefixLookup(cities.map(toCitySearchText));
  return (wanted) => ({ types: inTypes(wanted), cities: inCities(wanted) });
}

function createPrefixLookup(names: readonly string[]): (wanted: string) => number[] {
  const index = new Index({ tokenize: 'forward', encode: splitWords });
  for (const [place, name] of names.entries()) index.add(place, name);
  return (wanted) => {
    // Punctuation alone is no word: every name is a candidate.
    if (splitWords(wanted).length === 0) return [...names.keys()];
    const found = index.search(wanted, { limit: names.length });
    return found.map(Number).sort((a, b) => a - b);
  };
}
