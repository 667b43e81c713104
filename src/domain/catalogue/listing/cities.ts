import { normalizeName } from '../normalize-name';
import type { ListingIndex } from './listing-index';
import type { CityFilter } from './listing-query';

const cityNumberCache = new WeakMap<ListingIndex, Map<string, number[]>>();

/**
 * The towns of the index, by number, that a wish names. §5: names are equal ignoring case and
 * diacritics; a zip, where given, must be the same. A zip may stand in place of the name.
 */
export function findCityNumbers(index: ListingIndex, { name, zip }: CityFilter): readonly number[] {
  const named = getCityNumbersByName(index).get(normalizeName(name)) ?? [];
  return zip ? named.filter((number) => index.cities[number]?.Zip === zip) : named;
}

/** The numbers of the towns by their plain name and by their zip; made once a version. */
function getCityNumbersByName(index: ListingIndex): Map<string, number[]> {
  const known = cityNumberCache.get(index);
  if (known) return known;
  const names = new Map<string, number[]>();
  index.cities.forEach(({ Name, Zip }, number) => {
    for (const name of [normalizeName(Name), Zip])
      names.set(name, [...(names.get(name) ?? []), number]);
  });
  cityNumberCache.set(index, names);
  return names;
}
