import * as v from 'valibot';

const DegreesSchema = v.pipe(v.number(), v.finite(), v.minValue(-180), v.maxValue(180));
const LatitudeSchema = v.pipe(v.number(), v.finite(), v.minValue(-90), v.maxValue(90));
const CoordinatesSchema = v.strictTuple([LatitudeSchema, DegreesSchema]);
const PropertyIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const LocalPathSchema = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

/** A property as the map is told of it: where it lies and what its pin prints (§5, §7). */
const MapProperty = v.strictObject({
  ID: PropertyIdSchema,
  Latitude: LatitudeSchema,
  Longitude: DegreesSchema,
  /** Metres; above 0 the place is only the centre of its town (decision 11). */
  Radius: v.pipe(v.number(), v.finite(), v.minValue(0)),
  Price: v.pipe(v.number(), v.finite()),
  PublishPrice: v.boolean(),
  Marquee: v.number(),
  MarqueeName: v.string(),
  PriceUnit: v.number(),
  PriceUnitText: v.string(),
});
export type MapProperty = v.InferOutput<typeof MapProperty>;

/** A town that can be chosen as a zone: `value` is 'NAME|zip', as lists name it. */
const ZoneTown = v.strictObject({ value: v.string(), label: v.string(), place: CoordinatesSchema });
export type ZoneTown = v.InferOutput<typeof ZoneTown>;

/** The zones of a demand register (§3): towns by their value, and an area by its corners, or none. */
const Zones = v.strictObject({ towns: v.array(v.string()), area: v.array(CoordinatesSchema) });
export type Zones = v.InferOutput<typeof Zones>;

/**
 * What the page says to the embedded map, 50 ms after it is rendered (§7). `messageInfo` is what the
 * message is about: where the frame asks for the cards of its pins, which ones were opened before,
 * the towns to choose from and what is chosen.
 */
export const MapMessage = v.strictObject({
  propsList: v.array(MapProperty),
  messageInfo: v.strictObject({
    cards: LocalPathSchema,
    opened: v.array(PropertyIdSchema),
    towns: v.array(ZoneTown),
    zones: Zones,
  }),
  mapType: v.picklist(['list', 'property', 'zones']),
  /** How a property stands on the map: its price, or a house where there is only one. */
  customMarker: v.picklist(['price', 'house']),
  /** The marquees that print their name instead of a price (§5). */
  marqueeIgnore: v.array(v.number()),
});
export type MapMessage = v.InferOutput<typeof MapMessage>;

/** A card of the list has the pointer or the focus: its pin stands out; null for none. */
const HighlightMessage = v.strictObject({ highlight: v.nullable(PropertyIdSchema) });

/** Zones chosen in the form that the map stands in. */
const ZonesMessage = v.strictObject({ zones: Zones });

/** Whatever a page says to its map. */
export const PageMessage = v.union([MapMessage, HighlightMessage, ZonesMessage]);
export type PageMessage = v.InferOutput<typeof PageMessage>;

/**
 * What the map answers: a pin is chosen, the heart of its card is pressed, its section of the world
 * has changed, zones are chosen.
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

/** The card of a pin, as the frame asks the server for it. */
export const MapCard = v.object({
  id: PropertyIdSchema,
  href: LocalPathSchema,
  place: v.string(),
  headline: v.string(),
  /** The language of the headline, where it is not the page's. */
  lang: v.nullable(v.string()),
  facts: v.array(v.string()),
  price: v.string(),
  isAmount: v.boolean(),
  picture: v.nullable(v.string()),
});
export type MapCard = v.InferOutput<typeof MapCard>;
