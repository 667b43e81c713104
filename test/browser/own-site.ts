import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { closeTestStores, runStaffSuccessfully } from '../scripts/staff/staff-tool';
import type { Site } from './site-server';
import { startSite } from './site-server';

export interface OwnSite extends Site {
  /** Folder of the site's snapshot, a copy of data/ with the changes. */
  snapshot: string;
  /** Folder of the site's KV, D1 and R2. */
  state: string;
}

/**
 * Starts a site for one test file: test files run at the same time, and the shared site stays as it is.
 * Without a change the demonstration is loaded once in each test worker; the sites begin with a copy of it.
 */
export async function startOwnSite(
  changeSnapshot?: (directory: string) => Promise<void>,
): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'huis-vallee-own-'));
  const [snapshot, state] = [join(folder, 'data'), join(folder, 'state')];
  await cp('data', snapshot, { recursive: true });
  if (changeSnapshot) {
    await changeSnapshot(snapshot);
    await loadSnapshot(snapshot, state);
  } else {
    loadedDemonstration ??= loadDemonstration();
    await cp(await loadedDemonstration, state, { recursive: true });
  }
  const site = await startSite(state);
  return {
    origin: site.origin,
    snapshot,
    state,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let loadedDemonstration: Promise<string> | undefined;

/** Loads the demonstration into new stores; returns their folder, which is removed with the shared site's. */
async function loadDemonstration(): Promise<string> {
  const state = await mkdtemp(join(inject('state'), 'loaded-'));
  await loadSnapshot('data', state);
  return state;
}

async function loadSnapshot(snapshot: string, state: string): Promise<void> {
  await runStaffSuccessfully('snapshot', 'load', snapshot, '--persist-to', state);
  await closeTestStores();
}
