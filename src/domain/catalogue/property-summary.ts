import * as v from 'valibot';
import { BooleanFlag } from '../language/boolean-flag';
import { CatalogueLanguage, Language } from '../language/language';
import { FiniteNumber, RecordId } from './record-values';

/** A picture as the listing software delivers it; the width of a small one is always 250 (§3). */
export const SmallPictureItem = v.strictObject({
  Url: v.string(),
  Width: v.literal(250),
  Height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  ID: v.number(),
  Name: v.string(),
});

/** The data of a property for lists and cards, one record per property and language (§3). */
export const PropertySummary = v.strictObject({
  ID: RecordId,
  language: CatalogueLanguage,
  /** The language of headline and descriptions if another one stands in for them (decision 53). */
  TextLanguage: v.optional(Language),
  Goal: v.pipe(v.number(), v.integer()),
  /** Upper case; with its postcode empty or null for the few properties whose path has no city (§2.4). */
  City: v.nullable(v.string(), ''),
  Zip: v.nullable(v.string(), ''),
  TypeDescription: v.pipe(v.string(), v.nonEmpty()),
  WebID: v.pipe(v.number(), v.integer()),
  WebIDs: v.optional(v.string()),
  MainTypeName: v.pipe(v.string(), v.nonEmpty()),
  RecordFile: v.optional(v.string(), ''),
  Marquee: v.pipe(v.number(), v.integer(), v.minValue(0)),
  MarqueeName: v.optional(v.string(), ''),
  ProjectID: v.optional(RecordId),
  SmallPictureItem: v.optional(SmallPictureItem),
  XLargePictureItem: v.optional(v.strictObject({ Url: v.string() })),
  Price: v.optional(FiniteNumber, 0),
  PublishPrice: BooleanFlag,
  PriceUnit: v.optional(v.number(), 0),
  PriceUnitText: v.optional(v.string(), ''),
  PublishAddress: BooleanFlag,
  Street: v.optional(v.string(), ''),
  HouseNumber: v.optional(v.string(), ''),
  BoxNr: v.optional(v.string(), ''),
  CountryID: v.number(),
  CountryName: v.optional(v.string(), ''),
  EnergyPerformance: v.optional(v.number(), 0),
  EPCLabelText: v.optional(v.string(), ''),
});
export type PropertySummary = v.InferOutput<typeof PropertySummary>;
