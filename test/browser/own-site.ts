import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, inject, vi } from 'vitest';
import { seedDemoData } from '../../scripts/demo/seed/seed-demo-data';
import { LOW_COST } from '../low-cost';
import {
  closeTestStores,
  createTables,
  openTestStores,
  runStaffSuccessfully,
} from '../scripts/staff/staff-tool';
import type { Site } from './site-server';
import { startSite } from './site-server';

export interface OwnSite extends Site {
  /** Folder of the site's snapshot, a copy of data/ with the changes. */
  snapshot: string;
  /** Folder of the site's KV, D1 and R2. */
  state: string;
}

/**
 * Serves a site to the tests of a file and stops it after them. A test that is tried again has a new one, since
 * what its first try changed would stand in its way; unless the tests of the file build on each other.
 */
export function serveOwnSite(
  start: () => Promise<OwnSite>,
  { buildsOnOthers = false, timeout }: { buildsOnOthers?: boolean; timeout?: number } = {},
): Readonly<OwnSite> {
  const site = {} as OwnSite;
  beforeAll(async () => {
    Object.assign(site, await start());
  }, timeout);
  beforeEach(async ({ task }) => {
    if (buildsOnOthers || !task.result?.retryCount) return;
    await site.stop();
    Object.assign(site, await start());
  }, timeout);
  afterAll(() => site.stop?.());
  return site;
}

/**
 * Starts a site for one test file: test files run at the same time, and the shared site stays as it is.
 * It begins with a copy of the loaded demonstration; with a change, which is a named function, of one that
 * is loaded once in a run.
 */
export async function startOwnSite(
  changeSnapshot?: (directory: string) => Promise<void>,
): Promise<OwnSite> {
  const folder = await makeSiteFolder();
  await changeSnapshot?.(folder.snapshot);
  const loaded = changeSnapshot
    ? await makeOnce(changeSnapshot.name, (state) => loadSnapshot(folder.snapshot, state))
    : await loadDemonstration();
  await cp(loaded, folder.state, { recursive: true });
  return startInFolder(folder);
}

/** Starts a site for one test file, with the demonstration's office: accounts, leads, visits and mails. */
export async function startOfficeSite(): Promise<OwnSite> {
  const folder = await makeSiteFolder();
  await cp(
    await makeOnce('office', async (state) => addOffice(await loadDemonstration(), state)),
    folder.state,
    { recursive: true },
  );
  return startInFolder(folder);
}

/** The same for a changed snapshot, which one test file alone needs. */
export async function startChangedOffice(
  changeSnapshot: (directory: string) => Promise<void>,
): Promise<OwnSite> {
  const folder = await makeSiteFolder();
  await changeSnapshot(folder.snapshot);
  const loaded = `${folder.path}/loaded`;
  await loadSnapshot(folder.snapshot, loaded);
  await addOffice(loaded, folder.state);
  return startInFolder(folder);
}

interface SiteFolder {
  path: string;
  snapshot: string;
  state: string;
}

async function makeSiteFolder(): Promise<SiteFolder> {
  const path = await mkdtemp(join(tmpdir(), 'huis-vallee-own-'));
  const folder = { path, snapshot: join(path, 'data'), state: join(path, 'state') };
  await cp('data', folder.snapshot, { recursive: true });
  return folder;
}

async function startInFolder({ path, snapshot, state }: SiteFolder): Promise<OwnSite> {
  const site = await startSite(state, inject('bundle'));
  return {
    ...site,
    snapshot,
    state,
    async stop() {
      await site.stop();
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Loads the demonstration into new stores; returns their folder. */
const loadDemonstration = (): Promise<string> =>
  makeOnce('loaded', (state) => loadSnapshot('data', state));

/** Adds an office's work to a copy of the stores of a loaded snapshot. */
async function addOffice(loaded: string, state: string): Promise<void> {
  await cp(loaded, state, { recursive: true });
  await createTables(await openTestStores(state));
  await closeTestStores();
  await seedDemoData({ remote: false, persistTo: state }, Date.now(), LOW_COST);
}

/**
 * Makes a folder once for all test workers and returns its path: the first that asks makes it, the others
 * wait as long as the hook that asks may take. It is removed with the shared site's.
 */
async function makeOnce(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(inject('state'), name);
  const isFirst = await mkdir(`${path}-requested`).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await make(`${path}-unfinished`);
    await rename(`${path}-unfinished`, path);
  } else await vi.waitFor(() => access(path), { timeout: 300_000, interval: 200 });
  return path;
}

async function loadSnapshot(snapshot: string, state: string): Promise<void> {
  await runStaffSuccessfully('snapshot', 'load', snapshot, '--persist-to', state);
  await closeTestStores();
}
