import * as v from 'valibot';
import { SALE_KINDS, type SaleKind } from '../catalogue/sale-kind';

const DegreesSchema = v.pipe(v.number(), v.finite(), v.minValue(-180), v.maxValue(180));
const LatitudeSchema = v.pipe(v.number(), v.finite(), v.minValue(-90), v.maxValue(90));
const CoordinatesSchema = v.strictTuple([LatitudeSchema, DegreesSchema]);
const PropertyIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const LocalPathSchema = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

/** A property on the map: its coordinates and the label of its pin (§5, §7). */
export interface MapProperty {
  ID: number;
  Latitude: number;
  Longitude: number;
  /** Metres; above 0 the coordinates are only the centre of the city (decision 11). */
  Radius: number;
  Price: number;
  PublishPrice: boolean;
  SaleKind: SaleKind;
  Marquee: number;
  MarqueeName: string;
  PriceUnit: number;
  PriceUnitText: string;
  /** Its name as pages write it; '' on the property's own page. */
  City: string;
}

const isText = (value: unknown) => typeof value === 'string';
const isWithin = (min: number, max: number) => (value: unknown) =>
  typeof value === 'number' && value >= min && value <= max;
const isAnyNumber = isWithin(-Number.MAX_VALUE, Number.MAX_VALUE);

/** The check of each field. A schema would make an object for each of twelve thousand properties. */
const MAP_PROPERTY_CHECKS: Record<keyof MapProperty, (value: unknown) => boolean> = {
  ID: (value) => Number.isInteger(value) && (value as number) > 0,
  Latitude: isWithin(-90, 90),
  Longitude: isWithin(-180, 180),
  Radius: isWithin(0, Number.MAX_VALUE),
  Price: isAnyNumber,
  PublishPrice: (value) => typeof value === 'boolean',
  SaleKind: (value) => SALE_KINDS.includes(value as SaleKind),
  Marquee: isAnyNumber,
  MarqueeName: isText,
  PriceUnit: isAnyNumber,
  PriceUnitText: isText,
  City: isText,
};
const CHECKS = Object.entries(MAP_PROPERTY_CHECKS);

const isMapProperty = (value: unknown): value is MapProperty =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === CHECKS.length &&
  CHECKS.every(([field, isValid]) => isValid((value as Record<string, unknown>)[field]));

/**
 * A city that can be chosen as a zone: `value` is 'NAME|zip', as in the query of lists, `counts` are its
 * properties by goal.
 */
const ZoneCity = v.strictObject({
  value: v.string(),
  label: v.string(),
  place: CoordinatesSchema,
  counts: v.record(v.string(), v.number()),
});
export type ZoneCity = v.InferOutput<typeof ZoneCity>;

/**
 * The zones of a demand register (§3): cities by their value, and the corners of a shape, or none; `goal`
 * is the answer that decides which properties are counted.
 */
const Zones = v.strictObject({
  towns: v.array(v.string()),
  shape: v.array(CoordinatesSchema),
  goal: v.optional(v.string()),
});
export type Zones = v.InferOutput<typeof Zones>;

/**
 * The page's first message to the embedded map, 50 ms after its load event (§7). `messageInfo` holds the
 * URL of the cards, the IDs of properties opened before, the cities to choose from and the choice.
 */
export const MapMessage = v.strictObject({
  propsList: v.custom<MapProperty[]>((value) => Array.isArray(value) && value.every(isMapProperty)),
  messageInfo: v.strictObject({
    cards: LocalPathSchema,
    opened: v.array(PropertyIdSchema),
    towns: v.array(ZoneCity),
    zones: Zones,
  }),
  mapType: v.picklist(['list', 'property', 'zones']),
  /** The pin of a property: its price, or a house if it is the only one. */
  customMarker: v.picklist(['price', 'house']),
  /** The marquees that show their name instead of a price (§5). */
  marqueeIgnore: v.array(v.number()),
});
export type MapMessage = v.InferOutput<typeof MapMessage>;

/** The property whose card has the pointer or the focus, to be highlighted; null for none. */
const HighlightMessage = v.strictObject({ highlight: v.nullable(PropertyIdSchema) });

/** Zones chosen in the form around the map, or on the map. */
const ZonesMessage = v.strictObject({ zones: Zones });

/** A message from the page to its map. */
export const PageMessage = v.union([MapMessage, HighlightMessage, ZonesMessage]);
export type PageMessage = v.InferOutput<typeof PageMessage>;

/**
 * A message from the map to the page: a pin was chosen, the heart of a card was pressed, the visible
 * bounds have changed, or zones were chosen.
 */
export const FrameMessage = v.union([
  v.strictObject({ selection: v.nullable(PropertyIdSchema) }),
  v.strictObject({ save: PropertyIdSchema }),
  v.strictObject({
    bounds: v.strictTuple([LatitudeSchema, DegreesSchema, LatitudeSchema, DegreesSchema]),
  }),
  ZonesMessage,
]);
export type FrameMessage = v.InferOutput<typeof FrameMessage>;

/** The card of a pin, fetched from the server. */
export const MapCard = v.object({
  id: PropertyIdSchema,
  href: LocalPathSchema,
  place: v.string(),
  headline: v.string(),
  /** The language of the headline, if it is not the page's. */
  lang: v.nullable(v.string()),
  facts: v.array(v.string()),
  price: v.string(),
  isAmount: v.boolean(),
  picture: v.nullable(v.string()),
});
export type MapCard = v.InferOutput<typeof MapCard>;
