import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { buildToolEnvironment, installPackages, runCommand } from './toolchain.mjs';

/** `npm run dev -- …`: wrangler dev that builds again on change; every flag goes to wrangler (docs/interfaces.md). */

/** Wrangler follows src/ by itself; what the build makes of these it cannot see. */
const WATCHED_PATHS = [
  'src',
  'client',
  'public',
  'data/texts',
  'data/law',
  'data/site',
  'data/catalogue',
];
const REBUILD_DELAY_MS = 200;

installPackages();
const wranglerArgs = process.argv.slice(2);
const persistIndex = wranglerArgs.indexOf('--persist-to');
const persistArgs = persistIndex < 0 ? [] : wranglerArgs.slice(persistIndex, persistIndex + 2);
runCommand('node', ['scripts/tasks/build.mjs']);
runCommand('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', ...persistArgs], {
  quiet: true,
});

const server = spawn('wrangler', ['dev', ...given], {
  env: buildToolEnvironment(),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

let timer;
for (const folder of WATCHED_PATHS) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, REBUILD_DELAY_MS);
  });
}

/** A build that fails says why and leaves what was served before. */
function rebuild() {
  spawnSync('node', ['scripts/tasks/build.mjs'], { env: buildToolEnvironment(), stdio: 'inherit' });
}
