import { describe, expect, test } from 'vitest';
import { getSnapshotPartKey, POINTER_KEY } from '../../../../src/platform/snapshot/manifest';
import { parseReport } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { writeVillaPrice, runLocalStaff, withStores, findIntactLiveVersion } = local;

describe('a damaged store is repaired by a load', () => {
  test.each([
    ['a broken pointer', (kv: KVNamespace) => kv.put(POINTER_KEY, '{')],
    [
      'a broken part',
      async (kv: KVNamespace) => {
        for (const { name } of (await kv.list({ prefix: getSnapshotPartKey('') })).keys)
          await kv.put(name, '?');
      },
    ],
    [
      'everything',
      async (kv: KVNamespace) => {
        for (const { name } of (await kv.list()).keys) await kv.delete(name);
      },
    ],
  ])('%s', async (_, damage) => {
    const { version } = parseReport(
      await runLocalStaff('snapshot', 'load', local.snapshot, '--json'),
    );
    await withStores(({ kv }) => damage(kv));
    expect((await runLocalStaff('snapshot', 'load', local.snapshot)).exitCode).toBe(0);
    expect(await findIntactLiveVersion()).toBe(version);
  });

  test('rollback refuses a version that lost a part', async () => {
    await runLocalStaff('snapshot', 'load', local.snapshot);
    await writeVillaPrice(379000);
    const { version } = parseReport(
      await runLocalStaff('snapshot', 'load', local.snapshot, '--json'),
    );
    await withStores(async ({ kv }) => {
      for (const { name } of (await kv.list({ prefix: getSnapshotPartKey('') })).keys)
        await kv.delete(name);
    });
    const { exitCode, stdout } = await runLocalStaff('snapshot', 'rollback');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('is not complete');
    const pointer = await withStores(({ kv }) => kv.get(POINTER_KEY));
    expect(JSON.parse(pointer ?? '').current).toBe(version);
  });
});
