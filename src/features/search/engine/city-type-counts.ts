import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { TRAIT } from '../../../domain/catalogue/listing/traits';
import { toListingGoal } from '../../../domain/catalogue/property-kind';
import { memoizePerObject } from '../../../domain/memoize-per-object';

/** A type (its WebID) with its numbers of properties for sale and for rent. */
export type TypeCounts = [webId: number, sale: number, rent: number];

/**
 * Counts the open properties of each type in each city, by the city's number in the index; a type
 * without properties in a city is absent.
 */
export const countTypesByCity = memoizePerObject((index: ListingIndex): readonly TypeCounts[][] => {
  const { goal, traits, categories, city } = index.columns;
  const counts = index.cities.map(() => index.categories.map((): [number, number] => [0, 0]));
  for (let row = 0; row < index.count; row++) {
    if ((traits[row] ?? 0) & TRAIT.closed) continue;
    const side = toListingGoal(goal[row]) === 'sale' ? 0 : 1;
    counts[city[row] ?? -1]?.forEach((ofType, bit) => {
      if ((categories[row] ?? 0) & (1 << bit)) ofType[side]++;
    });
  }
  return counts.map((ofCity) =>
    ofCity.flatMap(([sale, rent], bit): TypeCounts[] =>
      sale + rent > 0 ? [[index.categories[bit] ?? 0, sale, rent]] : [],
    ),
  );
});
