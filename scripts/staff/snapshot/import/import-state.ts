import * as v from 'valibot';

/** A file of the source that is stored already. */
const StoredFile = v.strictObject({
  /** Its name below pictures/ or documents/. */
  name: v.string(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** Headers and dates of the last change, with which only changes are asked for again. */
  changed: v.optional(v.string()),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
});
export type StoredFile = v.InferOutput<typeof StoredFile>;

/** The file import.json beside the snapshot: what the next import must know of this one. */
export const ImportState = v.strictObject({
  /** The day on which a listing without date was first seen, by its id (decision 54). */
  firstSeen: v.optional(v.record(v.string(), v.string()), {}),
  /** The stored files by their address. */
  pictures: v.optional(v.record(v.string(), StoredFile), {}),
  documents: v.optional(v.record(v.string(), StoredFile), {}),
});
export type ImportState = v.InferOutput<typeof ImportState>;
