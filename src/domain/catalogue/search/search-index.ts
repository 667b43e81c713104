import * as v from 'valibot';

const countEntries = { sale: v.number(), rent: v.number() };

/**
 * What the results panel searches in the visitor's browser (§2.9): every type and town with its
 * counts, and the properties by ID while there are few enough to send; with more, an ID is asked
 * for one by one. The kinds of a type are what its properties are called more closely.
 */
export const SearchIndex = v.object({
  all: v.object(countEntries),
  types: v.array(
    v.object({
      webId: v.number(),
      name: v.string(),
      kinds: v.array(v.string()),
      ...countEntries,
    }),
  ),
  cities: v.array(
    v.object({ Name: v.string(), Zip: v.string(), label: v.string(), ...countEntries }),
  ),
  properties: v.optional(v.array(v.lazy(() => FoundProperty))),
});
export type SearchIndex = v.InferOutput<typeof SearchIndex>;

/** A property as the panel shows it: its headline cut at 100 characters, a thumbnail, its path; its kind while it is to be had. */
export const FoundProperty = v.object({
  id: v.number(),
  kind: v.optional(v.string()),
  headline: v.string(),
  thumbnail: v.optional(v.string()),
  href: v.string(),
});
export type FoundProperty = v.InferOutput<typeof FoundProperty>;

/** Beyond this many the properties stay on the server (docs/goals.md: bytes to the visitor do not grow). */
export const MAX_INDEXED_PROPERTIES = 400;
