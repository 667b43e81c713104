import { encodeListingIndex } from '../../../domain/catalogue/listing/encode-index';
import { createPropertyIndexer } from '../../../domain/catalogue/listing/index-property';
import type { IndexedProperty } from '../../../domain/catalogue/listing/indexed-property';
import { PROPERTY_SHAPE } from '../../../domain/catalogue/property';
import { CARD_SHAPE, toPropertyCard } from '../../../domain/catalogue/property-card';
import { showProperty } from '../../../domain/catalogue/show-property';
import { datesOn, findRulesDay } from '../../../domain/costs/cost-rules';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { computeContentHash } from '../content-hash';
import type { Manifest } from '../manifest';
import { FROM_DIRECTORY } from '../manifest';
import { nameVersion } from '../publish-version-store';
import { BucketList } from './bucket-list';
import { buildSite } from './build-site';
import { joinProperties } from './join-properties';
import { collectPictureNames } from './picture-names';
import { listShareCards } from './share-cards';
import type { CompilableSource } from './source';
import { storeWordParts } from './words';

/** A version ready to be stored: its manifest, and the bytes of every part by hash. */
export interface CompiledSnapshot<Parts extends ReadableParts = ReadonlyMap<string, Uint8Array>> {
  manifest: Manifest;
  parts: Parts;
}

/** The bytes of parts by hash, in memory or in a file. */
type ReadableParts = Pick<ReadonlyMap<string, Uint8Array>, 'get'>;

/** A compiled version wherever its parts are. */
export type CompiledVersion = CompiledSnapshot<ReadableParts>;

/** Parts that a compilation adds to as soon as each is complete. */
export interface WritableParts extends ReadableParts {
  set(hash: string, bytes: Uint8Array): unknown;
}

/** Records in a bucket on average. A bucket is read and hashed whole; its records are parsed one by one. */
const SUMMARIES_PER_BUCKET = 32;
const DETAILS_PER_BUCKET = 16;

/** Compiles checked sources into a version whose parts are in memory. */
export const compileSnapshot = (
  source: CompilableSource,
  documents: Record<string, string>,
  created: Date,
  today?: string,
): Promise<CompiledSnapshot> =>
  compileInto(new Map<string, Uint8Array>(), source, documents, created, today);

/**
 * Compiles checked sources into a version and writes its parts to `parts`. `documents` are the content
 * hashes of the files below documents/ by path; `today`, YYYY-MM-DD, decides the rules of the prices all-in. The same
 * content by the same rules always gives the same version and the same parts, however its properties are sliced.
 */
export async function compileInto<Parts extends WritableParts>(
  parts: Parts,
  source: CompilableSource,
  documents: Record<string, string>,
  created: Date,
  today = toBrusselsDay(new Date()),
): Promise<CompiledSnapshot<Parts>> {
  const store = async (bytes: Uint8Array) => {
    const hash = await computeContentHash(bytes);
    parts.set(hash, bytes);
    return hash;
  };
  // First: the memory that they take is free again before the rows of the index need as much.
  const words = {
    nl: await storeWordParts(source, 'nl', store),
    fr: await storeWordParts(source, 'fr', store),
  };
  const configuration = source['site/configuration.json'];
  const properties = source.totals.summaries / 2;
  const cards = {
    nl: new BucketList(properties / SUMMARIES_PER_BUCKET, store, CARD_SHAPE),
    fr: new BucketList(properties / SUMMARIES_PER_BUCKET, store, CARD_SHAPE),
  };
  const details = new BucketList(properties / DETAILS_PER_BUCKET, store, PROPERTY_SHAPE);
  const rulesDay = findRulesDay(today);
  const indexProperty = createPropertyIndexer(configuration.listings, datesOn(rulesDay));
  const rows: IndexedProperty[] = [];
  for (const slice of source.slices) {
    const properties = joinProperties(slice);
    const shown = properties.map((property) => showProperty(property, configuration.listings));
    for (const [position, property] of properties.entries())
      rows.push(indexProperty(property, shown[position] ?? property));
    await details.addAll(properties.map((property) => [property.nl.ID, property]));
    for (const language of ['nl', 'fr'] as const)
      await cards[language].addAll(
        shown.map(({ [language]: property }) => [property.ID, toPropertyCard(property)]),
      );
  }

  const listings = rows.filter(({ nl }) => !nl.Withdrawn).length;
  const site = buildSite(source);
  const manifestParts: Manifest['parts'] = {
    site: await store(encodeJson(site)),
    index: await store(encodeListingIndex(rows.splice(0), site.towns, rulesDay)),
    projects: await store(encodeJson(source['catalogue/projects.json'])),
    articles: Object.fromEntries(
      await Promise.all(
        source['site/articles.json'].map(
          async ({ id, body }) => [String(id), await store(encodeJson(body))] as const,
        ),
      ),
    ),
    summaries: { nl: await cards.nl.finish(), fr: await cards.fr.finish() },
    details: await details.finish(),
    words,
  };
  const shareCards = new Set(source.shareCard ? [source.shareCard] : []);
  // Where none can be drawn, as without an agency's, pages name none.
  if (source.shareCard)
    for await (const { file } of listShareCards({
      parts: manifestParts,
      read: (hash) => parts.get(hash),
    }))
      shareCards.add(file);
  const pictures = [
    ...collectPictureNames(source, source.totals.pictureNames),
    ...[...shareCards].sort(),
  ];
  if (pictures.length > 0) manifestParts.pictures = await store(encodeJson(pictures));
  return {
    manifest: {
      version: await nameVersion({ parts: manifestParts, documents }),
      name: configuration.name,
      demonstration: configuration.demonstration,
      created: created.toISOString(),
      listings,
      parts: manifestParts,
      documents,
      site: source.origin ?? FROM_DIRECTORY,
    },
    parts,
  };
}

const encodeJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
