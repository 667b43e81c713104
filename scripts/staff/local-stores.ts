import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { WorkerConfiguration } from '../environments/worker-configuration';
import { createLocalDatabase, DATABASE_WORKER } from './local-database';

/**
 * Opens the stores in the folder of `wrangler dev --persist-to DIR`, which may be running. Miniflare is the
 * server inside it; wrangler itself would take half a second and 110 MB more.
 */
export async function openLocalStores(config: WorkerConfiguration, persistTo: string) {
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare');
  const folder = resolve(persistTo, 'v3');
  // A folder that cannot be made would leave the server waiting for good.
  await mkdir(folder, { recursive: true });
  const server = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: DATABASE_WORKER,
      compatibilityDate: config.compatibility_date,
      kvNamespaces: listIds(config.kv_namespaces, 'id'),
      r2Buckets: listIds(config.r2_buckets, 'bucket_name'),
      d1Databases: listIds(config.d1_databases, 'database_id'),
      resourcePersistencePath: folder,
    }),
  );
  await server.ready;
  return {
    kv: (await server.getKVNamespace('SNAPSHOTS')) as unknown as KVNamespace,
    files: (await server.getR2Bucket('FILES')) as unknown as R2Bucket,
    db: createLocalDatabase((body) =>
      server.dispatchFetch('http://localhost', { method: 'POST', body }),
    ),
    close: () => server.dispose(),
  };
}

/** Returns the identifier of each store by its binding. */
const listIds = <Key extends string>(
  stores: readonly ({ binding: string } & Record<Key, string>)[],
  key: Key,
) => Object.fromEntries(stores.map((store) => [store.binding, store[key]]));
