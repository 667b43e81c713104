import { describe, expect, test } from 'vitest';
import { loadLastFindings } from '../../../../src/platform/snapshot/findings-store';
import { getManifestKey, getSnapshotPartKey } from '../../../../src/platform/snapshot/manifest';
import { SMALL_SNAPSHOT_DOCUMENTS } from '../../../platform/snapshot/small-snapshot';
import { parseReport } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const {
  writeSnapshot,
  writeVillaPrice,
  runLocalStaff,
  readStatus,
  withStores,
  findIntactLiveVersion,
} = local;

/** Reads what the desk is told of the last check. */
const readFindings = () => withStores(({ kv }) => loadLastFindings(kv));

describe('snapshot load', () => {
  test('loads a snapshot once, and has nothing to do the second time', async () => {
    const first = await runLocalStaff('snapshot', 'load', local.snapshot, '--json');
    expect(first.exitCode).toBe(0);
    const { version, written } = parseReport(first);
    expect(written).toMatchObject({ documents: 1, removed: 0 });
    expect(await readFindings()).toMatchObject({
      version,
      findings: expect.arrayContaining([
        expect.objectContaining({ level: 'note', field: 'demonstration' }),
      ]),
    });
    const again = await runLocalStaff('snapshot', 'load', local.snapshot);
    expect(again.exitCode).toBe(0);
    expect(again.stdout).toContain('Nothing to do');
  });

  test('says nothing of tables that a first load comes before', async () => {
    const { stdout, exitCode } = await runLocalStaff('snapshot', 'load', local.snapshot);
    expect([exitCode, stdout]).toEqual([0, expect.not.stringMatching(/migrations|cannot be read/)]);
    await expect(withStores(({ db }) => db.prepare('SELECT * FROM runs').all())).rejects.toThrow(
      'no such table',
    );
  });

  test('a changed price writes only its parts, and rollback restores the former version', async () => {
    const first = parseReport(await runLocalStaff('snapshot', 'load', local.snapshot, '--json'));
    await writeVillaPrice(379000);
    const diff = await runLocalStaff('snapshot', 'diff', local.snapshot);
    expect(diff.stdout).toContain('84213  Price nl  385000 → 379000');
    expect(diff.stdout).not.toContain('tenfold');
    await writeVillaPrice(3_850_000);
    const jump = await runLocalStaff('snapshot', 'diff', local.snapshot);
    expect(jump.stdout).toContain('Check the price of 84213: it goes from 385000 to 3850000');
    await writeVillaPrice(379000);

    const second = parseReport(await runLocalStaff('snapshot', 'load', local.snapshot, '--json'));
    // The index, the summaries' bucket in both languages, the details' bucket.
    expect(second.written).toEqual({ parts: 4, documents: 0, pictures: 0, removed: 0 });
    expect(second.previous).toBe(first.version);

    const rollback = await runLocalStaff('snapshot', 'rollback');
    expect(rollback.stdout).toContain(`${first.version} is live again`);
    expect(await findIntactLiveVersion()).toBe(first.version);
    expect((await runLocalStaff('snapshot', 'rollback')).stdout).toContain('oldest stored one');
    expect((await runLocalStaff('snapshot', 'rollback', 'nonsense')).exitCode).toBe(1);
    expect((await runLocalStaff('snapshot', 'rollback', second.version)).exitCode).toBe(0);
    expect(await findIntactLiveVersion()).toBe(second.version);
  });

  test('a refused snapshot leaves the live version unchanged', async () => {
    const before = parseReport(
      await runLocalStaff('snapshot', 'load', local.snapshot, '--json'),
    ).version;
    await writeSnapshot((files) => {
      files['catalogue/properties.json'][0].WebID = 77;
    });
    const refused = await runLocalStaff('snapshot', 'load', local.snapshot);
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toContain('84213 nl  WebID  names type 77');
    expect(await findIntactLiveVersion()).toBe(before);
    expect(await readFindings()).toMatchObject({
      version: null,
      findings: expect.arrayContaining([
        expect.objectContaining({ level: 'error', record: '84213 nl', field: 'WebID' }),
      ]),
    });
  });

  test('the last three versions stay stored, and parts of older ones are removed', async () => {
    const versions: string[] = [];
    for (const price of [1000, 2000, 3000, 4000]) {
      await writeVillaPrice(price);
      versions.push(
        parseReport(await runLocalStaff('snapshot', 'load', local.snapshot, '--json')).version,
      );
    }
    const { live: current, versions: stored } = await readStatus();
    expect(current).toBe(versions[3]);
    expect(stored.map(({ version }: { version: string }) => version)).toEqual(
      versions.slice(1).reverse(),
    );
    await withStores(async ({ kv }) => {
      expect((await kv.list({ prefix: getManifestKey('') })).keys).toHaveLength(3);
      expect((await kv.list({ prefix: getSnapshotPartKey('') })).keys).toHaveLength(6 + 3 * 4);
    });
  });
});

test('documents are stored in R2 with their type and their path', async () => {
  await runLocalStaff('snapshot', 'load', local.snapshot);
  await withStores(async ({ files }) => {
    const { objects } = await files.list({ prefix: 'documents/' });
    const object = await files.get(objects[0]?.key ?? '');
    expect(object?.httpMetadata?.contentType).toBe('application/pdf');
    expect(object?.customMetadata).toEqual({ path: 'plans/84213.pdf' });
    expect(await object?.text()).toBe(SMALL_SNAPSHOT_DOCUMENTS['plans/84213.pdf']);
  });
});
