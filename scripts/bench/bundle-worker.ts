import { type BuildOptions, build } from 'esbuild';
import { readWorkerAliases } from '../tasks/worker-aliases';

/** Bundles a worker as it ships: the aliases of wrangler.toml, React in production. */
export async function bundleWorker(entry: string, options: BuildOptions): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    jsx: 'automatic',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['node:*', 'cloudflare:*'],
    logLevel: 'error',
    ...options,
    alias: { ...readWorkerAliases(), ...options.alias },
  });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error(`${entry} produced no bundle`);
  return file.contents;
}
