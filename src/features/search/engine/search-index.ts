import * as v from 'valibot';

const countEntries = { sale: v.number(), rent: v.number() };

/**
 * The data that the results panel searches in the visitor's browser (§2.9): every type and city with
 * its counts, and the properties if they are at most MAX_INDEXED_PROPERTIES; if there are more, the
 * panel asks the server for a single ID. The kinds of a type are its subtypes, such as chalet.
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
    v.object({
      Name: v.string(),
      Zip: v.string(),
      label: v.string(),
      ...countEntries,
      /** The counts of each type in the city: WebID, for sale, for rent; a type without any is absent. */
      types: v.array(v.tuple([v.number(), v.number(), v.number()])),
    }),
  ),
  properties: v.optional(v.array(v.lazy(() => FoundProperty))),
});
export type SearchIndex = v.InferOutput<typeof SearchIndex>;

/**
 * A property in the results panel; the headline is cut at 100 characters, the kind is absent from a
 * sold or rented property.
 */
export const FoundProperty = v.object({
  id: v.number(),
  kind: v.optional(v.string()),
  headline: v.string(),
  thumbnail: v.optional(v.string()),
  href: v.string(),
});
export type FoundProperty = v.InferOutput<typeof FoundProperty>;

/** What the server answers to a typed text: its number of properties as a sentence and the best of them, or a page. */
export const FoundByWords = v.object({
  heading: v.string(),
  /** Whether nothing of the text was looked for in prose: then no name resembles it more. */
  isWhole: v.boolean(),
  title: v.string(),
  /** The page that answers the same text. */
  href: v.string(),
  properties: v.array(FoundProperty),
});
export type FoundByWords = v.InferOutput<typeof FoundByWords>;

/** Maximum properties in the search index: the bytes sent to a visitor must not grow (docs/goals.md). */
export const MAX_INDEXED_PROPERTIES = 400;
