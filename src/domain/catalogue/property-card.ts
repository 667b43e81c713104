import * as v from 'valibot';
import type { Property } from './property';
import { PropertyDetail } from './property-detail';
import { PropertySummary } from './property-summary';
import { getSaleKind, SALE_KINDS } from './sale-kind';
import { findSourcedFact, MayAnswer } from './second-home';

/** The record of a property on a card: its summary, and facts of its detail record. */
export const PropertyCardRecord = v.strictObject({
  ...PropertySummary.entries,
  ...v.pick(PropertyDetail, [
    'NumberOfBedRooms',
    'SurfaceLiving',
    'SurfaceGround',
    'SurfaceTerrace',
    'FrontWidth',
    'DatePosted',
    // What the price contains (decision 40).
    'VATPercentage',
    'VATValue',
    'VATBuilding',
    'GroundPart',
    'MonthlyRent',
    'StartPrice',
  ]).entries,
  SaleKind: v.picklist(SALE_KINDS),
  /** Whether one can register as a resident, where the record has a source for it. */
  Domicile: v.optional(MayAnswer),
});
export type PropertyCardRecord = v.InferOutput<typeof PropertyCardRecord>;

const CARD_FIELDS = Object.keys(PropertyCardRecord.entries) as (keyof PropertyCardRecord)[];
const isPropertyField = (field: keyof PropertyCardRecord) =>
  field !== 'SaleKind' && field !== 'Domicile';

/** Identifies the shape of a card record: it changes with the list of fields. */
export const CARD_SHAPE = CARD_FIELDS.join();

/** Fields from which an unpublished price could be calculated. */
const NO_PRICE_FIELDS = {
  VATValue: undefined,
  VATBuilding: undefined,
  GroundPart: undefined,
  MonthlyRent: undefined,
  StartPrice: undefined,
};

/** Returns the card record of a property, without an unpublished address or price (decision 11). */
export function toPropertyCard(property: Property): PropertyCardRecord {
  const card = {
    ...Object.fromEntries(
      CARD_FIELDS.filter(isPropertyField).map((field) => [field, property[field]]),
    ),
    SaleKind: getSaleKind(property),
    Domicile: findSourcedFact(property, 'Domicile')?.value,
  };
  if (!property.PublishAddress) Object.assign(card, { Street: '', HouseNumber: '', BoxNr: '' });
  if (!property.PublishPrice) Object.assign(card, { Price: 0, ...NO_PRICE_FIELDS });
  return card as PropertyCardRecord;
}
