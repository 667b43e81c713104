import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildToolEnvironment } from './toolchain.mjs';

/**
 * `node scripts/tasks/bundle-deployment.mjs FOLDER`: bundles the worker that `npm run deploy` publishes in a folder,
 * without publishing it, and writes what wrangler printed to wrangler.log in it.
 */

const [folder] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { stdout, stderr, status } = spawnSync(
  'wrangler',
  ['deploy', '--dry-run', '--env', 'production', '--minify', '--outdir', folder],
  { encoding: 'utf8', env: buildToolEnvironment(), shell: process.platform === 'win32' },
);
writeFileSync(join(folder, 'wrangler.log'), stdout + stderr);
if (status !== 0) process.stderr.write(stdout + stderr);
process.exitCode = status ?? 1;
