import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { bundleWorker } from './bundle-worker';

/**
 * Bundles `entry` as it ships, with `alias` for its imports by name, and serves it with workerd alone:
 * wrangler's server adds milliseconds to each request. Returns a function that stops it.
 */
export async function startWorkerd(
  name: string,
  entry: string,
  port: number,
  alias: Record<string, string> = {},
): Promise<() => void> {
  const folder = resolve('dist/bench', name);
  await mkdir(folder, { recursive: true });
  const worker = await bundleWorker(entry, { loader: { '.bin': 'binary', '.txt': 'text' }, alias });
  await writeFile(join(folder, 'worker.js'), worker);
  await writeFile(join(folder, 'config.capnp'), buildWorkerdConfig(port));
  const require = createRequire(resolve('package.json'));
  const workerd = join(dirname(require.resolve('workerd/package.json')), 'bin', 'workerd');
  const server = spawn(workerd, ['serve', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForWorkerd(port);
  return () => server.kill();
}

const buildWorkerdConfig = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "2026-11-01",
    compatibilityFlags = ["nodejs_compat"],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;

async function waitForWorkerd(port: number, maxAttempts = 200): Promise<void> {
  for (let attempts = maxAttempts; attempts > 0; attempts--) {
    const ok = await fetch(`http://127.0.0.1:${port}/nl/te-koop/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('workerd did not answer');
}
