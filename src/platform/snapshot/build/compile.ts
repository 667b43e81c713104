import { encodeListingIndex } from '../../../domain/catalogue/listing/encode-index';
import type { IndexedProperty } from '../../../domain/catalogue/listing/index-columns';
import { getListingState, isClosed } from '../../../domain/catalogue/listing/listing-state';
import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import { getCategories } from '../../../domain/catalogue/property';
import { CARD_SHAPE, toPropertyCard } from '../../../domain/catalogue/property-card';
import type { PropertyDetail } from '../../../domain/catalogue/property-detail';
import type { CatalogueLanguage } from '../../../domain/language/language';
import type { MenuPage } from '../../../domain/site/menu';
import type { Site } from '../../../domain/site/site';
import { encodeBucket, getBucketNumber } from '../bucket';
import { computeContentHash } from '../content-hash';
import type { Manifest } from '../manifest';
import { collectPictureNames } from './picture-names';
import type { CompilableSource, SnapshotSource } from './source';
import { buildWordParts } from './words';

/** A version ready to be stored: its manifest, and the bytes of every part by hash. */
export interface CompiledSnapshot {
  manifest: Manifest;
  parts: ReadonlyMap<string, Uint8Array>;
}

/** Records in a bucket on average. A bucket is read and hashed whole; its records are parsed one by one. */
const SUMMARIES_PER_BUCKET = 32;
const DETAILS_PER_BUCKET = 16;

/**
 * Compiles checked sources into a version. `documents` are the content hashes of the files below
 * documents/ by path. The same content always gives the same version and the same parts.
 */
export async function compileSnapshot(
  source: CompilableSource,
  documents: Record<string, string>,
  created: Date,
): Promise<CompiledSnapshot> {
  const parts = new Map<string, Uint8Array>();
  const store = async (bytes: Uint8Array) => {
    const hash = await computeContentHash(bytes);
    parts.set(hash, bytes);
    return hash;
  };
  const storeAll = async (buckets: Uint8Array[]) => Promise.all(buckets.map(store));

  const properties = joinProperties(source);
  const configuration = source['site/configuration.json'];
  const summaryBucketCount = roundUpToPowerOfTwo(properties.length / SUMMARIES_PER_BUCKET);
  const detailBucketCount = roundUpToPowerOfTwo(properties.length / DETAILS_PER_BUCKET);
  const getCards = (language: CatalogueLanguage) =>
    new Map(
      properties.map((property) => [property[language].ID, toPropertyCard(property[language])]),
    );

  const manifestParts: Manifest['parts'] = {
    site: await store(encodeJson(buildSite(source))),
    index: await store(
      encodeListingIndex(
        properties.map(createPropertyIndexer(configuration.listings)),
        source['site/towns.json'],
      ),
    ),
    projects: await store(encodeJson(source['catalogue/projects.json'])),
    articles: Object.fromEntries(
      await Promise.all(
        source['site/articles.json'].map(
          async ({ id, body }) => [String(id), await store(encodeJson(body))] as const,
        ),
      ),
    ),
    summaries: {
      nl: await storeAll(encodeBuckets(getCards('nl'), summaryBucketCount, CARD_SHAPE)),
      fr: await storeAll(encodeBuckets(getCards('fr'), summaryBucketCount, CARD_SHAPE)),
    },
    details: await storeAll(
      encodeBuckets(
        new Map(properties.map((property) => [property.nl.ID, property])),
        detailBucketCount,
      ),
    ),
    words: {
      nl: await storeAll(buildWordParts(properties, source['site/synonyms.json'], 'nl')),
      fr: await storeAll(buildWordParts(properties, source['site/synonyms.json'], 'fr')),
    },
  };
  const pictures = collectPictureNames(source);
  if (pictures.length > 0) manifestParts.pictures = await store(encodeJson(pictures));
  const version = (await computeContentHash(encodeJson([manifestParts, documents]))).slice(0, 12);
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

/** Joins the summary and detail of each property, in both languages. */
export function joinProperties(source: SnapshotSource): PropertyByLanguage[] {
  const details = new Map<string, PropertyDetail>(
    source['catalogue/property-details.json'].map((detail) => [
      `${detail.ID} ${detail.language}`,
      detail,
    ]),
  );
  const byId = new Map<number, Partial<PropertyByLanguage>>();
  for (const summary of source['catalogue/properties.json']) {
    const detail = details.get(`${summary.ID} ${summary.language}`);
    const emptyLists = { PointsOfInterest: [], Documents: [], Pictures: [] };
    const property = byId.get(summary.ID) ?? {};
    property[summary.language] = { ...emptyLists, ...detail, ...summary };
    byId.set(summary.ID, property);
  }
  return [...byId.values()].flatMap(({ nl, fr }) => (nl && fr ? [{ nl, fr }] : []));
}

const createPropertyIndexer =
  (listings: SnapshotSource['site/configuration.json']['listings']) =>
  (property: PropertyByLanguage): IndexedProperty => {
    const state = getListingState(property.nl, listings);
    return {
      ...property,
      categories: getCategories(property.nl),
      closed: isClosed(state),
      underOption: state === 'under-option',
    };
  };

function buildSite(source: CompilableSource): Site {
  return {
    configuration: source['site/configuration.json'],
    menu: source['site/menu.json'].map(omitRawCss),
    safeCss: source.safeCss ?? {},
    routes: source['site/routes.json'],
    articles: source['site/articles.json'].map(({ body, ...summary }) => summary),
    articleCategories: source['site/article-categories.json'],
    team: source['site/team.json'],
    towns: source['site/towns.json'],
    categories: source['catalogue/webIDs.json'],
    cities: source['catalogue/citys.json'],
    synonyms: source['site/synonyms.json'],
  };
}

/** Removes the css of a page and of those below it: only the sanitized css leaves the staff's tool. */
const omitRawCss = (page: MenuPage): MenuPage => ({
  ...page,
  params: { ...page.params, css: '' },
  childMenus: page.childMenus.map(omitRawCss),
});

function encodeBuckets(
  records: ReadonlyMap<number, unknown>,
  count: number,
  shape?: string,
): Uint8Array[] {
  const buckets = Array.from({ length: count }, () => new Map<number, unknown>());
  for (const [id, record] of records) buckets[getBucketNumber(id, count)]?.set(id, record);
  return buckets.map((bucket) => encodeBucket(bucket, shape));
}

const roundUpToPowerOfTwo = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count)));

const encodeJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
