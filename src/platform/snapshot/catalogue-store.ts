import * as v from 'valibot';
import type { CatalogueCounts } from '../../domain/catalogue/counts';
import { countListings } from '../../domain/catalogue/counts';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { decodeListingIndex, rowOf } from '../../domain/catalogue/listing/listing-index';
import { Project } from '../../domain/catalogue/project';
import { PropertyInLanguages } from '../../domain/catalogue/property';
import { CARD_SHAPE, PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { CatalogueLanguage } from '../../domain/language/language';
import { bucketOf, recordIn, shapeOf } from './bucket';

/** About twenty kilobytes each. */
const BUCKETS_KEPT = 256;

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
export class BrokenPart extends Error {
  override name = 'BrokenPart';
}

/** The listings of one version. */
export interface Catalogue {
  index: ListingIndex;
  counts: CatalogueCounts;
  projects: readonly Project[];
  /** The card records of these properties in this order; those the catalogue does not hold are left out. */
  cards(ids: readonly number[], language: CatalogueLanguage): Promise<PropertyCardRecord[]>;
  /** The property in its languages; undefined where the catalogue does not hold it. */
  property(id: number): Promise<PropertyInLanguages | undefined>;
}

/** Opens one version's catalogue: reads its index and projects; the listings are read when asked for. */
export async function openCatalogue(parts: CatalogueParts, read: ReadPart): Promise<Catalogue> {
  const [indexBytes, projectBytes] = await Promise.all([read(parts.index), read(parts.projects)]);
  const index = decodeListingIndex(indexBytes);
  const projects = parsePart(v.array(Project), JSON.parse(decode(projectBytes)), 'projects');

  const bucketText = keepingTexts(read);

  return {
    index,
    counts: countListings(index),
    projects,
    async cards(ids, language) {
      const own = parts.summaries[language];
      const known = ids.filter((id) => rowOf(index, id) >= 0);
      const hashes = [...new Set(known.map((id) => hashOf(own, id)))];
      const texts = new Map(
        await Promise.all(hashes.map(async (hash) => [hash, await bucketText(hash)] as const)),
      );
      return known.map((id) => cardIn(texts.get(hashOf(own, id)) ?? '', id));
    },
    async property(id) {
      if (rowOf(index, id) < 0) return undefined;
      const bucket = decode(await read(hashOf(parts.details, id)));
      return parsePart(PropertyInLanguages, recordIn(bucket, id), `property ${id}`);
    },
  };
}

/**
 * The card record of this ID. A bucket of the shape this code writes was checked when it was made,
 * and its hash when it was read; one of another shape is checked record by record.
 */
function cardIn(bucket: string, id: number): PropertyCardRecord {
  const record = recordIn(bucket, id);
  if (record !== undefined && shapeOf(bucket) === CARD_SHAPE) return record as PropertyCardRecord;
  return parsePart(PropertyCardRecord, record, `card ${id}`);
}

/** Reads buckets as text and keeps those last read: lists come back to the same ones. */
function keepingTexts(read: ReadPart): (hash: string) => Promise<string> {
  const texts = new Map<string, string>();
  return async (hash) => {
    const text = texts.get(hash) ?? decode(await read(hash));
    texts.delete(hash);
    texts.set(hash, text);
    if (texts.size > BUCKETS_KEPT) texts.delete(texts.keys().next().value ?? hash);
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
  throw new BrokenPart(`${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

const hashOf = (buckets: readonly string[], id: number) =>
  buckets[bucketOf(id, buckets.length)] ?? '';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
