import * as v from 'valibot';

/** A file of the source that is stored already. */
const DownloadedFile = v.strictObject({
  /** Its name below pictures/ or documents/. */
  name: v.string(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** Headers and dates of the last change, with which only changes are asked for again. */
  changed: v.optional(v.string()),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
});
export type DownloadedFile = v.InferOutput<typeof DownloadedFile>;

/** What the server of a source said of its last change; it counts for this address and this map alone. */
const SourceValidators = v.strictObject({
  /** The hash of the address and the map. */
  of: v.string(),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
});
export type SourceValidators = v.InferOutput<typeof SourceValidators>;

/** The file import.json beside the snapshot: what the next import must know of this one. */
export const ImportState = v.strictObject({
  /** The day on which a property without date was first seen, by its id (decision 54). */
  firstSeen: v.optional(v.record(v.string(), v.string()), {}),
  /** The stored files by their address. */
  pictures: v.optional(v.record(v.string(), DownloadedFile), {}),
  documents: v.optional(v.record(v.string(), DownloadedFile), {}),
  /** The names of stored files that nothing needed at this import: the next one removes them. */
  unused: v.optional(
    v.strictObject({ pictures: v.array(v.string()), documents: v.array(v.string()) }),
  ),
  source: v.optional(SourceValidators),
  /** The day on which the record of a listing was first faulty, by its id: since then it keeps its last good form. */
  faulty: v.optional(v.record(v.string(), v.string())),
  /** The paths of rules that most records held: an export without one of them has renamed it. */
  heldPaths: v.optional(v.array(v.string())),
});
export type ImportState = v.InferOutput<typeof ImportState>;
