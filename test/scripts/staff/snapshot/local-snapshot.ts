import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { StaffStores } from '../../../../scripts/staff/stores';
import { collectPartHashes } from '../../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../../src/platform/snapshot/part-store';
import { loadStoredVersions } from '../../../../src/platform/snapshot/stored-versions-store';
import {
  createSmallSnapshot,
  SMALL_SNAPSHOT_DOCUMENTS,
} from '../../../platform/snapshot/small-snapshot';
import { closeTestStores, openTestStores, parseReport, runStaff } from '../staff-tool';

/** Opening other stores for each test would take a second. */
async function emptyStores({ kv, files }: StaffStores) {
  for (const { name } of (await kv.list()).keys) await kv.delete(name);
  await files.delete((await files.list()).objects.map(({ key }) => key));
}

/** Before each test of a file: the files of a small snapshot, and empty local stores. */
export function setUpLocalSnapshot() {
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

  async function writeSnapshot(
    change: (files: ReturnType<typeof createSmallSnapshot>) => void = () => {},
  ) {
    const files = createSmallSnapshot();
    change(files);
    const texts = Object.entries(files).map(([file, json]) => [
      file,
      JSON.stringify(json, null, 2),
    ]);
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
  const withStores = async <Result>(
    run: (stores: StaffStores) => Promise<Result>,
  ): Promise<Result> => run(await openTestStores(state));

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

  return {
    get folder() {
      return folder;
    },
    get snapshot() {
      return snapshot;
    },
    writeSnapshot,
    writeVillaPrice,
    runLocalStaff,
    readStatus,
    withStores,
    findIntactLiveVersion,
    get state() {
      return state;
    },
  };
}
