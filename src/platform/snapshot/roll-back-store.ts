import { holdLoads } from './hold-store';
import type { Manifest } from './manifest';
import { collectPartHashes } from './manifest';
import { readStoredPart } from './part-store';
import type { StoredVersions } from './stored-versions-store';
import { loadStoredVersions } from './stored-versions-store';
import { ConcurrentPublishError, writePointer } from './write-pointer-store';

export type RollbackResult =
  | { kind: 'done'; version: string; previous: string | undefined }
  /** Not stored, or nothing to go back to: the stored versions that are not live. */
  | { kind: 'unknown'; others: string[] }
  | { kind: 'live' }
  | { kind: 'broken'; version: string; lost: string[] }
  | { kind: 'concurrent' };

/**
 * Makes a stored version live, after reading every part of it, and puts loads on hold; without a name, the newest
 * one that is older than the live one. `confirm` may refuse it.
 */
export async function rollBack(
  stores: { kv: KVNamespace },
  requested: string | undefined,
  confirm: (version: string) => Promise<boolean> = async () => true,
): Promise<RollbackResult | { kind: 'not confirmed' }> {
  const stored = await loadStoredVersions(stores);
  const { pointer, manifests } = stored;
  if (requested && requested === pointer?.current) return { kind: 'live' };
  const target = manifests.get(requested || findEarlier(stored));
  if (!target) {
    const others = [...manifests.keys()].filter((version) => version !== pointer?.current);
    return { kind: 'unknown', others };
  }
  const { version } = target;
  const lost = await findBrokenVersionParts(stores.kv, target);
  if (lost.length > 0) return { kind: 'broken', version, lost };
  if (!(await confirm(version))) return { kind: 'not confirmed' };
  try {
    await writePointer(version, stored, stores);
    // Or the next scheduled load would bring back what was rolled back.
    await holdLoads(stores.kv, { rolledBackTo: version }, Date.now());
  } catch (problem) {
    if (problem instanceof ConcurrentPublishError) return { kind: 'concurrent' };
    throw problem;
  }
  return { kind: 'done', version, previous: pointer?.current };
}

/** Returns the newest version that is older than the live one; '' if there is none. */
function findEarlier({ pointer, manifests }: StoredVersions): string {
  const liveCreated = manifests.get(pointer?.current ?? '')?.created;
  const [earlier] = [...manifests.values()]
    .filter(({ version }) => version !== pointer?.current)
    .filter(({ created }) => !liveCreated || created < liveCreated)
    .sort((one, other) => other.created.localeCompare(one.created));
  return earlier?.version ?? '';
}

/** How many parts are read at once. */
const READS_AT_ONCE = 6;

/** Reads all parts of a version; returns the hashes of those that are lost or corrupt. */
async function findBrokenVersionParts(kv: KVNamespace, manifest: Manifest): Promise<string[]> {
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
