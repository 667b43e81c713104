import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the shared site, such as http://localhost:41234. */
    origin: string;
    /** Folder of the shared site's KV, D1 and R2. */
    state: string;
  }
}

/** Starts one site for all browser tests that do not change its snapshot; it has its own stores. */
export default async function startSharedSite(project: TestProject) {
  const state = await mkdtemp(join(tmpdir(), 'huis-vallee-'));
  const { origin, stop } = await startSite(state);
  project.provide('origin', origin);
  project.provide('state', state);
  return async () => {
    stop();
    await rm(state, { recursive: true, force: true });
  };
}

export interface Site {
  origin: string;
  stop(): void;
}

/** No waiting time before a form may be sent, no rate limit, a cheap captcha. */
const TEST_VARIABLES = [
  'SNAPSHOT_POLL_S:0',
  'MIN_FILL_MS:0',
  'RATE_SCALE:1000',
  'CAPTCHA_COST:1000',
];

/** Starts wrangler's own server on a free port; its KV, D1 and R2 are stored in `state`. */
export async function startSite(state: string): Promise<Site> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  spawnSync(
    'node_modules/.bin/wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const flags = ['--port', String(port), '--persist-to', state, '--log-level', 'error'];
  const variables = [`PUBLIC_ORIGIN:${origin}`, ...TEST_VARIABLES];
  const server = spawn(
    process.execPath,
    [
      ...['scripts/tasks/run-guarded.mjs', 'node_modules/.bin/wrangler', 'dev', ...flags],
      ...variables.flatMap((variable) => ['--var', variable]),
    ],
    // The server ends when this pipe closes: also when the test run is killed.
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  await waitForSite(`${origin}/nl/`);
  return { origin, stop: () => server.stdin.end() };
}

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function waitForSite(url: string, tries = 300): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}
