import * as v from 'valibot';

/** Where a town lies: the centre of its circle on the map when an address is not published (decision 11). */
export const Town = v.strictObject({
  Name: v.pipe(v.string(), v.nonEmpty()),
  Zip: v.pipe(v.string(), v.nonEmpty()),
  Latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  Longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type Town = v.InferOutput<typeof Town>;
