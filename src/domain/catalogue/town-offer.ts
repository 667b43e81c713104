import type { Town } from '../site/towns';
import { findCityNumber } from './listing/cities';
import type { ListingIndex } from './listing/listing-index';
import type { CatalogueCounts, GoalCounts } from './property-counts';

/** From so many open listings on, the page of a town says enough to be found without a text of the agency. */
const ENOUGH_LISTINGS = 3;

/** The catalogue as far as it says what a town offers. */
interface CountedCatalogue {
  index: Pick<ListingIndex, 'cities'>;
  counts: CatalogueCounts;
}

/** Counts what is for sale and for rent in a town; undefined if the catalogue has nothing there, sold homes included. */
export function countTownOffer(
  { index, counts }: CountedCatalogue,
  town: Pick<Town, 'name' | 'zips'>,
): GoalCounts | undefined {
  const offers = town.zips.flatMap((Zip) => {
    const number = findCityNumber(index.cities, { Name: town.name, Zip });
    return number === undefined ? [] : [counts.byCity[number]];
  });
  if (offers.length === 0) return undefined;
  const add = (goal: keyof GoalCounts) =>
    offers.reduce((sum, offer) => sum + (offer?.[goal] ?? 0), 0);
  return { sale: add('sale'), rent: add('rent') };
}

/**
 * Returns whether a town has a page: one that is known only for a property that is not public yet has none
 * (decision 107).
 */
export const hasTownPage = (catalogue: CountedCatalogue, town: Town): boolean =>
  town.text !== undefined || countTownOffer(catalogue, town) !== undefined;

/** Returns whether the page of a town holds enough to be found and linked to: a text, or several homes. */
export function isTownToldOf(catalogue: CountedCatalogue, town: Town): boolean {
  const { sale = 0, rent = 0 } = countTownOffer(catalogue, town) ?? {};
  return town.text !== undefined || sale + rent >= ENOUGH_LISTINGS;
}
