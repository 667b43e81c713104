import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { getManifestKey, POINTER_KEY } from '../../../../src/platform/snapshot/manifest';
import { openTestStores, parseReport, runStaffProcess } from '../staff-tool';
import { cutWrittenParts, failAfterSwitch, runBeforePut } from './failing-namespaces';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { writeVillaPrice, runLocalStaff, findIntactLiveVersion } = local;

describe('a load that is interrupted', () => {
  test('a load whose old parts cannot be removed is loaded, and says so', async () => {
    await runLocalStaff('snapshot', 'load', local.snapshot);
    await writeVillaPrice(379000);
    const stores = await openTestStores(local.state);
    const { kv } = stores;
    stores.kv = failAfterSwitch(kv);
    const loaded = await runLocalStaff('snapshot', 'load', local.snapshot);
    stores.kv = kv;
    expect(loaded.exitCode).toBe(0);
    expect(loaded.stdout).toContain('is still stored (KV failed: 500)');
    expect(loaded.stdout).toContain(`${await findIntactLiveVersion()} is live`);
  });

  test('a killed load leaves the live version unchanged, and the next load completes', async () => {
    const before = parseReport(
      await runLocalStaff('snapshot', 'load', local.snapshot, '--json'),
    ).version;
    await writeVillaPrice(379000);
    const child = spawn(process.execPath, [
      'scripts/tasks/staff.mjs',
      ...['snapshot', 'load', local.snapshot, '--persist-to', local.state],
    ]);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await findIntactLiveVersion()).toBe(before);
    const after = parseReport(
      await runLocalStaff('snapshot', 'load', local.snapshot, '--json'),
    ).version;
    expect(await findIntactLiveVersion()).toBe(after);
  });

  test('a part that arrives damaged stops the load before it switches', async () => {
    const before = parseReport(
      await runLocalStaff('snapshot', 'load', local.snapshot, '--json'),
    ).version;
    await writeVillaPrice(379000);
    const stores = await openTestStores(local.state);
    const { kv } = stores;
    stores.kv = cutWrittenParts(kv);
    stores.retryDelaysMs = [0, 0];
    const refused = await runLocalStaff('snapshot', 'load', local.snapshot);
    stores.kv = kv;
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toMatch(/part \w+ is corrupt\. The live version has not changed/);
    expect(await findIntactLiveVersion()).toBe(before);
  });

  test('a load that ends while another one switches removes nothing of the other', async () => {
    await runLocalStaff('snapshot', 'load', local.snapshot);
    await writeVillaPrice(379000);
    const stores = await openTestStores(local.state);
    const { kv } = stores;
    const otherLoad = async () => {
      stores.kv = kv;
      await writeVillaPrice(399000);
      expect((await runLocalStaff('snapshot', 'load', local.snapshot)).exitCode).toBe(0);
    };
    stores.kv = runBeforePut(kv, POINTER_KEY, otherLoad);
    const slow = await runLocalStaff('snapshot', 'load', local.snapshot, '--json');
    expect(await findIntactLiveVersion()).toBe(parseReport(slow).version);
  });

  test('a load that another one overtook before it named its parts does not switch', async () => {
    await runLocalStaff('snapshot', 'load', local.snapshot);
    const otherSnapshot = `${local.snapshot}-other`;
    await writeVillaPrice(399000);
    await cp(local.snapshot, otherSnapshot, { recursive: true });
    await writeVillaPrice(379000);
    const stores = await openTestStores(local.state);
    const { kv } = stores;
    let other: unknown;
    stores.kv = runBeforePut(kv, getManifestKey(''), async () => {
      stores.kv = kv;
      other = parseReport(await runLocalStaff('snapshot', 'load', otherSnapshot, '--json')).version;
    });
    const overtaken = await runLocalStaff('snapshot', 'load', local.snapshot);
    expect(overtaken.exitCode).toBe(1);
    expect(overtaken.stdout).toContain('has changed the live version meanwhile');
    expect(await findIntactLiveVersion()).toBe(other);
  });

  test('of two loads at once, in two processes, one becomes live and complete', async () => {
    await runLocalStaff('snapshot', 'load', local.snapshot);
    await writeVillaPrice(379000);
    const otherSnapshot = `${local.snapshot}-other`;
    await cp(local.snapshot, otherSnapshot, { recursive: true });
    await writeVillaPrice(399000);
    const load = (directory: string) =>
      runStaffProcess('snapshot', 'load', directory, '--json', '--persist-to', local.state);
    const results = await Promise.all([load(local.snapshot), load(otherSnapshot)]);
    const loaded = results.filter(({ exitCode }) => exitCode === 0).map(parseReport);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.map(({ version }) => version)).toContain(await findIntactLiveVersion());
  });
});
