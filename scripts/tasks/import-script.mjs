import { mkdir, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a TypeScript entry of scripts/ with the modules of src/ that it imports, and imports the
 * bundle: src/ uses a bundler's module resolution, which Node does not have. Each process writes its
 * own bundle, so that two at once never read a half-written one.
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
    // Texts of the interface, as the worker imports them.
    loader: { '.bin': 'binary' },
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}
