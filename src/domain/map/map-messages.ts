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

/** The fields of a property on the map; one has no other. */
const FIELD_COUNT = 12;

/** Checks each field by its name: a schema or a table would take a phone a tenth of a second for twelve thousand properties. */
function isMapProperty(value: unknown): value is MapProperty {
  if (typeof value !== 'object' || value === null) return false;
  const property = value as Record<keyof MapProperty, unknown>;
  return (
    isWithin(property.ID, 1, Number.MAX_SAFE_INTEGER) &&
    Number.isInteger(property.ID) &&
    isWithin(property.Latitude, -90, 90) &&
    isWithin(property.Longitude, -180, 180) &&
    isWithin(property.Radius, 0, Number.MAX_VALUE) &&
    Number.isFinite(property.Price) &&
    typeof property.PublishPrice === 'boolean' &&
    SALE_KINDS.includes(property.SaleKind as SaleKind) &&
    Number.isFinite(property.Marquee) &&
    typeof property.MarqueeName === 'string' &&
    Number.isFinite(property.PriceUnit) &&
    typeof property.PriceUnitText === 'string' &&
    typeof property.City === 'string' &&
    Object.keys(property).length === FIELD_COUNT
  );
}

const isWithin = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max;

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
