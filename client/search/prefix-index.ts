import { Index } from 'flexsearch';
import type { SearchSource } from '../../src/features/search/engine/search';
import { splitWords, toCitySearchText } from '../../src/features/search/engine/search';

/**
 * Returns a function that finds the indexes of types and cities whose words begin with a text (§5). With
 * FlexSearch's prefix index a key press compares a handful of names instead of every city.
 */
export function createCandidateFinder({
  types,
  cities,
}: Pick<SearchSource, 'types' | 'cities'>): NonNullable<SearchSource['findCandidates']> {
  const inTypes = createPrefixLookup(types.map(({ name }) => name));
  const inCities = createPrefixLookup(cities.map(toCitySearchText));
  return (text) => ({ types: inTypes(text), cities: inCities(text) });
}

function createPrefixLookup(names: readonly string[]): (text: string) => number[] {
  const index = new Index({ tokenize: 'forward', encode: splitWords });
  for (const [id, name] of names.entries()) index.add(id, name);
  return (text) => {
    // Punctuation alone is not a word: every name is a candidate.
    if (splitWords(text).length === 0) return [...names.keys()];
    const matches = index.search(text, { limit: names.length });
    return matches.map(Number).sort((a, b) => a - b);
  };
}
