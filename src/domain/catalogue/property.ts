import * as v from 'valibot';
import type { Coordinates } from './distance';
import { PropertyDetail } from './property-detail';
import { PropertySummary } from './property-summary';

/** A complete property in one language: summary and detail. */
export const Property = v.strictObject({ ...PropertyDetail.entries, ...PropertySummary.entries });
export type Property = v.InferOutput<typeof Property>;

/** A property as it is stored: its record in each language of the catalogue. */
export const PropertyByLanguage = v.strictObject({ nl: Property, fr: Property });
export type PropertyByLanguage = v.InferOutput<typeof PropertyByLanguage>;

/** Returns the URL of the main picture of a property or project, preferably the large one; undefined if there is none. */
export const getPictureUrl = ({
  XLargePictureItem,
  SmallPictureItem,
  SmallPicture,
}: Partial<Record<'XLargePictureItem' | 'SmallPictureItem', { Url: string } | null | undefined>> & {
  /** Only a project has it (§3). */
  SmallPicture?: string;
}): string | undefined =>
  XLargePictureItem?.Url || SmallPictureItem?.Url || SmallPicture || undefined;

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

/** Returns the price in euro; undefined if it is not published (decision 11). */
export const getPublishedPrice = (
  property: Pick<PropertySummary, 'Price' | 'PublishPrice'>,
): number | undefined => (property.PublishPrice ? property.Price : undefined);

/** Returns the coordinates; undefined if the address is not published or has none (decision 11). */
export function getPublishedCoordinates({
  PublishAddress,
  Latitude,
  Longitude,
}: Pick<Property, 'PublishAddress' | 'Latitude' | 'Longitude'>): Coordinates | undefined {
  if (!PublishAddress || Latitude === undefined || Longitude === undefined) return undefined;
  return { Latitude, Longitude };
}
