import { decodeListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { PROPERTY_SHAPE } from '../../../domain/catalogue/property';
import { CARD_SHAPE } from '../../../domain/catalogue/property-card';
import { packSnapshot } from '../archive';
import { findRecord, getBucketNumber } from '../bucket';
import { computeContentHash } from '../content-hash';
import type { Manifest } from '../manifest';
import { BucketList } from './bucket-list';
import type { CompiledSnapshot } from './compile';

/** What the worker carries of a catalogue at most, compressed (decision 47). */
const MAX_FALLBACK_BYTES = 5_000_000;

/** Of what site and index leave, the cards of lists may take this share; the pages of listings get the rest. */
const CARD_SHARE = 2 / 3;
/** Listings whose compressed size tells how many fit. */
const SAMPLE = 200;
/** What is tried next if a try was too large. */
const STEP_DOWN = 0.95;
/** Records in a bucket of a fallback on average: a page reads one. */
const RECORDS_PER_BUCKET = 16;

/** How many of the newest listings a fallback holds: their cards, and their pages. */
interface Extent {
  cards: number;
  details: number;
}

/**
 * Packs a version as the worker embeds it (decision 47): whole if that is at most `maxBytes`. Of a larger one site, index,
 * projects and articles, then the cards and the pages of the newest listings, as many as fit, and no words. What is left
 * out keeps its place in the manifest or in the index, so that a reader finds it missing and never believes that there is
 * no such listing.
 */
export async function packFallback(
  version: CompiledSnapshot,
  maxBytes = MAX_FALLBACK_BYTES,
): Promise<Uint8Array> {
  const whole = await packSnapshot(version);
  if (whole.length <= maxBytes) return whole;
  const newest = listNewestIds(version);
  const pack = async (extent: Extent) => packSnapshot(await cutVersion(version, newest, extent));
  const measure = async (extent: Extent) => (await pack(extent)).length;

  const core = await measure({ cards: 0, details: 0 });
  const sample = Math.min(SAMPLE, newest.length);
  const countFitting = async (bytes: number, toExtent: (count: number) => Extent) => {
    const each = ((await measure(toExtent(sample))) - core) / sample;
    return Math.min(newest.length, Math.max(0, Math.floor(bytes / each)));
  };
  const room = (maxBytes - core) * CARD_SHARE;
  let cards = await countFitting(room, (count) => ({ cards: count, details: 0 }));
  const left = maxBytes - (await measure({ cards, details: 0 }));
  let details = await countFitting(left, (count) => ({ cards: 0, details: count }));
  for (;;) {
    const packed = await pack({ cards, details });
    if (packed.length <= maxBytes || cards + details === 0) return packed;
    details = Math.floor(details * STEP_DOWN);
    if (details === 0) cards = Math.floor(cards * STEP_DOWN);
  }
}

/** Returns the ids of a version's listings, the newest first. */
function listNewestIds({ manifest, parts }: CompiledSnapshot): number[] {
  const { columns } = decodeListingIndex(parts.get(manifest.parts.index) as Uint8Array);
  return Array.from(columns.byDate, (row) => columns.id[row] as number);
}

/** Returns a version with the records of its newest listings only, under its own name. */
async function cutVersion(
  { manifest, parts }: CompiledSnapshot,
  newest: readonly number[],
  { cards, details }: Extent,
): Promise<CompiledSnapshot> {
  const { site, index, projects, articles, pictures, summaries, details: pages } = manifest.parts;
  const kept = new Map<string, Uint8Array>();
  for (const hash of [site, index, projects, ...Object.values(articles), pictures ?? []].flat())
    kept.set(hash, parts.get(hash) as Uint8Array);
  const cut = async (hashes: readonly string[], count: number, shape: string) => {
    const list = new BucketList(count / RECORDS_PER_BUCKET, storeIn(kept), shape);
    await list.addAll(readRecords(parts, hashes, newest.slice(0, count)));
    return list.finish();
  };
  const cutParts: Manifest['parts'] = {
    ...manifest.parts,
    summaries: {
      nl: await cut(summaries.nl, cards, CARD_SHAPE),
      fr: await cut(summaries.fr, cards, CARD_SHAPE),
    },
    details: await cut(pages, details, PROPERTY_SHAPE),
  };
  return { manifest: { ...manifest, parts: cutParts }, parts: kept };
}

const storeIn = (parts: Map<string, Uint8Array>) => async (bytes: Uint8Array) => {
  const hash = await computeContentHash(bytes);
  parts.set(hash, bytes);
  return hash;
};

/** Reads the records of some ids out of the buckets that hold them. */
function readRecords(
  parts: CompiledSnapshot['parts'],
  hashes: readonly string[],
  ids: readonly number[],
): [id: number, record: unknown][] {
  const texts = new Map<string, string>();
  return ids.map((id) => {
    const hash = hashes[getBucketNumber(id, hashes.length)] ?? '';
    const text = texts.get(hash) ?? new TextDecoder().decode(parts.get(hash));
    texts.set(hash, text);
    return [id, findRecord(text, id)];
  });
}
