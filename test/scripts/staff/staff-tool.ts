import { execFile } from 'node:child_process';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import { runStaffTool } from '../../../scripts/staff/main';
import type { StaffStores, StoreOptions } from '../../../scripts/staff/stores';
import { openStores } from '../../../scripts/staff/stores';

export interface StaffResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Local stores by the folder that holds their data. */
const openedStores = new Map<string, Promise<StaffStores>>();

/** The stores of running sites by the folder that holds their data. */
const sharedStores = new Map<string, StaffStores>();

/**
 * Makes the commands that runStaff runs use the stores of a running site, which stay open when a command
 * closes them. Returns a function that ends this.
 */
export function shareStores(
  persistTo: string,
  stores: Pick<StaffStores, 'kv' | 'files' | 'db'>,
): () => void {
  sharedStores.set(persistTo, { ...stores, retryDelaysMs: [], close: async () => {} });
  return () => sharedStores.delete(persistTo);
}

/** Opens the local stores in a folder once; the commands that runStaff runs share them. */
export async function openTestStores(persistTo: string): Promise<StaffStores> {
  const shared = sharedStores.get(persistTo);
  if (shared) return shared;
  const stores = openedStores.get(persistTo) ?? openStores({ remote: false, persistTo });
  openedStores.set(persistTo, stores);
  return stores;
}

export async function closeTestStores(): Promise<void> {
  for (const stores of openedStores.values()) await (await stores).close();
  openedStores.clear();
}

/**
 * Runs one command in this process, on stores that stay open: opening them costs a second. A few
 * tests use runStaffProcess, so that the real process is covered too.
 */
export const runStaff = (...words: string[]): Promise<StaffResult> =>
  runWithStores(
    async (options) =>
      options.remote
        ? openStores(options)
        : { ...(await openTestStores(options.persistTo)), close: async () => {} },
    words,
  );

/** Runs one command for the live site, whose stores are those of a test. */
export const runStaffRemotely = (stores: StaffStores, ...words: string[]): Promise<StaffResult> =>
  runWithStores(async () => ({ ...stores, close: async () => {} }), [...words, '--remote']);

async function runWithStores(
  open: (options: StoreOptions) => Promise<StaffStores>,
  words: string[],
): Promise<StaffResult> {
  const output = { stdout: '', stderr: '' };
  const exitCode = await runStaffTool(words, {
    stdout: {
      write(text) {
        output.stdout += text;
      },
    },
    stderr: {
      write(text) {
        output.stderr += text;
      },
    },
    openStores: open,
  });
  return { exitCode, ...output };
}

/** Runs one command that a test needs to succeed. @throws what the command printed, if it is refused */
export async function runStaffSuccessfully(...words: string[]): Promise<StaffResult> {
  const result = await runStaff(...words);
  if (result.exitCode !== 0)
    throw new Error(`${words.join(' ')}: ${result.stdout}${result.stderr}`);
  return result;
}

/** Runs one command as `npm run staff -- …` does, without npm's own lines. */
export function runStaffProcess(...words: string[]): Promise<StaffResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/tasks/staff.mjs', ...words], (error, stdout, stderr) => {
      resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

export const parseReport = ({ stdout }: StaffResult) => JSON.parse(stdout);

/**
 * Applies the migrations to local data, as a deployment does. All at once, a statement a line: each `prepare`
 * of Miniflare's own database is a request, a third of a second for all of them.
 */
export async function createTables({ db }: Pick<StaffStores, 'db'>): Promise<void> {
  const migrations = await readD1Migrations('data/migrations');
  const lines = migrations
    .flatMap(({ queries }) => queries)
    .map((query) => query.replaceAll(/--.*/g, '').replaceAll('\n', ' '));
  await db.exec(lines.join('\n'));
}
