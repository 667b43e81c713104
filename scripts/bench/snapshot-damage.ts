import type { CompiledSnapshot } from '../../src/platform/snapshot/build/compile';
import {
  getManifestKey,
  getSnapshotPartKey,
  POINTER_KEY,
} from '../../src/platform/snapshot/manifest';
import { setLiveVersion, storeVersion } from './marked-versions';

type DamageAction = (kv: KVNamespace, live: CompiledSnapshot) => Promise<unknown>;

/** Kinds of damage to the stored version, and `repaired`, which stores it again whole. */
export const SNAPSHOT_DAMAGES = {
  'the pointer is cut off': (kv) => kv.put(POINTER_KEY, '{"current":'),
  'the pointer names no version': (kv) =>
    kv.put(POINTER_KEY, JSON.stringify({ current: 'gone', previous: [] })),
  'the manifest is gone': (kv, { manifest }) => kv.delete(getManifestKey(manifest.version)),
  'the site is corrupt': (kv, { manifest }) =>
    kv.put(getSnapshotPartKey(manifest.parts.site), 'no part'),
  'the index is gone': (kv, { manifest }) => kv.delete(getSnapshotPartKey(manifest.parts.index)),
  'all cards are corrupt': (kv, { manifest }) =>
    Promise.all(
      manifest.parts.summaries.nl.map((hash) => kv.put(getSnapshotPartKey(hash), 'no part')),
    ),
  repaired: async (kv, live) => {
    await storeVersion(kv, live);
    await setLiveVersion(kv, [live]);
  },
} satisfies Record<string, DamageAction>;
