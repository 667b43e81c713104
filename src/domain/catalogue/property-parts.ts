import * as v from 'valibot';
import { NonNegativeInteger, Surface } from './record-values';
import { Room } from './room';

/** A side of a picture in pixels; 0 if it is not known. */
const PictureSide = v.pipe(NonNegativeInteger, v.maxValue(100_000));

/** A picture of the property: a photo, or a plan of its rooms. */
export const PropertyPicture = v.strictObject({
  Url: v.string(),
  Width: PictureSide,
  Height: PictureSide,
  Description: v.optional(v.string(), ''),
  Kind: v.optional(v.picklist(['photo', 'plan']), 'photo'),
  /** The office leaves it out; it stays stored, and may come back (decision 156). */
  Hidden: v.optional(v.boolean()),
  /** What it shows, in each language of listings, where the office added it (decision 156). */
  Own: v.optional(v.strictObject({ nl: v.string(), fr: v.string() })),
  /** Rooms in the order of their numbers on a plan, from 1. */
  Rooms: v.optional(v.array(Room)),
});
export type PropertyPicture = v.InferOutput<typeof PropertyPicture>;

/** A document of the property; `File` is a path below the snapshot's documents/, mailed on request only. */
export const PropertyDocument = v.strictObject({
  Name: v.pipe(v.string(), v.nonEmpty()),
  File: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/._-]*$/, 'is not a file name')),
});
export type PropertyDocument = v.InferOutput<typeof PropertyDocument>;

/** A place near the property, with its distance in metres. */
export const PointOfInterest = v.strictObject({
  Name: v.pipe(v.string(), v.nonEmpty()),
  Distance: v.pipe(Surface, v.maxValue(200_000)),
});

/** The mobility score and its seven parts (§9), each from 0 to 10. */
const MobilityScore = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)));
export const Mobiscore = v.strictObject({
  Total: MobilityScore,
  PublicTransport: MobilityScore,
  Education: MobilityScore,
  ShopsAndServices: MobilityScore,
  LeisureSportCulture: MobilityScore,
  HealthAndCare: MobilityScore,
  EnvironmentalImpact: MobilityScore,
  NearbyLocations: MobilityScore,
});
