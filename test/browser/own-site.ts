import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeTestStores, runStaff } from '../scripts/staff/staff-tool';
import type { Site } from './site-server';
import { startSite } from './site-server';

export interface OwnSite extends Site {
  /** Folder of the site's snapshot, a copy of data/ with the changes. */
  snapshot: string;
  /** Folder of the site's KV, D1 and R2. */
  state: string;
}

/** Starts a site for one test file: test files run at the same time, and the shared site stays as it is. */
export async function startOwnSite(
  changeSnapshot: (directory: string) => Promise<void> = async () => {},
): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'huis-vallee-own-'));
  const [snapshot, state] = [join(folder, 'data'), join(folder, 'state')];
  await cp('data', snapshot, { recursive: true });
  await changeSnapshot(snapshot);
  const load = await runStaff('snapshot', 'load', snapshot, '--persist-to', state);
  await closeTestStores();
  if (load.exitCode !== 0) throw new Error(load.stdout + load.stderr);
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
