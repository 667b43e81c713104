import { collectPartHashes, getManifestKey, Manifest } from './manifest';
import { BrokenPartError, parsePart } from './part';
import { readStoredPart } from './part-store';
import { loadPointer } from './pointer-store';

/** Half of the thousand subrequests that Cloudflare allows one invocation of a worker. */
const MAX_PARTS_PER_RUN = 500;

/**
 * Reads the parts of the live version, at most 500 of them, and returns the hashes of those that
 * are missing or corrupt. Pages do not reveal such a part, since SnapshotStore falls back to another
 * version. `npm run staff -- snapshot load` of the same directory repairs it.
 * Rejects if the pointer or the manifest cannot be read.
 */
export async function findBrokenParts(kv: KVNamespace): Promise<string[]> {
  const pointer = await loadPointer(kv);
  if (!pointer) return [];
  const { current } = pointer;
  const value: unknown = JSON.parse((await kv.get(getManifestKey(current))) ?? 'null');
  const manifest = parsePart(Manifest, value, `manifest ${current}`);
  const broken: string[] = [];
  for (const hash of shuffle([...collectPartHashes(manifest)]).slice(0, MAX_PARTS_PER_RUN)) {
    try {
      await readStoredPart(kv, hash);
    } catch (error) {
      if (!(error instanceof BrokenPartError)) throw error;
      broken.push(hash);
    }
  }
  return broken;
}

/** Returns the items in random order: a catalogue too large for one run is read in the course of a day. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, position: Math.random() }))
    .sort((a, b) => a.position - b.position)
    .map(({ item }) => item);
}
