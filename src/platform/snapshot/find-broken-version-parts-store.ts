import type { Manifest } from './manifest';
import { collectPartHashes } from './manifest';
import { readStoredPart } from './part-store';

/** How many parts are read at once. */
const READS_AT_ONCE = 6;

/** Reads all parts of a version; returns the hashes of those that are lost or corrupt. */
export async function findBrokenVersionParts(
  kv: KVNamespace,
  manifest: Manifest,
): Promise<string[]> {
  const waiting = [...collectPartHashes(manifest)];
  const broken: string[] = [];
  const readNext = async (): Promise<void> => {
    for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
      const part = hash;
      await readStoredPart(kv, part).catch(() => broken.push(part));
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, readNext));
  return broken;
}
