import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import type { SiteEnvironment } from './environment-file';
import { PRODUCTION, readEnvironment } from './environment-file';

/** The parts of wrangler.toml that differ by site; the rest is taken as it is. */
const WorkerConfiguration = v.looseObject({
  name: v.string(),
  account_id: v.optional(v.string()),
  main: v.string(),
  compatibility_date: v.string(),
  vars: v.looseObject({ PUBLIC_ORIGIN: v.string() }),
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
  d1_databases: v.array(
    v.looseObject({
      binding: v.string(),
      database_name: v.string(),
      database_id: v.string(),
      migrations_dir: v.string(),
    }),
  ),
  assets: v.looseObject({ directory: v.string() }),
  alias: v.record(v.string(), v.string()),
});
export type WorkerConfiguration = v.InferOutput<typeof WorkerConfiguration>;

/** Which site is meant: this machine's own or, remotely, one of data/environments: production where none is named. */
export interface SiteChoice {
  remote: boolean;
  env?: string;
}

/** Reads the configuration of the worker of a site: wrangler.toml, with what its file says. @throws EnvironmentError */
export async function readWorkerConfiguration({
  remote,
  env = PRODUCTION,
}: SiteChoice): Promise<WorkerConfiguration> {
  const local = v.parse(WorkerConfiguration, parse(await readFile('wrangler.toml', 'utf8')));
  return remote ? composeSite(local, await readEnvironment(env)) : local;
}

/** Returns the configuration of a site: that of wrangler.toml with its name, address, stores and variables. */
function composeSite(
  local: WorkerConfiguration,
  { name, origin, account_id, stores, vars }: SiteEnvironment,
): WorkerConfiguration {
  const setStore = <Store extends { binding: string }>(store: Store) => ({
    ...store,
    ...stores[store.binding as keyof typeof stores],
  });
  return {
    ...local,
    name,
    ...(account_id === undefined ? {} : { account_id }),
    routes: [{ pattern: new URL(origin).host, custom_domain: true }],
    kv_namespaces: local.kv_namespaces.map(setStore),
    d1_databases: local.d1_databases.map(setStore),
    r2_buckets: [
      ...local.r2_buckets.map(setStore),
      ...(stores.PICTURES ? [{ binding: 'PICTURES', ...stores.PICTURES }] : []),
    ],
    vars: { ...vars, ENVIRONMENT: 'production', PUBLIC_ORIGIN: origin },
  };
}

/**
 * Writes the configuration of a live site to a file that wrangler reads with `--config`, and returns its path. Paths in it
 * are absolute, since wrangler reads them from the file's folder.
 */
export async function writeWorkerConfiguration(env: string = PRODUCTION): Promise<string> {
  const configuration = await readWorkerConfiguration({ remote: true, env });
  const file = resolve('dist', 'environments', `${env}.json`);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, JSON.stringify(setPathsAbsolute(configuration), null, 2));
  return file;
}

const setPathsAbsolute = (configuration: WorkerConfiguration): WorkerConfiguration => ({
  ...configuration,
  main: resolve(configuration.main),
  assets: { ...configuration.assets, directory: resolve(configuration.assets.directory) },
  d1_databases: configuration.d1_databases.map((database) => ({
    ...database,
    migrations_dir: resolve(database.migrations_dir),
  })),
  alias: Object.fromEntries(
    Object.entries(configuration.alias).map(([name, path]) => [name, resolve(path)]),
  ),
});
