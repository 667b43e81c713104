import * as v from 'valibot';

const Neighbour = v.object({
  headline: v.string(),
  /** A path of this site. */
  href: v.pipe(v.string(), v.startsWith('/')),
});

/** The position of a property in a visitor's results, with the previous and next property. */
export const Neighbours = v.object({
  /** From 1. */
  place: v.number(),
  total: v.number(),
  previous: v.optional(Neighbour),
  next: v.optional(Neighbour),
});
export type Neighbours = v.InferOutput<typeof Neighbours>;
