import * as v from 'valibot';
import type { CatalogueLanguage } from '../language/language';
import { bucketOf, recordIn } from './bucket';
import type { CatalogueCounts } from './counts';
import { countListings } from './counts';
import type { ListingIndex } from './listing-index';
import { decodeListingIndex, rowOf } from './listing-index';
import { Project } from './project';
import { PropertyInLanguages } from './property';
import { PropertyCardRecord } from './property-card';

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

  return {
    index,
    counts: countListings(index),
    projects,
    async cards(ids, language) {
      const own = parts.summaries[language];
      const known = ids.filter((id) => rowOf(index, id) >= 0);
      const hashes = [...new Set(known.map((id) => hashOf(own, id)))];
      const texts = new Map(
        await Promise.all(hashes.map(async (hash) => [hash, decode(await read(hash))] as const)),
      );
      return known.map((id) =>
        parsePart(PropertyCardRecord, recordIn(texts.get(hashOf(own, id)) ?? '', id), `card ${id}`),
      );
    },
    async property(id) {
      if (rowOf(index, id) < 0) return undefined;
      const bucket = decode(await read(hashOf(parts.details, id)));
      return parsePart(PropertyInLanguages, recordIn(bucket, id), `property ${id}`);
    },
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
