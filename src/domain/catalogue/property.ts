import * as v from 'valibot';
import type { Coordinates } from './distance';
import { PropertyDetail } from './property-detail';
import { PropertySummary } from './property-summary';

/** A property in one language, whole: what its page shows. */
export const Property = v.strictObject({ ...PropertyDetail.entries, ...PropertySummary.entries });
export type Property = v.InferOutput<typeof Property>;

/** A property as it is kept: its record in each language of the catalogue. */
export const PropertyByLanguage = v.strictObject({ nl: Property, fr: Property });
export type PropertyByLanguage = v.InferOutput<typeof PropertyByLanguage>;

/** The picture that a property or project is known by, the large one first; an empty address is none. */
export const getPictureUrl = ({
  XLargePictureItem,
  SmallPictureItem,
}: Partial<Record<'XLargePictureItem' | 'SmallPictureItem', { Url: string } | null | undefined>>) =>
  XLargePictureItem?.Url || SmallPictureItem?.Url || undefined;

/** §4: 0 is for sale; every other value lists under rent. */
export const isForSale = (property: Pick<PropertySummary, 'Goal'>): boolean => property.Goal === 0;

/** Decision 7: goal 2 is a business to take over, priced once and not by the month. */
export const isForTakeover = (property: Pick<PropertySummary, 'Goal'>): boolean =>
  property.Goal === 2;

/** The categories a property belongs to: its WebIDs list, or its single WebID (§5). */
export function getCategories(property: Pick<PropertySummary, 'WebID' | 'WebIDs'>): number[] {
  const listed = (property.WebIDs ?? '').split(',').map(Number).filter(Boolean);
  return listed.length > 0 ? listed : [property.WebID];
}

/** Grond / Terrain (§9). */
export const LAND_CATEGORY = 4;

/** Decision 8: land for sale has the section building plots as its home. */
export const isBuildingPlot = (
  property: Pick<PropertySummary, 'Goal' | 'WebID' | 'WebIDs'>,
): boolean => isForSale(property) && getCategories(property).includes(LAND_CATEGORY);

/** The price anyone may know, in euro; undefined where it is not published (decision 11). */
export const getPublishedPrice = (
  property: Pick<PropertySummary, 'Price' | 'PublishPrice'>,
): number | undefined => (property.PublishPrice ? property.Price : undefined);

/** The place anyone may know; undefined where the address is not published or not located (decision 11). */
export function getPublishedCoordinates({
  PublishAddress,
  Latitude,
  Longitude,
}: Pick<Property, 'PublishAddress' | 'Latitude' | 'Longitude'>): Coordinates | undefined {
  if (!PublishAddress || Latitude === undefined || Longitude === undefined) return undefined;
  return { Latitude, Longitude };
}
