import { plainName } from '../plain-name';
import type { ListingIndex } from './listing-index';
import type { CityWish } from './listing-query';

const byName = new WeakMap<ListingIndex, Map<string, number[]>>();

/**
 * The towns of the index, by number, that a wish names. §5: names are equal ignoring case and
 * diacritics; a zip, where given, must be the same. A zip may stand in place of the name.
 */
export function citiesNamed(index: ListingIndex, { name, zip }: CityWish): readonly number[] {
  const named = namesOf(index).get(plainName(name)) ?? [];
  return zip ? named.filter((number) => index.cities[number]?.Zip === zip) : named;
}

/** The numbers of the towns by their plain name and by their zip; made once a version. */
function namesOf(index: ListingIndex): Map<string, number[]> {
  const known = byName.get(index);
  if (known) return known;
  const names = new Map<string, number[]>();
  index.cities.forEach(({ Name, Zip }, number) => {
    for (const name of [plainName(Name), Zip])
      names.set(name, [...(names.get(name) ?? []), number]);
  });
  byName.set(index, names);
  return names;
}
