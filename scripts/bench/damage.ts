import type { CompiledSnapshot } from '../../src/platform/snapshot/build/compile';
import { manifestKey, POINTER_KEY, partKey } from '../../src/platform/snapshot/manifest';
import { goLive, store } from './versions';

type Damage = (kv: KVNamespace, live: CompiledSnapshot) => Promise<unknown>;

/** What may have become of the stored version, and how it is whole again. */
export const DAMAGES = {
  'the pointer is cut off': (kv) => kv.put(POINTER_KEY, '{"current":'),
  'the pointer names no version': (kv) =>
    kv.put(POINTER_KEY, JSON.stringify({ current: 'gone', previous: [] })),
  'the manifest is gone': (kv, { manifest }) => kv.delete(manifestKey(manifest.version)),
  'the site is corrupt': (kv, { manifest }) => kv.put(partKey(manifest.parts.site), 'no part'),
  'the index is gone': (kv, { manifest }) => kv.delete(partKey(manifest.parts.index)),
  'all cards are corrupt': (kv, { manifest }) =>
    Promise.all(manifest.parts.summaries.nl.map((hash) => kv.put(partKey(hash), 'no part'))),
  whole: async (kv, live) => {
    await store(kv, live);
    await goLive(kv, [live]);
  },
} satisfies Record<string, Damage>;
