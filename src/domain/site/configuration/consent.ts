import * as v from 'valibot';

/** The settings of consent: the days that a choice about cookies is stored (§4, cookie consent). */
export const ConsentSettings = v.strictObject({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 180),
});
