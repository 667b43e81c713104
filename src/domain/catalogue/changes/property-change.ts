import * as v from 'valibot';

/** Kinds of changes of a property that visitors see: docs/data.md, 'Changes of the catalogue'. */
export const CHANGE_KINDS = ['new', 'price', 'back', 'status'] as const;

export const PropertyChange = v.object({
  property: v.number(),
  kind: v.picklist(CHANGE_KINDS),
  /** A price in euro, null if visitors see none; of a status, its name. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** News that subscribers hear once; null if it is not news to them. */
  news: v.nullable(v.string()),
});
export type PropertyChange = v.InferOutput<typeof PropertyChange>;
