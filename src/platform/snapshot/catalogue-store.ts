import * as v from 'valibot';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { omitRows } from '../../domain/catalogue/listing/omit-rows';
import { openListingIndex } from '../../domain/catalogue/listing/open-index';
import { Project } from '../../domain/catalogue/project';
import { PROPERTY_SHAPE, PropertyByLanguage } from '../../domain/catalogue/property';
import { CARD_SHAPE, PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { CatalogueCounts } from '../../domain/catalogue/property-counts';
import { countProperties } from '../../domain/catalogue/property-counts';
import type { DisplaySettings } from '../../domain/catalogue/show-property';
import { showProperty } from '../../domain/catalogue/show-property';
import type { WordIds } from '../../domain/catalogue/words/word-index';
import type { CatalogueLanguage } from '../../domain/language/language';
import { findRecord, getBucketNumber, readRecordShape } from './bucket';
import type { PartReader } from './part';
import { parsePart } from './part';
import type { WordParts } from './word-store';
import { searchWordParts } from './word-store';

/** The content hashes of the parts of one version's catalogue (manifest.ts). */
export interface CatalogueParts {
  index: string;
  projects: string;
  summaries: Record<CatalogueLanguage, readonly string[]>;
  details: readonly string[];
  words: WordParts;
}

/** The properties of one version. */
export interface Catalogue {
  index: ListingIndex;
  counts: CatalogueCounts;
  projects: readonly Project[];
  /** Loads the card records of these properties in this order, leaving out unknown IDs. */
  loadCards(ids: readonly number[], language: CatalogueLanguage): Promise<PropertyCardRecord[]>;
  /** Loads the property in its languages; undefined if the catalogue does not hold it. */
  loadProperty(id: number): Promise<PropertyByLanguage | undefined>;
  /** Finds the properties whose texts hold a word or a phrase of the synonyms, by where they stand. */
  searchWords(phrase: string, language: CatalogueLanguage): Promise<WordIds>;
  /** Returns the same catalogue as if it had never held these properties. */
  withoutProperties(ids: ReadonlySet<number>): Catalogue;
}

/** Opens a version's catalogue: reads its index and projects; properties are read when they are loaded. */
export async function openCatalogue(
  parts: CatalogueParts,
  reader: PartReader,
  settings: DisplaySettings | Promise<DisplaySettings>,
): Promise<Catalogue> {
  const { readBytes } = reader;
  const [indexBytes, projectBytes, listings] = await Promise.all([
    readBytes(parts.index),
    readBytes(parts.projects),
    settings,
  ]);
  const projectsJson: unknown = JSON.parse(new TextDecoder().decode(projectBytes));
  const projects = parsePart(v.array(Project), projectsJson, 'projects');
  return createCatalogue(openListingIndex(indexBytes), { projects, parts, reader, listings });
}

/** What every catalogue of a version has, however many properties it leaves out. */
interface OpenedVersion {
  projects: readonly Project[];
  parts: CatalogueParts;
  reader: PartReader;
  listings: DisplaySettings;
}

/** Creates the catalogue of the properties that an index holds: what it does not hold is as good as unknown. */
function createCatalogue(index: ListingIndex, version: OpenedVersion): Catalogue {
  const { projects, parts, reader, listings } = version;
  const { readText } = reader;
  const hasProperty = (id: number) => findRowById(index, id) >= 0;
  return {
    index,
    counts: countProperties(index),
    projects,
    async loadCards(ids, language) {
      const buckets = parts.summaries[language];
      const listedIds = ids.filter(hasProperty);
      const hashes = [...new Set(listedIds.map((id) => getBucketHash(buckets, id)))];
      const texts = new Map(
        await Promise.all(hashes.map(async (hash) => [hash, await readText(hash)] as const)),
      );
      return listedIds.map((id) =>
        parseRecord(CARD, texts.get(getBucketHash(buckets, id)) ?? '', id),
      );
    },
    async loadProperty(id) {
      if (!hasProperty(id)) return undefined;
      const bucket = await readText(getBucketHash(parts.details, id));
      return showProperty(parseRecord(PROPERTY, bucket, id), listings);
    },
    searchWords: (phrase, language) =>
      searchWordParts(parts.words, reader, { phrase, language, hasProperty }),
    withoutProperties: (ids) => createCatalogue(omitRows(index, ids), version),
  };
}

/** What a kind of record is parsed as, and the shape of the buckets that this code writes of it. */
interface RecordKind<Schema extends v.GenericSchema> {
  name: string;
  schema: Schema;
  shape: string;
}

const CARD = { name: 'card', schema: PropertyCardRecord, shape: CARD_SHAPE };
const PROPERTY = { name: 'property', schema: PropertyByLanguage, shape: PROPERTY_SHAPE };

/**
 * Parses the record of this ID. A bucket of the shape this code writes was validated when it
 * was compiled, and its hash when it was read; records of any other shape are validated here.
 */
function parseRecord<Schema extends v.GenericSchema>(
  { name, schema, shape }: RecordKind<Schema>,
  bucket: string,
  id: number,
): v.InferOutput<Schema> {
  const record = findRecord(bucket, id);
  return record !== undefined && readRecordShape(bucket) === shape
    ? (record as v.InferOutput<Schema>)
    : parsePart(schema, record, `${name} ${id}`);
}

const getBucketHash = (buckets: readonly string[], id: number) =>
  buckets[getBucketNumber(id, buckets.length)] ?? '';
