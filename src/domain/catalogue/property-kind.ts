import type { PropertySummary } from './property-summary';

/** Goal 0 is for sale; every other goal is listed for rent (§4). */
export const isForSale = (property: Pick<PropertySummary, 'Goal'>): boolean => property.Goal === 0;

/** Decision 7: goal 2 is a business to take over, priced once and not by the month. */
export const isForTakeover = (property: Pick<PropertySummary, 'Goal'>): boolean =>
  property.Goal === 2;

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
