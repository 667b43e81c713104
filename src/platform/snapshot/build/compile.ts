import type { IndexedProperty } from '../../../domain/catalogue/listing/listing-index';
import { encodeListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { isClosed, stateOf } from '../../../domain/catalogue/listing/listing-state';
import type { PropertyDetail, PropertyInLanguages } from '../../../domain/catalogue/property';
import { categoriesOf } from '../../../domain/catalogue/property';
import { CARD_SHAPE, cardOf } from '../../../domain/catalogue/property-card';
import type { CatalogueLanguage } from '../../../domain/language/language';
import type { Site } from '../../../domain/site/site';
import { bucketOf, encodeBucket } from '../bucket';
import { contentHash } from '../hash';
import type { Manifest } from '../manifest';
import type { SnapshotSource } from './source';

/** A version ready to be stored: its manifest and the bytes of every part by hash. */
export interface CompiledSnapshot {
  manifest: Manifest;
  parts: ReadonlyMap<string, Uint8Array>;
}

/** About how many records one bucket holds: read and hashed at a time, parsed one by one. */
const SUMMARIES_A_BUCKET = 32;
const DETAILS_A_BUCKET = 16;

/**
 * Makes a version of checked sources. `documents` are the content hashes of the files below
 * documents/ by path. The same content always gives the same version and the same parts.
 */
export async function compileSnapshot(
  source: SnapshotSource,
  documents: Record<string, string>,
  created: Date,
): Promise<CompiledSnapshot> {
  const parts = new Map<string, Uint8Array>();
  const store = async (bytes: Uint8Array) => {
    const hash = await contentHash(bytes);
    parts.set(hash, bytes);
    return hash;
  };
  const storeAll = async (all: Uint8Array[]) => Promise.all(all.map(store));

  const properties = joinProperties(source);
  const configuration = source['site/configuration.json'];
  const summaryBuckets = powerOfTwo(properties.length / SUMMARIES_A_BUCKET);
  const detailBuckets = powerOfTwo(properties.length / DETAILS_A_BUCKET);
  const cards = (language: CatalogueLanguage) =>
    new Map(properties.map((property) => [property[language].ID, cardOf(property[language])]));

  const manifestParts: Manifest['parts'] = {
    site: await store(json(siteOf(source))),
    index: await store(
      encodeListingIndex(
        properties.map(indexed(configuration.listings)),
        source['site/towns.json'],
      ),
    ),
    projects: await store(json(source['catalogue/projects.json'])),
    articles: Object.fromEntries(
      await Promise.all(
        source['site/articles.json'].map(
          async ({ id, body }) => [String(id), await store(json(body))] as const,
        ),
      ),
    ),
    summaries: {
      nl: await storeAll(buckets(cards('nl'), summaryBuckets, CARD_SHAPE)),
      fr: await storeAll(buckets(cards('fr'), summaryBuckets, CARD_SHAPE)),
    },
    details: await storeAll(
      buckets(new Map(properties.map((property) => [property.nl.ID, property])), detailBuckets),
    ),
  };
  const version = (await contentHash(json([manifestParts, documents]))).slice(0, 12);
  return {
    manifest: {
      version,
      name: configuration.name,
      demonstration: configuration.demonstration,
      created: created.toISOString(),
      listings: properties.length,
      parts: manifestParts,
      documents,
    },
    parts,
  };
}

/** Summary and detail of each property side by side in both languages. */
export function joinProperties(source: SnapshotSource): PropertyInLanguages[] {
  const details = new Map<string, PropertyDetail>(
    source['catalogue/property-details.json'].map((detail) => [
      `${detail.ID} ${detail.language}`,
      detail,
    ]),
  );
  const byId = new Map<number, Partial<PropertyInLanguages>>();
  for (const summary of source['catalogue/properties.json']) {
    const detail = details.get(`${summary.ID} ${summary.language}`);
    const none = { PointsOfInterest: [], Documents: [], Pictures: [] };
    const both = byId.get(summary.ID) ?? {};
    both[summary.language] = { ...none, ...detail, ...summary };
    byId.set(summary.ID, both);
  }
  return [...byId.values()].flatMap(({ nl, fr }) => (nl && fr ? [{ nl, fr }] : []));
}

const indexed =
  (listings: SnapshotSource['site/configuration.json']['listings']) =>
  (property: PropertyInLanguages): IndexedProperty => {
    const state = stateOf(property.nl, listings);
    return {
      ...property,
      categories: categoriesOf(property.nl),
      closed: isClosed(state),
      underOption: state === 'under-option',
    };
  };

function siteOf(source: SnapshotSource): Site {
  return {
    configuration: source['site/configuration.json'],
    menu: source['site/menu.json'],
    routes: source['site/routes.json'],
    articles: source['site/articles.json'].map(({ body, ...summary }) => summary),
    articleCategories: source['site/article-categories.json'],
    team: source['site/team.json'],
    towns: source['site/towns.json'],
    categories: source['catalogue/webIDs.json'],
    cities: source['catalogue/citys.json'],
  };
}

function buckets(
  records: ReadonlyMap<number, unknown>,
  count: number,
  shape?: string,
): Uint8Array[] {
  const all = Array.from({ length: count }, () => new Map<number, unknown>());
  for (const [id, record] of records) all[bucketOf(id, count)]?.set(id, record);
  return all.map((bucket) => encodeBucket(bucket, shape));
}

const powerOfTwo = (atLeast: number) => 2 ** Math.max(0, Math.ceil(Math.log2(atLeast)));

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
