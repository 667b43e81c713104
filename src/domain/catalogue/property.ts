import * as v from 'valibot';
import { BELGIUM_ID } from '../law/region';
import { isPossiblePlace } from '../places/coordinate-problem';
import type { Coordinates } from './distance';
import { PropertyDetail } from './property-detail';
import { PropertySummary } from './property-summary';

/** A complete property in one language: summary and detail. */
export const Property = v.strictObject({ ...PropertyDetail.entries, ...PropertySummary.entries });
export type Property = v.InferOutput<typeof Property>;

/** A property as it is stored: its record in each language of the catalogue. */
export const PropertyByLanguage = v.strictObject({ nl: Property, fr: Property });
export type PropertyByLanguage = v.InferOutput<typeof PropertyByLanguage>;

const PROPERTY_FIELDS = Object.keys(Property.entries) as (keyof Property)[];

/** Returns a property with its fields in the order of the schema: the same content is the same JSON, however it was made. */
export const orderFields = (property: Property): Property =>
  Object.fromEntries(
    PROPERTY_FIELDS.flatMap((field) =>
      property[field] === undefined ? [] : [[field, property[field]]],
    ),
  ) as unknown as Property;

/** Identifies the shape of a stored property: it changes with the list of fields. */
export const PROPERTY_SHAPE = Object.keys(Property.entries).join();

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

/** Returns the price in euro; undefined if it is not published (decision 11). */
export const getPublishedPrice = (
  property: Pick<PropertySummary, 'Price' | 'PublishPrice'>,
): number | undefined => (property.PublishPrice ? property.Price : undefined);

/**
 * Returns the coordinates; undefined if the address is not published or has none (decision 11), or if they lie where no
 * property of ours can be (decision 151).
 */
export function getPublishedCoordinates({
  PublishAddress,
  CountryID,
  Latitude,
  Longitude,
}: Pick<Property, 'PublishAddress' | 'Latitude' | 'Longitude'> & {
  CountryID?: number;
}): Coordinates | undefined {
  if (!PublishAddress || Latitude === undefined || Longitude === undefined) return undefined;
  const place = { Latitude, Longitude };
  return isPossiblePlace(place, CountryID === BELGIUM_ID) ? place : undefined;
}
