import * as v from 'valibot';

/** The content hash of a part: the first 128 bits of its SHA-256 in hexadecimal. */
const ContentHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'is not a content hash'));

const BucketHashes = v.array(ContentHash);

/** A directory that staff loaded, or the desk, by the number of its publication. */
const SiteOrigin = v.variant('source', [
  v.strictObject({ source: v.literal('directory') }),
  v.strictObject({ source: v.literal('desk'), publication: v.pipe(v.number(), v.integer()) }),
]);
export type SiteOrigin = v.InferOutput<typeof SiteOrigin>;

export const FROM_DIRECTORY: SiteOrigin = { source: 'directory' };

/**
 * The manifest of one version: the content hash of every part (docs/architecture.md, 'Catalogue in
 * KV'). Properties are grouped in buckets by ID, so that a load writes only the buckets that changed
 * and a page reads only those it shows.
 */
export const Manifest = v.strictObject({
  version: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  demonstration: v.boolean(),
  created: v.string(),
  listings: v.number(),
  parts: v.strictObject({
    site: ContentHash,
    index: ContentHash,
    projects: ContentHash,
    articles: v.record(v.string(), ContentHash),
    summaries: v.strictObject({ nl: BucketHashes, fr: BucketHashes }),
    details: BucketHashes,
    /** Absent from a version that an earlier build loaded: nothing is found by words then. */
    words: v.optional(v.strictObject({ nl: BucketHashes, fr: BucketHashes }), { nl: [], fr: [] }),
    /** The names of the pictures in R2; absent if the version has none (picture-names.ts). */
    pictures: v.optional(ContentHash),
  }),
  /** The content hash of each document in R2 by its path below documents/. */
  documents: v.record(v.string(), ContentHash),
  /** Where the site's own content comes from (decision 115). */
  site: v.optional(SiteOrigin, FROM_DIRECTORY),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** The live version and the stored versions before it, newest first; a load writes it last. */
export const Pointer = v.strictObject({
  current: v.string(),
  previous: v.array(v.string()),
});
export type Pointer = v.InferOutput<typeof Pointer>;

/** Number of versions stored in KV, including the live one. */
export const MAX_STORED_VERSIONS = 3;

export const POINTER_KEY = 'pointer';
export const getManifestKey = (version: string) => `manifest/${version}`;
export const getSnapshotPartKey = (hash: string) => `part/${hash}`;
export const getPictureKey = (file: string) => `pictures/${file}`;
export const getDocumentKey = (hash: string) => `documents/${hash}`;

/** Returns the hash of every part of a version, once each. */
export const collectPartHashes = ({ parts }: Manifest): Set<string> =>
  new Set([
    parts.site,
    parts.index,
    parts.projects,
    ...Object.values(parts.articles),
    ...parts.summaries.nl,
    ...parts.summaries.fr,
    ...parts.details,
    ...parts.words.nl,
    ...parts.words.fr,
    ...(parts.pictures === undefined ? [] : [parts.pictures]),
  ]);
