import * as v from 'valibot';

/** A city with the coordinates of its centre, shown on the map for an unpublished address (decision 11). */
export const CityCentre = v.strictObject({
  Name: v.pipe(v.string(), v.nonEmpty()),
  Zip: v.pipe(v.string(), v.nonEmpty()),
  Latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  Longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type CityCentre = v.InferOutput<typeof CityCentre>;
