import { expect, test } from 'vitest';
import { packSnapshot } from '../../../src/platform/snapshot/archive';
import { POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import { SnapshotStore } from '../../../src/platform/snapshot/snapshot-store';
import { compileFiles } from '../../fixtures';
import { createSmallSnapshot } from './small-snapshot';

const POINTER = JSON.stringify({ current: 'abcdefabcdef', previous: [] });

test.each([
  ['at all', () => undefined],
  ['beyond the pointer', (key: string) => (key === POINTER_KEY ? POINTER : undefined)],
])('a KV that does not answer %s is abandoned after the timeout', async (_, answer) => {
  const version = await compileFiles(createSmallSnapshot());
  const get = (key: string) => {
    const value = answer(key);
    return value === undefined ? new Promise(() => {}) : Promise.resolve(value);
  };
  const { value } = await new SnapshotStore()
    .loadCandidates({
      kv: { get } as unknown as KVNamespace,
      embedded: (await packSnapshot(version)).buffer as ArrayBuffer,
      refuseDemonstration: false,
      pollSeconds: 30,
      timeoutMs: 1,
    })
    .next();
  expect(value?.version).toBe(version.manifest.version);
});
