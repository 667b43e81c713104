import * as v from 'valibot';

const MAX_SEEN = 200;

/** Marks of the values that the page showed: a change of somebody else since is found by them. */
export const SEEN_ENTRY = { seen: v.pipe(v.optional(v.string(), ''), v.maxLength(MAX_SEEN)) };
