import { TRAIT } from './listing/index-columns';
import type { ListingIndex } from './listing/listing-index';

/** How many properties are for sale and for rent: what lists show by default, so without sold and rented ones. */
export interface GoalCounts {
  sale: number;
  rent: number;
}

/** The catalogue's counts, in all, by WebID and by town (§2.8, §2.9); always derived, never trusted. */
export interface CatalogueCounts {
  all: GoalCounts;
  byCategory: ReadonlyMap<number, GoalCounts>;
  /** By the town's number in the index. */
  byCity: readonly GoalCounts[];
}

export function countListings(index: ListingIndex): CatalogueCounts {
  const none = (): GoalCounts => ({ sale: 0, rent: 0 });
  const all = none();
  const byCategory = new Map(index.categories.map((webId) => [webId, none()]));
  const byCity = index.cities.map(none);
  const { goal, traits, categories, city } = index.columns;
  for (let row = 0; row < index.count; row++) {
    if ((traits[row] ?? 0) & TRAIT.closed) continue;
    const side = goal[row] === 0 ? 'sale' : 'rent';
    all[side]++;
    const town = byCity[city[row] ?? -1];
    if (town) town[side]++;
    index.categories.forEach((webId, bit) => {
      const counts = byCategory.get(webId);
      if (counts && (categories[row] ?? 0) & (1 << bit)) counts[side]++;
    });
  }
  return { all, byCategory, byCity };
}
