import type { CompiledSnapshot } from '../../../src/platform/snapshot/build/compile';
import type { SnapshotDiff } from '../../../src/platform/snapshot/build/diff';
import { diffSnapshots } from '../../../src/platform/snapshot/build/diff';
import { BrokenPart } from '../../../src/platform/snapshot/catalogue-store';
import type { Place } from '../place';
import type { Kept } from './kept';
import { partReader } from './kept';

/** What the version would change; undefined where the live one cannot be read to compare with. */
export async function againstLive(
  { manifest, parts }: CompiledSnapshot,
  kept: Kept,
  place: Place,
): Promise<SnapshotDiff | undefined> {
  const next = {
    manifest,
    async read(hash: string) {
      const bytes = parts.get(hash);
      if (!bytes) throw new BrokenPart(`part ${hash} was not compiled`);
      return bytes;
    },
  };
  const live = kept.pointer && kept.manifests.get(kept.pointer.current);
  if (kept.pointer && !live) return undefined;
  try {
    return await diffSnapshots(live && { manifest: live, read: partReader(place) }, next);
  } catch {
    return undefined;
  }
}
