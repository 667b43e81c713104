import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinBuckets } from '../../src/platform/snapshot/join-buckets-store';
import type { WorkerConfiguration } from '../environments/worker-configuration';
import { TemporaryFolder } from './temporary-folder';

/**
 * Opens the stores of a live site through wrangler, which signs in at the agency's account.
 * Only the stores are opened, so nothing else is started or reached.
 */
export async function openRemoteStores(config: WorkerConfiguration) {
  // Wrangler would log to standard output, which must hold only the report.
  process.env.WRANGLER_LOG ??= 'none';
  process.env.WRANGLER_SEND_METRICS ??= 'false';
  const { getPlatformProxy } = await import('wrangler');
  const listRemote = <Store extends { binding: string }>(stores: Store[], name: string) =>
    stores.filter(({ binding }) => binding === name).map((store) => ({ ...store, remote: true }));
  // Only wrangler's start reads its configuration, so the folder goes as soon as the stores are open.
  const folder = new TemporaryFolder('staff');
  try {
    const configPath = join(folder.path, 'wrangler.json');
    await writeFile(
      configPath,
      JSON.stringify({
        name: config.name,
        account_id: config.account_id,
        compatibility_date: config.compatibility_date,
        kv_namespaces: listRemote(config.kv_namespaces, 'SNAPSHOTS'),
        r2_buckets: ['FILES', 'PICTURES'].flatMap((name) => listRemote(config.r2_buckets, name)),
        d1_databases: listRemote(config.d1_databases, 'DB'),
      }),
    );
    const { env, dispose } = await getPlatformProxy<{
      SNAPSHOTS: KVNamespace;
      FILES: R2Bucket;
      PICTURES?: R2Bucket;
      DB: D1Database;
    }>({ configPath, persist: false, remoteBindings: true });
    const files = joinBuckets(env.FILES, env.PICTURES);
    return { kv: env.SNAPSHOTS, files, db: env.DB, close: dispose };
  } finally {
    folder.remove();
  }
}
