import { Index } from 'flexsearch';
import type { SearchSource } from '../../src/domain/catalogue/search/search';
import { splitWords, toCitySearchText } from '../../src/domain/catalogue/search/search';

/**
 * Which types and towns a text may mean, by their places (§5): FlexSearch knows the beginnings of
 * all words, so that a key press looks at a handful of names and not at every town there is.
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
    // Signs alone are no word: any name may hold them.
    if (splitWords(wanted).length === 0) return [...names.keys()];
    const found = index.search(wanted, { limit: names.length });
    return found.map(Number).sort((a, b) => a - b);
  };
}
