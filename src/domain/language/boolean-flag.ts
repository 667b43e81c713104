import * as v from 'valibot';

/**
 * A boolean from outside. The content system writes some of its booleans as the strings "true" and
 * "false" (§3, menu page); only these two forms are accepted.
 */
export const BooleanFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'is neither true nor false'),
  v.transform((value) => value === true || value === 'true'),
);
