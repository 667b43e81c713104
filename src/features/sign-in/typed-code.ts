import * as v from 'valibot';

/** A code as it was typed: apps show it in two groups, and nobody minds capitals. */
export const TypedCode = v.optional(
  v.pipe(
    v.string(),
    v.transform((code) => code.replaceAll(/\s/g, '').toLowerCase().slice(0, 40)),
  ),
  '',
);
