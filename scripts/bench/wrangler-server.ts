import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** A running `wrangler dev` that can be killed at any moment and started again on the same folder. */
export interface WranglerServer {
  /** The group of its processes. */
  group: number;
  /** Kills the server and all its processes at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Creates the tables in a new folder. */
export const applyLocalMigrations = (state: string) =>
  spawnSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]);

/**
 * Serves `origin` (http, with a port) from the folder `state` with the worker, or with `entry` in its place;
 * resolves once `page` answers.
 */
export async function startWranglerServer(
  state: string,
  origin: string,
  page: string,
  variables: Record<string, string | number>,
  {
    log = 'error',
    inspectorPort,
    entry,
  }: { log?: 'error' | 'none'; inspectorPort?: number; entry?: string } = {},
): Promise<WranglerServer> {
  const settings = Object.entries({ PUBLIC_ORIGIN: origin, ...variables });
  const server = spawn(
    'wrangler',
    [
      ...[
        'dev',
        ...(entry ? [entry] : []),
        '--port',
        new URL(origin).port,
        '--log-level',
        log,
        '--persist-to',
        state,
      ],
      ...(inspectorPort ? ['--inspector-port', String(inspectorPort)] : []),
      ...settings.flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  );
  const kill = () => killServer(server);
  try {
    await waitForPage(origin + page, server);
  } catch (error) {
    await kill();
    throw error;
  }
  return { group: server.pid ?? 0, kill };
}

async function killServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || !server.pid) return;
  const exited = once(server, 'exit');
  process.kill(-server.pid, 'SIGKILL');
  await exited;
}

async function waitForPage(url: string, server: ChildProcess): Promise<void> {
  for (let attempts = 600; attempts > 0 && server.exitCode === null; attempts--) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
