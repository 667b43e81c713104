import { PRODUCTION } from '../environments/environment-file';
import type { SiteChoice } from '../environments/worker-configuration';
import { readWorkerConfiguration } from '../environments/worker-configuration';
import { openLocalStores } from './local-stores';
import { openRemoteStores } from './remote-stores';

/** The stores KV, R2 and D1, of this machine or of the agency's account. */
export interface StaffStores {
  kv: KVNamespace;
  files: R2Bucket;
  db: D1Database;
  /** Milliseconds before each further try of a part or file that did not arrive. */
  retryDelaysMs: readonly number[];
  close(): Promise<void>;
}

export interface StoreOptions extends SiteChoice {
  /** Folder as in `wrangler dev --persist-to`; local only. */
  persistTo: string;
}

const RETRY_DELAYS_MS = [500, 1_000, 1_500];

export const DEFAULT_STATE_DIRECTORY = '.wrangler/state';

/** Error for stores that cannot be opened; its message names the cause and the remedy. */
export class StoresUnreachableError extends Error {
  override name = 'StoresUnreachableError';
}

/** Opens the stores of this machine or of the agency's account. @throws StoresUnreachableError */
export async function openStores(options: StoreOptions): Promise<StaffStores> {
  const { remote, persistTo } = options;
  const config = await readWorkerConfiguration(options);
  if (remote && /^0*$/.test(config.kv_namespaces[0]?.id ?? ''))
    throw new StoresUnreachableError(
      `The agency's account is not set up: data/environments/${options.env ?? PRODUCTION}.toml holds no identifier of the KV namespace SNAPSHOTS yet.`,
    );
  try {
    const stores = await (remote ? openRemoteStores(config) : openLocalStores(config, persistTo));
    return { ...stores, retryDelaysMs: RETRY_DELAYS_MS };
  } catch (problem) {
    throw new StoresUnreachableError(
      remote ? explainRemoteFailure(problem) : explainLocalFailure(persistTo, problem),
      { cause: problem },
    );
  }
}

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
