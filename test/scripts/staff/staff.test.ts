import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { isPreviewKey } from '../../../src/platform/auth/preview-link';
import {
  collectPartHashes,
  getManifestKey,
  getSnapshotPartKey,
  POINTER_KEY,
} from '../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import { loadStoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import {
  createSmallSnapshot,
  SMALL_SNAPSHOT_DOCUMENTS,
} from '../../platform/snapshot/small-snapshot';
import {
  closeTestStores,
  openTestStores,
  parseReport,
  runStaff,
  runStaffProcess,
} from './staff-tool';

let folder: string;
let snapshot: string;
let state: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staff-test-'));
  state = join(folder, 'state');
});
afterAll(async () => {
  await closeTestStores();
  await rm(folder, { recursive: true, force: true });
});

let runCount = 0;
beforeEach(async () => {
  snapshot = join(folder, `snapshot-${++runCount}`);
  await writeSnapshot();
  await withStores(emptyStores);
});

/** Opening other stores for each test would take a second. */
async function emptyStores({ kv, files }: StaffStores) {
  for (const { name } of (await kv.list()).keys) await kv.delete(name);
  await files.delete((await files.list()).objects.map(({ key }) => key));
}

async function writeSnapshot(
  change: (files: ReturnType<typeof createSmallSnapshot>) => void = () => {},
) {
  const files = createSmallSnapshot();
  change(files);
  const texts = Object.entries(files).map(([file, json]) => [file, JSON.stringify(json, null, 2)]);
  const documents = Object.entries(SMALL_SNAPSHOT_DOCUMENTS).map(([path, text]) => [
    `documents/${path}`,
    text,
  ]);
  for (const [path = '', text = ''] of [...texts, ...documents]) {
    await mkdir(dirname(join(snapshot, path)), { recursive: true });
    await writeFile(join(snapshot, path), text);
  }
}

const writeVillaPrice = (price: number) =>
  writeSnapshot((files) => {
    for (const record of files['catalogue/properties.json'].slice(0, 2)) record.Price = price;
  });

const runLocalStaff = (...words: string[]) => runStaff(...words, '--persist-to', state);
const readStatus = async () => parseReport(await runLocalStaff('snapshot', 'status', '--json'));

/** Runs a function on the local stores, to read or damage them. */
const withStores = async <Result>(run: (stores: StaffStores) => Promise<Result>): Promise<Result> =>
  run(await openTestStores(state));

/** Returns a namespace that stores all parts without their last byte. */
const cutWrittenParts = (kv: KVNamespace) =>
  new Proxy(kv, {
    get: (_, key) =>
      key === 'put'
        ? (name: string, value: string | Uint8Array) =>
            kv.put(name, name.startsWith(getSnapshotPartKey('')) ? value.slice(0, -1) : value)
        : Reflect.get(kv, key),
  });

/** Returns a namespace that lists and removes nothing once its pointer is written. */
function failAfterSwitch(kv: KVNamespace): KVNamespace {
  let hasSwitched = false;
  return new Proxy(kv, {
    get:
      (_, member) =>
      (...args: [string, string]) => {
        if (hasSwitched && ['list', 'delete'].includes(String(member)))
          throw new Error('KV failed: 500');
        hasSwitched ||= member === 'put' && args[0] === POINTER_KEY;
        return Reflect.get(kv, member)(...args);
      },
  });
}

/** Returns a namespace that runs something else once, just before it writes a key that begins so. */
function runBeforePut(kv: KVNamespace, start: string, run: () => Promise<void>): KVNamespace {
  let hasRun = false;
  return new Proxy(kv, {
    get: (_, member) =>
      member === 'put'
        ? async (name: string, value: string | Uint8Array) => {
            if (name.startsWith(start) && !hasRun) {
              hasRun = true;
              await run();
            }
            return kv.put(name, value);
          }
        : Reflect.get(kv, member),
  });
}

/** Returns the live version; undefined if its manifest is missing, rejects if a part is. */
const findIntactLiveVersion = () =>
  withStores(async (stores) => {
    const { pointer, manifests } = await loadStoredVersions(stores);
    const manifest = manifests.get(pointer?.current ?? '');
    if (!manifest) return undefined;
    await Promise.all(
      [...collectPartHashes(manifest)].map((hash) => readStoredPart(stores.kv, hash)),
    );
    return manifest.version;
  });

describe('the help and the errors of the tool', () => {
  test('--help prints an overview, and the help of one command', async () => {
    const overview = await runStaff('--help');
    expect(overview.exitCode).toBe(0);
    for (const name of ['check DIR', 'diff DIR', 'load DIR', 'status', 'rollback [VERSION]']) {
      expect(overview.stdout).toContain(`snapshot ${name}`);
    }
    const load = await runStaff('snapshot', 'load', '--help');
    expect(load.exitCode).toBe(0);
    expect(load.stdout).toContain('--demonstration');
  });

  test.each([
    ['an unknown command', ['snapshot', 'lode'], 'Which one?'],
    ['an unknown group', ['houses'], "no command 'houses'"],
    ['no directory', ['snapshot', 'load'], 'needs DIR'],
    [
      'a directory that does not exist',
      ['snapshot', 'check', 'nowhere'],
      'nowhere is not a directory',
    ],
    ['a word too many', ['snapshot', 'check', 'data', 'more'], 'does not take more'],
    ['an unknown option', ['snapshot', 'status', '--fast'], '--fast'],
    ['local and remote', ['snapshot', 'status', '--local', '--remote'], '--remote goes with'],
  ])('wrong usage is exit code 2: %s', async (_, words, hint) => {
    const { exitCode, stderr } = await runStaff(...words);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(hint);
  });
});

test('a database without tables is told, with what makes them', async () => {
  const empty = join(folder, 'empty');
  const { exitCode, stderr } = await runStaff('status', '--persist-to', empty);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('has no outbox: its migrations are not applied. Here `npm start`');
});

test('a process ends with the exit code of its command', async () => {
  const [wrong, refused] = await Promise.all([
    runStaffProcess('snapshot', 'lode'),
    runStaffProcess('snapshot', 'status', '--remote'),
  ]);
  expect([wrong.exitCode, refused.exitCode]).toEqual([2, 1]);
  expect(wrong.stderr).toContain('Which one?');
  expect(refused.stderr).toContain('is not set up');
});

describe('snapshot check', () => {
  test('accepts a valid snapshot', async () => {
    const { exitCode, stdout } = await runStaff('snapshot', 'check', snapshot);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('is good: 2 properties, 0 warnings.');
  });

  test('refuses an invalid snapshot with every reason, by record and field', async () => {
    await writeSnapshot((files) => {
      files['catalogue/properties.json'][0].Price = 'much';
      files['catalogue/property-details.json'][2].ManagerID = 9;
    });
    await writeFile(join(snapshot, 'site/team.json'), '[\n  {"id": 1,}\n]');
    const result = await runStaff('snapshot', 'check', snapshot, '--json');
    expect(result.exitCode).toBe(1);
    expect(parseReport(result).errors).toEqual([
      expect.objectContaining({ file: 'site/team.json', record: 'line 2' }),
      {
        file: 'catalogue/properties.json',
        record: '84213 nl',
        field: 'Price',
        message: 'should be a number, but is "much"',
      },
    ]);
    const { stdout } = await runStaff('snapshot', 'check', snapshot);
    expect(stdout).toContain('84213 nl  Price  should be a number, but is "much"');
  });
});

describe('snapshot load', () => {
  test('loads a snapshot once, and has nothing to do the second time', async () => {
    const first = await runLocalStaff('snapshot', 'load', snapshot, '--json');
    expect(first.exitCode).toBe(0);
    expect(parseReport(first).written).toMatchObject({ documents: 1, removed: 0 });
    const again = await runLocalStaff('snapshot', 'load', snapshot);
    expect(again.exitCode).toBe(0);
    expect(again.stdout).toContain('Nothing to do');
  });

  test('a changed price writes only its parts, and rollback restores the former version', async () => {
    const first = parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json'));
    await writeVillaPrice(379000);
    const diff = await runLocalStaff('snapshot', 'diff', snapshot);
    expect(diff.stdout).toContain('84213  Price nl  385000 → 379000');
    expect(diff.stdout).not.toContain('tenfold');
    await writeVillaPrice(3_850_000);
    const jump = await runLocalStaff('snapshot', 'diff', snapshot);
    expect(jump.stdout).toContain('Check the price of 84213: it goes from 385000 to 3850000');
    await writeVillaPrice(379000);

    const second = parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json'));
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
    const before = parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json')).version;
    await writeSnapshot((files) => {
      files['catalogue/properties.json'][0].WebID = 77;
    });
    const refused = await runLocalStaff('snapshot', 'load', snapshot);
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toContain('84213 nl  WebID  names type 77');
    expect(await findIntactLiveVersion()).toBe(before);
  });

  test('the last three versions stay stored, and parts of older ones are removed', async () => {
    const versions: string[] = [];
    for (const price of [1000, 2000, 3000, 4000]) {
      await writeVillaPrice(price);
      versions.push(
        parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json')).version,
      );
    }
    const { live: current, versions: stored } = await readStatus();
    expect(current).toBe(versions[3]);
    expect(stored.map(({ version }: { version: string }) => version)).toEqual(
      versions.slice(1).reverse(),
    );
    await withStores(async ({ kv }) => {
      expect((await kv.list({ prefix: getManifestKey('') })).keys).toHaveLength(3);
      expect((await kv.list({ prefix: getSnapshotPartKey('') })).keys).toHaveLength(5 + 3 * 4);
    });
  });

  test('a load whose old parts cannot be removed is loaded, and says so', async () => {
    await runLocalStaff('snapshot', 'load', snapshot);
    await writeVillaPrice(379000);
    const stores = await openTestStores(state);
    const { kv } = stores;
    stores.kv = failAfterSwitch(kv);
    const loaded = await runLocalStaff('snapshot', 'load', snapshot);
    stores.kv = kv;
    expect(loaded.exitCode).toBe(0);
    expect(loaded.stdout).toContain('is still stored (KV failed: 500)');
    expect(loaded.stdout).toContain(`${await findIntactLiveVersion()} is live`);
  });

  test('a killed load leaves the live version unchanged, and the next load completes', async () => {
    const before = parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json')).version;
    await writeVillaPrice(379000);
    const child = spawn(process.execPath, [
      'scripts/tasks/staff.mjs',
      ...['snapshot', 'load', snapshot, '--persist-to', state],
    ]);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await findIntactLiveVersion()).toBe(before);
    const after = parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json')).version;
    expect(await findIntactLiveVersion()).toBe(after);
  });

  test('a part that arrives damaged stops the load before it switches', async () => {
    const before = parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json')).version;
    await writeVillaPrice(379000);
    const stores = await openTestStores(state);
    const { kv } = stores;
    stores.kv = cutWrittenParts(kv);
    stores.retryDelaysMs = [0, 0];
    const refused = await runLocalStaff('snapshot', 'load', snapshot);
    stores.kv = kv;
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toMatch(/part \w+ is corrupt\. The live version has not changed/);
    expect(await findIntactLiveVersion()).toBe(before);
  });

  test('a load that ends while another one switches removes nothing of the other', async () => {
    await runLocalStaff('snapshot', 'load', snapshot);
    await writeVillaPrice(379000);
    const stores = await openTestStores(state);
    const { kv } = stores;
    const otherLoad = async () => {
      stores.kv = kv;
      await writeVillaPrice(399000);
      expect((await runLocalStaff('snapshot', 'load', snapshot)).exitCode).toBe(0);
    };
    stores.kv = runBeforePut(kv, POINTER_KEY, otherLoad);
    const slow = await runLocalStaff('snapshot', 'load', snapshot, '--json');
    expect(await findIntactLiveVersion()).toBe(parseReport(slow).version);
  });

  test('a load that another one overtook before it named its parts does not switch', async () => {
    await runLocalStaff('snapshot', 'load', snapshot);
    const otherSnapshot = `${snapshot}-other`;
    await writeVillaPrice(399000);
    await cp(snapshot, otherSnapshot, { recursive: true });
    await writeVillaPrice(379000);
    const stores = await openTestStores(state);
    const { kv } = stores;
    let other: unknown;
    stores.kv = runBeforePut(kv, getManifestKey(''), async () => {
      stores.kv = kv;
      other = parseReport(await runLocalStaff('snapshot', 'load', otherSnapshot, '--json')).version;
    });
    const overtaken = await runLocalStaff('snapshot', 'load', snapshot);
    expect(overtaken.exitCode).toBe(1);
    expect(overtaken.stdout).toContain('has changed the live version meanwhile');
    expect(await findIntactLiveVersion()).toBe(other);
  });

  test('of two loads at once, in two processes, one becomes live and complete', async () => {
    await runLocalStaff('snapshot', 'load', snapshot);
    await writeVillaPrice(379000);
    const otherSnapshot = `${snapshot}-other`;
    await cp(snapshot, otherSnapshot, { recursive: true });
    await writeVillaPrice(399000);
    const load = (directory: string) =>
      runStaffProcess('snapshot', 'load', directory, '--json', '--persist-to', state);
    const results = await Promise.all([load(snapshot), load(otherSnapshot)]);
    const loaded = results.filter(({ exitCode }) => exitCode === 0).map(parseReport);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.map(({ version }) => version)).toContain(await findIntactLiveVersion());
  });
});

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
    const { version } = parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json'));
    await withStores(({ kv }) => damage(kv));
    expect((await runLocalStaff('snapshot', 'load', snapshot)).exitCode).toBe(0);
    expect(await findIntactLiveVersion()).toBe(version);
  });

  test('rollback refuses a version that lost a part', async () => {
    await runLocalStaff('snapshot', 'load', snapshot);
    await writeVillaPrice(379000);
    const { version } = parseReport(await runLocalStaff('snapshot', 'load', snapshot, '--json'));
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

describe('the live site', () => {
  test('refuses a demonstration', async () => {
    const { exitCode, stdout } = await runStaff('snapshot', 'load', snapshot, '--remote', '--yes');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('demonstration');
  });

  test('is reported as not set up without its identifiers', async () => {
    const { exitCode, stderr } = await runStaff('snapshot', 'status', '--remote');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('is not set up');
  });
});

test('documents are stored in R2 with their type and their path', async () => {
  await runLocalStaff('snapshot', 'load', snapshot);
  await withStores(async ({ files }) => {
    const { objects } = await files.list({ prefix: 'documents/' });
    const object = await files.get(objects[0]?.key ?? '');
    expect(object?.httpMetadata?.contentType).toBe('application/pdf');
    expect(object?.customMetadata).toEqual({ path: 'plans/84213.pdf' });
    expect(await object?.text()).toBe(SMALL_SNAPSHOT_DOCUMENTS['plans/84213.pdf']);
  });
});

describe('a preview link', () => {
  afterEach(() => {
    delete process.env.PREVIEW_SECRET;
  });

  test('is signed with the secret of the site, for the named page', async () => {
    const secret = 'a secret of more than thirty-two characters';
    process.env.PREVIEW_SECRET = secret;
    const { link } = parseReport(await runStaff('preview', '/nl/opendeurdag/', '--json'));
    const [, key] =
      /^http:\/\/localhost:8787\/preview\/([^/]+)\/nl\/opendeurdag\/$/.exec(link) ?? [];
    expect(await isPreviewKey(key, [{ id: 1, secret }], Date.now())).toBe(true);
  });

  test('is refused without a secret, and for an invalid path', async () => {
    const refused = await runStaff('preview', '/nl/opendeurdag/');
    expect([refused.exitCode, refused.stdout]).toEqual([
      1,
      expect.stringContaining('PREVIEW_SECRET'),
    ]);
    process.env.PREVIEW_SECRET = 'a secret of more than thirty-two characters';
    expect((await runStaff('preview', 'opendeurdag')).exitCode).toBe(2);
  });
});
