import * as v from 'valibot';

/** The most properties a browser remembers to have shown, where its visitor asked for it. */
export const MAX_SEEN_PROPERTIES = 12;

/** A property as the list of those seen shows it. */
export const SeenProperty = v.object({
  id: v.number(),
  headline: v.string(),
  /** Of its own site. */
  href: v.pipe(v.string(), v.startsWith('/')),
  place: v.string(),
  /** The price as its card prints it, or its state. */
  price: v.string(),
  picture: v.optional(v.string()),
});
export type SeenProperty = v.InferOutput<typeof SeenProperty>;
