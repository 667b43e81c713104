import type { PropertySummary } from './property-summary';

/** The two halves of the catalogue: every list, count and saved search is of one of them (§4). */
export type ListingGoal = 'sale' | 'rent';

/** Returns the half that a value of Goal belongs to: 0 is for sale, every other is listed for rent (§4). */
export const toListingGoal = (goal: number | undefined): ListingGoal =>
  goal === 0 ? 'sale' : 'rent';

/** Checks whether a property or project is listed for sale. What kind of sale it is, getSaleKind says. */
export const isForSale = ({ Goal }: Pick<PropertySummary, 'Goal'>): boolean =>
  toListingGoal(Goal) === 'sale';

/** The value of Goal of a business to take over (decision 7). */
export const TAKEOVER_GOAL = 2;

/** Returns the categories of a property: its list WebIDs, or else its single WebID (§5). */
export function getCategories(property: Pick<PropertySummary, 'WebID' | 'WebIDs'>): number[] {
  const webIds = (property.WebIDs ?? '').split(',').map(Number).filter(Boolean);
  return webIds.length > 0 ? webIds : [property.WebID];
}

/** The WebID of land: Grond, Terrain (§9). */
export const LAND_CATEGORY = 4;

/** Decision 8: land for sale belongs to the section of building plots. */
export const isBuildingPlot = (
  property: Pick<PropertySummary, 'Goal' | 'WebID' | 'WebIDs'>,
): boolean => isForSale(property) && getCategories(property).includes(LAND_CATEGORY);
