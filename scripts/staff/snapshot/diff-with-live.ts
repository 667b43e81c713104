import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import type { SnapshotDiff } from '../../../src/platform/snapshot/build/diff';
import { diffSnapshots } from '../../../src/platform/snapshot/build/diff';
import { BrokenPartError } from '../../../src/platform/snapshot/part';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import type { StoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import type { StaffStores } from '../stores';

/** Compares a compiled version with the live one; undefined if the live one cannot be read. */
export async function diffWithLive(
  { manifest, parts }: CompiledVersion,
  stored: StoredVersions,
  stores: StaffStores,
): Promise<SnapshotDiff | undefined> {
  const compiled = {
    manifest,
    async read(hash: string) {
      const bytes = parts.get(hash);
      if (!bytes) throw new BrokenPartError(`part ${hash} was not compiled`);
      return bytes;
    },
  };
  const live = stored.pointer && stored.manifests.get(stored.pointer.current);
  if (stored.pointer && !live) return undefined;
  try {
    const read = (hash: string) => readStoredPart(stores.kv, hash);
    return await diffSnapshots(live && { manifest: live, read }, compiled);
  } catch {
    return undefined;
  }
}
