import * as v from 'valibot';

/** A file of the content system (§3); its id is null until it is stored there. */
export const Media = v.strictObject({
  id: v.optional(v.nullable(v.union([v.number(), v.string()])), null),
  filename: v.optional(v.string(), ''),
  originalname: v.optional(v.string(), ''),
  url: v.string(),
  mimetype: v.optional(v.string(), ''),
  destination: v.optional(v.string(), ''),
  createDate: v.optional(v.string(), ''),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});
export type Media = v.InferOutput<typeof Media>;
