import * as v from 'valibot';

const Neighbour = v.object({
  headline: v.string(),
  /** Of its own site. */
  href: v.pipe(v.string(), v.startsWith('/')),
});

/** Where a property stands in a visitor's results, and what stands beside it there. */
export const Neighbours = v.object({
  /** From 1. */
  place: v.number(),
  total: v.number(),
  previous: v.optional(Neighbour),
  next: v.optional(Neighbour),
});
export type Neighbours = v.InferOutput<typeof Neighbours>;
