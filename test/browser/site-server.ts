import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { V4IdEntry, V4ModuleDefinition, V4WorkerOptions } from 'miniflare';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { TestProject } from 'vitest/node';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { DATABASE_WORKER } from '../../scripts/staff/local-database';
import { bundleDeployment } from '../deployment-bundle';
import { LOW_COST_TEXT } from '../low-cost';
import { createTables, shareStores } from '../scripts/staff/staff-tool';
import { openSiteDatabase } from './site-database';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the shared site, such as http://localhost:41234. */
    origin: string;
    /** Address of the shared site's database (see openSiteDatabase). */
    databaseAddress: string;
    /** Folder of the shared site's KV, D1 and R2. */
    state: string;
    /** Folder of the bundled worker that all sites of a run serve. */
    bundle: string;
  }
}

/** Starts one site for all browser tests that do not change its snapshot; it has its own stores. */
export default async function startSharedSite(project: TestProject) {
  const bundle = bundleDeployment('dist/test-worker');
  const state = await mkdtemp(join(tmpdir(), 'huis-vallee-'));
  const { origin, databaseAddress, stop } = await startSite(state, bundle, {
    SNAPSHOT_POLL_S: '3600',
  });
  project.provide('origin', origin);
  project.provide('databaseAddress', databaseAddress);
  project.provide('state', state);
  project.provide('bundle', bundle);
  return async () => {
    await stop();
    await rm(state, { recursive: true, force: true });
  };
}

export interface Site {
  origin: string;
  /** Address of the site's database (see openSiteDatabase). */
  databaseAddress: string;
  db: D1Database;
  stop(): Promise<void>;
}

/** No waiting time before a form may be sent, no rate limit, a cheap captcha and password, each load seen at once. */
const TEST_VARIABLES = {
  SNAPSHOT_POLL_S: '0',
  MIN_FILL_MS: '0',
  RATE_SCALE: '1000',
  CAPTCHA_COST: '1000',
  PASSWORD_COST: LOW_COST_TEXT,
};

/**
 * Serves the worker on a free port with the bindings of wrangler.toml; its KV, D1 and R2 are stored
 * in `state`. Runs Miniflare, the server inside `wrangler dev`, without the proxies that wrangler puts before
 * it: they double the CPU time of each request. `bundle` is the folder of the worker that a deployment publishes.
 *
 * While the site runs, tests reach its stores through this server: a second one on the same database locks it
 * when it writes, and the site then answers 503. Commands of the staff's tool in this process use the open
 * stores, and `databaseAddress` is that of a worker that runs queries.
 */
export async function startSite(
  state: string,
  bundle: string,
  variables: Record<string, string> = {},
): Promise<Site> {
  const { workerOptions } = readWorkerOptions('wrangler.toml');
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const siteWorker: V4WorkerOptions = {
    ...workerOptions,
    name: 'site',
    modulesRoot: '/',
    modules: await readModules(bundle),
    bindings: {
      ...(workerOptions.bindings as Record<string, string>),
      ...TEST_VARIABLES,
      ...variables,
      PUBLIC_ORIGIN: origin,
    },
  };
  const databaseWorker: V4WorkerOptions = {
    name: 'database',
    modules: true,
    script: DATABASE_WORKER,
    compatibilityDate: workerOptions.compatibilityDate as string,
    d1Databases: workerOptions.d1Databases as Record<string, V4IdEntry>,
    unsafeDirectSockets: [{ host: 'localhost', port: 0 }],
  };
  const server = new Miniflare(
    convertV4MiniflareOptions({
      workers: [siteWorker, databaseWorker],
      host: 'localhost',
      port,
      resourcePersistencePath: resolve(state, 'v3'),
      // Tests run cron by a request.
      unsafeTriggerHandlers: true,
      // What the worker logs, and each request, is not a test's result.
      logRequests: false,
      handleStructuredLogs() {},
    }),
  );
  await server.ready;
  const databaseAddress = (await server.unsafeGetDirectURL('database')).href;
  const db = openSiteDatabase(databaseAddress);
  if (!(await hasTables(db))) await createTables({ db });
  const stopSharing = shareStores(state, {
    kv: (await server.getKVNamespace('SNAPSHOTS', 'site')) as unknown as KVNamespace,
    files: (await server.getR2Bucket('FILES', 'site')) as unknown as R2Bucket,
    db,
  });
  return {
    origin,
    databaseAddress,
    db,
    async stop() {
      stopSharing();
      await server.dispose();
    },
  };
}

/** A site that is started again on its folder has its tables. */
const hasTables = async (db: D1Database) =>
  (await db.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'leads'`).first()) !== null;

/** The files of the bundle; the first module is the one that runs. */
async function readModules(bundle: string): Promise<V4ModuleDefinition[]> {
  const files = (await readdir(bundle)).filter((file) => /\.(js|bin)$/.test(file));
  const sorted = files.toSorted((a, b) => Number(b === 'worker.js') - Number(a === 'worker.js'));
  return Promise.all(
    sorted.map(async (file) => ({
      type: file.endsWith('.js') ? ('ESModule' as const) : ('Data' as const),
      path: `/${file}`,
      contents: await readFile(join(bundle, file)),
    })),
  );
}

/**
 * Finds a port that nobody listens on. Ports from 32768 on are left to outgoing connections: the system
 * could give one of them to a connection before the server listens.
 */
async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : findFreePort();
}
