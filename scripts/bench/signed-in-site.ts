import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInDrillAccounts } from './account-sessions';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

/** Serves the site at an origin with an empty database of its own; returns the cookie of its one member of staff. */
export async function startSignedInSite(origin: string) {
  const state = await mkdtemp(join(tmpdir(), 'signed-in-site-'));
  applyLocalMigrations(state);
  const { staff } = await signInDrillAccounts(state);
  const [name = '', value = ''] = staff.split(/=(.*)/);
  const server = await startWranglerServer(state, origin, '/nl/', {}, { log: 'none' });
  return {
    staff: {
      ...{ name, value, domain: new URL(origin).hostname, path: '/', expires: -1 },
      ...{ httpOnly: true, secure: true, sameSite: 'Lax' as const },
    },
    async stop() {
      await server.kill();
      await rm(state, { recursive: true, force: true });
    },
  };
}
