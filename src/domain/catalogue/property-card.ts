import * as v from 'valibot';
import type { Property } from './property';
import { PropertyDetail } from './property-detail';
import { PropertySummary } from './property-summary';

/** What a card prints of a property: its summary and the facts of the look. */
export const PropertyCardRecord = v.strictObject({
  ...PropertySummary.entries,
  ...v.pick(PropertyDetail, [
    'NumberOfBedRooms',
    'SurfaceLiving',
    'SurfaceGround',
    'SurfaceTerrace',
    'FrontWidth',
    'DatePosted',
  ]).entries,
});
export type PropertyCardRecord = v.InferOutput<typeof PropertyCardRecord>;

const CARD_FIELDS = Object.keys(PropertyCardRecord.entries) as (keyof PropertyCardRecord)[];

/** Names the shape of a card record: another list of fields is another shape. */
export const CARD_SHAPE = CARD_FIELDS.join();

/** The record a list reads, made at load; an unpublished street or price never gets into it (decision 11). */
export function toPropertyCard(property: Property): PropertyCardRecord {
  const card = Object.fromEntries(CARD_FIELDS.map((field) => [field, property[field]]));
  if (!property.PublishAddress) Object.assign(card, { Street: '', HouseNumber: '', BoxNr: '' });
  if (!property.PublishPrice) Object.assign(card, { Price: 0 });
  return card as PropertyCardRecord;
}
