import { parsePart } from './catalogue-store';
import { computeContentHash } from './content-hash';
import {
  collectPartHashes,
  getManifestKey,
  getSnapshotPartKey,
  Manifest,
  POINTER_KEY,
  Pointer,
} from './manifest';

/** What one run may read: a worker has a thousand subrequests. */
const MAX_PARTS_PER_RUN = 500;

/**
 * Reads parts of the live version, all of them or as many as one run may, and returns the hashes of
 * those that are missing or corrupt. Pages survive such a part (SnapshotStore falls back), so nobody
 * would tell; `npm run staff -- snapshot load` of the same directory mends it. Rejects where the
 * pointer or the manifest itself cannot be read.
 */
export async function findBrokenParts(kv: KVNamespace): Promise<string[]> {
  const json = async (key: string): Promise<unknown> => JSON.parse((await kv.get(key)) ?? 'null');
  const pointer = await json(POINTER_KEY);
  if (pointer === null) return [];
  const { current } = parsePart(Pointer, pointer, 'pointer');
  const manifest = parsePart(Manifest, await json(getManifestKey(current)), `manifest ${current}`);
  const parts = shuffle([...collectPartHashes(manifest)]).slice(0, MAX_PARTS_PER_RUN);
  const broken: string[] = [];
  for (const hash of parts) {
    const bytes = await kv.get(getSnapshotPartKey(hash), 'arrayBuffer');
    if (!bytes || (await computeContentHash(new Uint8Array(bytes))) !== hash) broken.push(hash);
  }
  return broken;
}

/** In another order each time: a catalogue too large for one run is read in the course of a day. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
