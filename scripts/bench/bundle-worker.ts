import { resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/** Bundles a worker as it ships (wrangler.toml: the alias, the definition of production). */
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
    alias: { 'react-dom/server': resolve(STATIC_MARKUP_RENDERER_FILE), ...options.alias },
  });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error(`${entry} made no bundle`);
  return file.contents;
}

const STATIC_MARKUP_RENDERER_FILE =
  'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';
