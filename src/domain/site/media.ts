import * as v from 'valibot';
import { Localized } from '../language/localized';

/** A side of a picture in pixels. */
const PictureSide = v.pipe(v.number(), v.minValue(1), v.maxValue(100_000));

/** A file of the content system (§3); its id is null until it is stored there. */
export const Media = v.strictObject({
  id: v.optional(v.nullable(v.union([v.number(), v.string()])), null),
  filename: v.optional(v.string(), ''),
  originalname: v.optional(v.string(), ''),
  url: v.string(),
  mimetype: v.optional(v.string(), ''),
  destination: v.optional(v.string(), ''),
  createDate: v.optional(v.string(), ''),
  width: v.optional(PictureSide),
  height: v.optional(PictureSide),
  /** What it shows, for who does not see it; one that has this says it in every language in use. */
  alt: v.optional(Localized),
});
export type Media = v.InferOutput<typeof Media>;
