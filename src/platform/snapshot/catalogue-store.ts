import * as v from 'valibot';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { decodeListingIndex, findRowById } from '../../domain/catalogue/listing/listing-index';
import type { CatalogueCounts } from '../../domain/catalogue/listing-counts';
import { countListings } from '../../domain/catalogue/listing-counts';
import { Project } from '../../domain/catalogue/project';
import { PropertyByLanguage } from '../../domain/catalogue/property';
import { CARD_SHAPE, PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { CatalogueLanguage } from '../../domain/language/language';
import { findRecord, getBucketNumber, readShape } from './bucket';

/** About twenty kilobytes each. */
const MAX_CACHED_BUCKETS = 256;

/** Where the parts of one version's catalogue lie: their content hashes (snapshot/manifest). */
export interface CatalogueParts {
  index: string;
  projects: string;
  summaries: Record<CatalogueLanguage, readonly string[]>;
  details: readonly string[];
}

/** Reads a part by its content hash, whole and verified; rejects with BrokenPart where it cannot. */
export type ReadPart = (hash: string) => Promise<Uint8Array>;

/** A part that is missing, unreachable or not what its hash says: the request falls back to another version. */
export class BrokenPartError extends Error {
  override name = 'BrokenPart';
}

/** The listings of one version. */
export interface Catalogue {
  index: ListingIndex;
  counts: CatalogueCounts;
  projects: readonly Project[];
  /** The card records of these properties in this order; those the catalogue does not hold are left out. */
  loadCards(ids: readonly number[], language: CatalogueLanguage): Promise<PropertyCardRecord[]>;
  /** The property in its languages; undefined where the catalogue does not hold it. */
  loadProperty(id: number): Promise<PropertyByLanguage | undefined>;
}

/** Opens one version's catalogue: reads its index and projects; the listings are read when asked for. */
export async function openCatalogue(parts: CatalogueParts, read: ReadPart): Promise<Catalogue> {
  const [indexBytes, projectBytes] = await Promise.all([read(parts.index), read(parts.projects)]);
  const index = decodeListingIndex(indexBytes);
  const projects = parsePart(v.array(Project), JSON.parse(decodeText(projectBytes)), 'projects');

  const bucketText = createBucketLoader(read);

  return {
    index,
    counts: countListings(index),
    projects,
    async loadCards(ids, language) {
      const own = parts.summaries[language];
      const known = ids.filter((id) => findRowById(index, id) >= 0);
      const hashes = [...new Set(known.map((id) => getBucketHash(own, id)))];
      const texts = new Map(
        await Promise.all(hashes.map(async (hash) => [hash, await bucketText(hash)] as const)),
      );
      return known.map((id) => parseCard(texts.get(getBucketHash(own, id)) ?? '', id));
    },
    async loadProperty(id) {
      if (findRowById(index, id) < 0) return undefined;
      const bucket = decodeText(await read(getBucketHash(parts.details, id)));
      return parsePart(PropertyByLanguage, findRecord(bucket, id), `property ${id}`);
    },
  };
}

/**
 * The card record of this ID. A bucket of the shape this code writes was checked when it was made,
 * and its hash when it was read; one of another shape is checked record by record.
 */
function parseCard(bucket: string, id: number): PropertyCardRecord {
  const record = findRecord(bucket, id);
  if (record !== undefined && readShape(bucket) === CARD_SHAPE) return record as PropertyCardRecord;
  return parsePart(PropertyCardRecord, record, `card ${id}`);
}

/** Reads buckets as text and keeps those last read: lists come back to the same ones. */
function createBucketLoader(read: ReadPart): (hash: string) => Promise<string> {
  const texts = new Map<string, string>();
  return async (hash) => {
    const text = texts.get(hash) ?? decodeText(await read(hash));
    texts.delete(hash);
    texts.set(hash, text);
    if (texts.size > MAX_CACHED_BUCKETS) texts.delete(texts.keys().next().value ?? hash);
    return text;
  };
}

/** What a part holds, parsed by its schema; a part of another shape is a broken one. */
export function parsePart<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new BrokenPartError(`${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

const getBucketHash = (buckets: readonly string[], id: number) =>
  buckets[getBucketNumber(id, buckets.length)] ?? '';

const decodeText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
