import { createPropertyIndexer } from '../../../../domain/catalogue/listing/index-property';
import {
  decodeListingIndex,
  packListingIndex,
} from '../../../../domain/catalogue/listing/listing-index';
import { findWithdrawn } from '../../../../domain/catalogue/listing/open-index';
import { patchListingIndex } from '../../../../domain/catalogue/listing/patch-index';
import type { PropertyByLanguage } from '../../../../domain/catalogue/property';
import { PROPERTY_SHAPE } from '../../../../domain/catalogue/property';
import {
  CARD_SHAPE,
  PropertyCardRecord,
  toPropertyCard,
} from '../../../../domain/catalogue/property-card';
import { showProperty } from '../../../../domain/catalogue/show-property';
import { datesOn } from '../../../../domain/costs/cost-rules';
import { CATALOGUE_LANGUAGES } from '../../../../domain/language/language';
import type { Site } from '../../../../domain/site/site';
import {
  encodeBucket,
  findRecord,
  getBucketNumber,
  parseRecords,
  readRecordShape,
} from '../../../../platform/snapshot/bucket';
import type { Manifest } from '../../../../platform/snapshot/manifest';
import type { PartReader } from '../../../../platform/snapshot/part';
import { BrokenPartError, parsePart } from '../../../../platform/snapshot/part';
import type { NewParts } from '../../../../platform/snapshot/publish-version-store';
import { addPart, nameVersion } from '../../../../platform/snapshot/publish-version-store';
import { addPictureNames } from '../../site/pictures/picture-names-store';
import type { ChangedProperty } from './patch-words';
import { patchWords } from './patch-words';

/** A version to be made live, and the parts that it does not share with the one it was made of. */
export interface PatchedVersion {
  manifest: Manifest;
  parts: NewParts;
}

/**
 * Makes the version with other records of some properties: it reads and writes only the parts that hold them, and gives
 * the same parts and the same name as compileInto of the changed source. Rejects with BrokenPartError if a part
 * cannot be read or was written by another build.
 */
export async function patchVersion(
  manifest: Manifest,
  site: Pick<Site, 'configuration' | 'synonyms' | 'towns'>,
  changes: readonly ChangedProperty[],
  { readBytes, readText }: PartReader,
  created: Date,
): Promise<PatchedVersion> {
  const { listings } = site.configuration;
  const parts = new Map<string, Uint8Array>();
  const store = (bytes: Uint8Array) => addPart(parts, bytes);
  const after = changes.map((change) => change.after);
  const shown = after.map((property) => showProperty(property, listings));

  const index = decodeListingIndex(await readBytes(manifest.parts.index));
  const indexProperty = createPropertyIndexer(listings, datesOn(index.rulesDay));
  const rows = after.map((property, position) =>
    indexProperty(property, shown[position] ?? property),
  );
  const loadTitle = async (id: number, language: 'nl' | 'fr') => {
    const hashes = manifest.parts.summaries[language];
    const bucket = await readText(hashes[getBucketNumber(id, hashes.length)] ?? '');
    return parsePart(PropertyCardRecord, findRecord(bucket, id), `card ${id}`).TypeDescription;
  };
  const patchedIndex = await patchListingIndex(index, rows, site.towns, loadTitle);

  const cards = { nl: [] as string[], fr: [] as string[] };
  const words = { nl: [] as string[], fr: [] as string[] };
  for (const language of CATALOGUE_LANGUAGES) {
    const records = shown.map(({ [language]: property }) => toPropertyCard(property));
    const hashes = manifest.parts.summaries[language];
    cards[language] = await patchBuckets(hashes, records, CARD_SHAPE, (card) => card.ID);
    words[language] = await patchWords(changes, {
      hashes: manifest.parts.words[language],
      ...{ language, synonyms: site.synonyms, readText, store },
    });
  }
  const added = after.flatMap(({ nl }) => nl.Pictures.filter(({ Own }) => Own));
  const pictures = await addPictureNames({ readText }, manifest, added, parts);
  const next: Manifest = {
    ...manifest,
    created: created.toISOString(),
    listings: patchedIndex.count - findWithdrawn(patchedIndex).size,
    parts: {
      ...manifest.parts,
      index: await store(packListingIndex(patchedIndex)),
      summaries: cards,
      details: await patchBuckets(
        manifest.parts.details,
        after,
        PROPERTY_SHAPE,
        (property) => property.nl.ID,
      ),
      words,
      ...(pictures && { pictures }),
    },
  };
  return { manifest: { ...next, version: await nameVersion(next) }, parts };

  async function patchBuckets<Stored>(
    hashes: readonly string[],
    records: readonly Stored[],
    shape: string,
    getId: (record: Stored) => number,
  ): Promise<string[]> {
    const patched = [...hashes];
    const byBucket = Map.groupBy(records, (record) =>
      getBucketNumber(getId(record), hashes.length),
    );
    for (const [number, ofBucket] of byBucket) {
      const bucket = await readText(hashes[number] ?? '');
      if (readRecordShape(bucket) !== shape)
        throw new BrokenPartError('the properties have the fields of another build: load again');
      const stored = parseRecords(bucket);
      for (const record of ofBucket) stored.set(getId(record), record);
      patched[number] = await store(encodeBucket(stored, shape));
    }
    return patched;
  }
}

/** Reads the whole record of a property of a version, also of one that was withdrawn; undefined if there is none. */
export async function readWholeProperty(
  { parts }: Pick<Manifest, 'parts'>,
  id: number,
  { readText }: PartReader,
): Promise<PropertyByLanguage | undefined> {
  const bucket = await readText(parts.details[getBucketNumber(id, parts.details.length)] ?? '');
  if (readRecordShape(bucket) !== PROPERTY_SHAPE)
    throw new BrokenPartError('the properties have the fields of another build: load again');
  return findRecord(bucket, id) as PropertyByLanguage | undefined;
}
