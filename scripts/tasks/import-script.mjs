import { mkdir, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Runs a TypeScript entry of scripts/ together with what it takes from src/: bundled first, since
 * src/ is written for a bundler's module resolution and Node's is another. Each process has a
 * bundle of its own, so that two at once never read each other's half-written one.
 */
export async function importScript(entry) {
  const name = entry
    .replace(/^scripts\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');
  const outfile = `dist/scripts/${name}-${process.pid}.mjs`;
  await mkdir('dist/scripts', { recursive: true });
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}
