import * as v from 'valibot';

/** Maximum seen properties that a browser remembers, if its visitor allowed it. */
export const MAX_SEEN_PROPERTIES = 12;

/** A property in the list of seen properties. */
export const SeenProperty = v.object({
  id: v.number(),
  headline: v.string(),
  /** A path of this site. */
  href: v.pipe(v.string(), v.startsWith('/')),
  place: v.string(),
  /** The price as on the card, or the state. */
  price: v.string(),
  picture: v.optional(v.string()),
});
export type SeenProperty = v.InferOutput<typeof SeenProperty>;
