import type { ListingSection } from '../routing/section';
import type { ListingIndex } from './listing/listing-index';
import { TRAIT } from './listing/traits';
import { LAND_CATEGORY, toListingGoal } from './property-kind';

/** Numbers of properties for sale and for rent, without sold and rented ones, as lists show by default. */
export interface GoalCounts {
  sale: number;
  rent: number;
}

/** The catalogue's counts, in all, by WebID and by city (§2.8, §2.9); always derived, never trusted. */
export interface CatalogueCounts {
  all: GoalCounts;
  byCategory: ReadonlyMap<number, GoalCounts>;
  /** By the city's number in the index. */
  byCity: readonly GoalCounts[];
}

/** Returns how many properties the list of a section holds by default. */
export function countSection(
  { all, byCategory }: CatalogueCounts,
  section: ListingSection,
): number {
  if (section === '/Bouwgrond/') return byCategory.get(LAND_CATEGORY)?.sale ?? 0;
  return section === '/for-rent/' ? all.rent : all.sale;
}

/** Returns whether pages lead to the list of a section: something stands on it, or nothing is online anywhere yet. */
export const isSectionOffered = (counts: CatalogueCounts, section: ListingSection): boolean =>
  countSection(counts, section) > 0 || counts.all.sale + counts.all.rent === 0;

/** Returns the section; of an office that only lets or only sells, the list of what it has. Plots stand for themselves. */
export const findOfferedSection = <Section extends ListingSection>(
  counts: CatalogueCounts,
  section: Section,
): Section | '/for-sale/' | '/for-rent/' => {
  if (section === '/Bouwgrond/' || isSectionOffered(counts, section)) return section;
  return section === '/for-sale/' ? '/for-rent/' : '/for-sale/';
};

/** Counts the listings of the index that are for sale and for rent. */
export function countProperties(index: ListingIndex): CatalogueCounts {
  const none = (): GoalCounts => ({ sale: 0, rent: 0 });
  const all = none();
  const byCategory = new Map(index.categories.map((webId) => [webId, none()]));
  const byCity = index.cities.map(none);
  const { goal, traits, categories, city } = index.columns;
  for (let row = 0; row < index.count; row++) {
    if ((traits[row] ?? 0) & TRAIT.closed) continue;
    const side = toListingGoal(goal[row]);
    all[side]++;
    const cityCounts = byCity[city[row] ?? -1];
    if (cityCounts) cityCounts[side]++;
    index.categories.forEach((webId, bit) => {
      const counts = byCategory.get(webId);
      if (counts && (categories[row] ?? 0) & (1 << bit)) counts[side]++;
    });
  }
  return { all, byCategory, byCity };
}
