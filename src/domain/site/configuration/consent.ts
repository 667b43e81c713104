import * as v from 'valibot';

/** How many days a choice about cookies is kept before it is asked again (§4, cookie consent). */
export const ConsentSettings = v.strictObject({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 180),
});
