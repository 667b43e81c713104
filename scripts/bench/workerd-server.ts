import { spawn } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleWorker } from './bundle-worker';

/** A running workerd. */
export interface WorkerdServer {
  pid: number;
  /** Returns whether the process has ended, for instance because its port was in use. */
  hasEnded(): boolean;
  /** Ends the process; resolves when its ports are free. */
  stop(): Promise<void>;
}

/**
 * Bundles `entry` as it ships, with `alias` for its imports by name, and serves it with workerd alone:
 * wrangler's server adds milliseconds to each request. Resolves once the list of the site answers; rejects, with
 * workerd stopped, if it never does.
 */
export async function startWorkerd(
  ...[name, entry, port, alias, stored]: Parameters<typeof prepareWorkerd>
): Promise<WorkerdServer> {
  const launch = await prepareWorkerd(name, entry, port, alias, stored);
  const server = launch();
  try {
    await waitForWorkerd(server, port);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/**
 * Bundles a worker like startWorkerd; returns a function that starts workerd with it, and with flags of
 * workerd, and does not wait.
 */
export async function prepareWorkerd(
  name: string,
  entry: string,
  port: number,
  alias: Record<string, string> = {},
  stored?: StoredVersion,
): Promise<(flags?: readonly string[]) => WorkerdServer> {
  const folder = resolve('dist/bench', name);
  await mkdir(folder, { recursive: true });
  const worker = await bundleWorker(entry, {
    loader: { '.bin': 'binary', '.txt': 'text' },
    plugins: [DATA_MODULES],
    alias,
  });
  await writeFile(join(folder, 'worker.js'), worker);
  await writeFile(join(folder, 'config.capnp'), buildWorkerdConfig(port, stored));
  for (const file of DATA_FILES) await copyFile(join(DATA_DIRECTORY, file), join(folder, file));
  const require = createRequire(resolve('package.json'));
  const workerd = join(dirname(require.resolve('workerd/package.json')), 'bin', 'workerd');
  return (flags = []) => {
    const server = spawn(workerd, ['serve', 'config.capnp', ...flags], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    return {
      pid: server.pid ?? 0,
      hasEnded: () => server.exitCode !== null || server.signalCode !== null,
      stop() {
        server.kill('SIGKILL');
        return exit;
      },
    };
  };
}

/** Files of bytes that the worker imports; as deployed they are modules of their own (wrangler.toml, [[rules]]). */
const DATA_DIRECTORY = resolve('dist/build');
const DATA_FILES = ['embedded.bin', 'styles.bin', 'texts.bin'];

const DATA_MODULES: Plugin = {
  name: 'data modules',
  setup({ onResolve }) {
    onResolve({ filter: /\.bin$/ }, ({ path, resolveDir }) =>
      dirname(resolve(resolveDir, path)) === DATA_DIRECTORY
        ? { path: basename(path), external: true, sideEffects: false }
        : undefined,
    );
  },
};

/** A worker whose version is in KV: the port that serves it. */
interface StoredVersion {
  kvPort: number;
}

const buildWorkerdConfig = (
  port: number,
  stored?: StoredVersion,
) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [
      (name = "worker.js", esModule = embed "worker.js"),
      ${DATA_FILES.map((file) => `(name = "${file}", data = embed "${file}"),`).join('\n      ')}
    ],
    bindings = [${stored ? '(name = "SNAPSHOTS", kvNamespace = "kv")' : ''}],
    compatibilityDate = "2026-11-01",
  )),
  ${stored ? `(name = "kv", external = (address = "127.0.0.1:${stored.kvPort}", http = ())),` : ''}
  ],
  ${stored ? 'v8Flags = ["--expose-gc"],' : ''}
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;

/** Waits until the list of the site answers; a request that gets no answer is sent again. */
export async function waitForWorkerd(
  server: Pick<WorkerdServer, 'hasEnded'>,
  port: number,
): Promise<void> {
  for (let attempts = MAX_ATTEMPTS; attempts > 0 && !server.hasEnded(); attempts--) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const ok = await fetch(`http://127.0.0.1:${port}/nl/te-koop/`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(
    server.hasEnded() ? `workerd ended: is port ${port} in use?` : 'workerd did not answer',
  );
}

const MAX_ATTEMPTS = 200;

/** More than the first list of 120,000 listings takes. */
const ANSWER_MS = 10_000;
