import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importScript } from './import-script.mjs';
import { buildToolEnvironment } from './toolchain.mjs';

/**
 * `node scripts/tasks/bundle-deployment.mjs FOLDER`: bundles the worker that `npm run deploy` publishes in a folder,
 * without publishing it, and writes what wrangler printed to wrangler.log in it.
 */

// Wrangler would read a relative path from the folder of its configuration.
const folder = resolve(process.argv[2]);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { writeWorkerConfiguration } = await importScript(
  'scripts/environments/worker-configuration.ts',
);
const config = await writeWorkerConfiguration();
const { stdout, stderr, status } = spawnSync(
  'wrangler',
  ['deploy', '--dry-run', '--config', config, '--minify', '--outdir', folder],
  {
    encoding: 'utf8',
    env: { ...buildToolEnvironment(), SITE_IS_BUILT: 'yes' },
    shell: process.platform === 'win32',
  },
);
writeFileSync(join(folder, 'wrangler.log'), stdout + stderr);
if (status !== 0) process.stderr.write(stdout + stderr);
process.exitCode = status ?? 1;
