import * as v from 'valibot';

/** A code as typed, without spaces and in lower case: apps show it in two groups. */
export const TypedCode = v.optional(
  v.pipe(
    v.string(),
    v.transform((code) => code.replaceAll(/\s/g, '').toLowerCase().slice(0, 40)),
  ),
  '',
);
