#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from './toolchain.mjs';

/**
 * The staff's tool (docs/interfaces.md): `npm run staff -- --help`, or `npx staff --help` from any folder. It works in
 * the repository; the paths that a person types are those of the folder where they stand.
 */

const FIRST_NODE = 22;
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
// npm changes to the repository before it runs a script, and names the folder where it was called.
const isNpmRun = process.env.npm_lifecycle_event === 'staff';
const folder = (isNpmRun && process.env.INIT_CWD) || process.cwd();
process.chdir(root);

// Whoever reads only the first lines (`… | head`) has what they want.
process.stdout.on('error', (problem) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

if (Number.parseInt(process.versions.node, 10) < FIRST_NODE) process.exitCode = runOnPackagedNode();
else {
  buildOnce();
  const { importScript } = await import('./import-script.mjs');
  const { runStaffTool } = await importScript('scripts/staff/main.ts');
  process.exitCode = await runStaffTool(process.argv.slice(2), undefined, folder);
}

/** Runs this file again on the Node that the packages bring, where there is one. */
function runOnPackagedNode() {
  const node = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(node)) {
    console.error(`The tool needs Node 22.12 or later; this is ${process.versions.node}.`);
    return 1;
  }
  const options = {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: '' },
  };
  // The limits of the heap count there too.
  return spawnSync(node, [...process.execArgv, ...process.argv.slice(1)], options).status ?? 1;
}
