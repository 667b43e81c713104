import * as v from 'valibot';

/**
 * A yes or no from outside. The content system writes some of its booleans as the strings
 * "true" and "false" (§3, menu page); both forms are accepted, nothing else is.
 */
export const BooleanFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'is neither true nor false'),
  v.transform((value) => value === true || value === 'true'),
);
