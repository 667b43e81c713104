import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { retryWhenLocked } from './retry-when-locked';
import { TemporaryFolder } from './temporary-folder';

/** The stores KV, R2 and D1, of this machine or of the agency's account. */
export interface StaffStores {
  kv: KVNamespace;
  files: R2Bucket;
  db: D1Database;
  /** Milliseconds before each further try of a part or file that did not arrive. */
  retryDelaysMs: readonly number[];
  close(): Promise<void>;
}

export interface StoreOptions {
  remote: boolean;
  /** Folder as in `wrangler dev --persist-to`; local only. */
  persistTo: string;
}

const RETRY_DELAYS_MS = [500, 1_000, 1_500];

export const DEFAULT_STATE_DIRECTORY = '.wrangler/state';

/** Error for stores that cannot be opened; its message names the cause and the remedy. */
export class StoresUnreachableError extends Error {
  override name = 'StoresUnreachableError';
}

/** Reads the origin of the local or the live site from wrangler.toml. */
export async function readSiteOrigin({ remote }: Pick<StoreOptions, 'remote'>): Promise<string> {
  return readWranglerConfig(await import('wrangler'), remote).vars.PUBLIC_ORIGIN;
}

/** Reads the variables of wrangler.toml for this machine or the live site. */
export async function readConfiguredVariables({
  remote,
}: Pick<StoreOptions, 'remote'>): Promise<Record<string, unknown>> {
  return readWranglerConfig(await import('wrangler'), remote).vars;
}

const readWranglerConfig = ({ unstable_readConfig }: typeof import('wrangler'), remote: boolean) =>
  v.parse(
    WranglerConfig,
    unstable_readConfig(
      { config: 'wrangler.toml', ...(remote && { env: 'production' }) },
      { hideWarnings: true },
    ),
  );

/**
 * Opens the stores through wrangler, which has one interface for both: local bindings to the folder
 * of `wrangler dev` (which may be running), or remote ones of the environment production. Only the
 * stores are opened, so nothing else is started or reached.
 * @throws StoresUnreachableError
 */
export async function openStores({ remote, persistTo }: StoreOptions): Promise<StaffStores> {
  // Wrangler would log to standard output, which must hold only the report.
  process.env.WRANGLER_LOG ??= 'none';
  process.env.WRANGLER_SEND_METRICS ??= 'false';
  const wrangler = await import('wrangler');
  const config = readWranglerConfig(wrangler, remote);
  const bindings = {
    kv_namespaces: config.kv_namespaces.filter(({ binding }) => binding === 'SNAPSHOTS'),
    r2_buckets: config.r2_buckets.filter(({ binding }) => binding === 'FILES'),
    d1_databases: config.d1_databases.filter(({ binding }) => binding === 'DB'),
  };
  const namespace = bindings.kv_namespaces[0]?.id ?? '';
  if (remote && /^0*$/.test(namespace)) throw new StoresUnreachableError(MISSING_NAMESPACE_MESSAGE);

  // Only wrangler's start reads its configuration, so the folder goes as soon as the stores are open.
  const folder = new TemporaryFolder('staff');
  const configPath = join(folder.path, 'wrangler.json');
  await writeFile(
    configPath,
    JSON.stringify({
      name: config.name,
      account_id: config.account_id,
      compatibility_date: config.compatibility_date,
      kv_namespaces: bindings.kv_namespaces.map((binding) => ({ ...binding, remote })),
      r2_buckets: bindings.r2_buckets.map((binding) => ({ ...binding, remote })),
      d1_databases: bindings.d1_databases.map((binding) => ({ ...binding, remote })),
    }),
  );
  try {
    // A folder that cannot be made would leave wrangler's server waiting for good.
    if (!remote) await mkdir(resolve(persistTo, 'v3'), { recursive: true });
    const proxy = await wrangler.getPlatformProxy<{
      SNAPSHOTS: KVNamespace;
      FILES: R2Bucket;
      DB: D1Database;
    }>({
      configPath,
      // `wrangler dev --persist-to DIR` keeps its data in DIR/v3.
      persist: remote ? false : { path: resolve(persistTo, 'v3') },
      remoteBindings: remote,
    });
    return {
      kv: proxy.env.SNAPSHOTS,
      files: proxy.env.FILES,
      db: remote ? proxy.env.DB : retryWhenLocked(proxy.env.DB),
      retryDelaysMs: RETRY_DELAYS_MS,
      close: () => proxy.dispose(),
    };
  } catch (problem) {
    throw new StoresUnreachableError(
      remote ? explainRemoteFailure(problem) : explainLocalFailure(persistTo, problem),
      {
        cause: problem,
      },
    );
  } finally {
    folder.remove();
  }
}

/** The part of wrangler.toml that this tool reads. */
const WranglerConfig = v.object({
  name: v.string(),
  account_id: v.optional(v.string()),
  compatibility_date: v.string(),
  vars: v.looseObject({ PUBLIC_ORIGIN: v.string() }),
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: v.string() }),
  ),
});

const MISSING_NAMESPACE_MESSAGE =
  "The agency's account is not set up: [env.production] of wrangler.toml holds no identifier of the KV namespace SNAPSHOTS yet.";

function explainRemoteFailure(problem: unknown): string {
  const reason = getFirstLine(problem);
  return /CLOUDFLARE_API_TOKEN|not authenticated|log ?in|auth/i.test(reason)
    ? "The agency's account cannot be reached: wrangler is not signed in. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN."
    : `The agency's account cannot be reached: ${reason}`;
}

const explainLocalFailure = (persistTo: string, problem: unknown) =>
  `The local data in ${persistTo} cannot be opened: ${getFirstLine(problem)}`;

const getFirstLine = (problem: unknown) =>
  (problem instanceof Error ? problem.message : String(problem)).split('\n')[0] ?? '';
