import * as v from 'valibot';

/** A line in thousandths of a degree (base-map-parts.ts). */
const PackedLine = v.array(v.pipe(v.number(), v.integer()));

/** A name in the visitor's languages, or one for all. */
const MapName = v.union([v.string(), v.record(v.string(), v.string())]);

/** Size 1 to 3, name or '' and line. */
const NamedLine = v.strictTuple([v.picklist([1, 2, 3]), MapName, PackedLine]);

/** The drawn base map of a region (decision 33). */
export const BaseMap = v.strictObject({
  /** South, west, north and east of the still picture, in thousandths of a degree. */
  bounds: v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  /** The sea as closed shapes. Absent from drawings inland. */
  seas: v.optional(v.array(PackedLine), []),
  borders: v.array(PackedLine),
  woods: v.array(PackedLine),
  rivers: v.array(NamedLine),
  roads: v.array(NamedLine),
  /** Name, latitude and longitude in thousandths of a degree, rank from 1. */
  cities: v.array(v.strictTuple([MapName, v.number(), v.number(), v.number()])),
});
export type BaseMap = v.InferOutput<typeof BaseMap>;
