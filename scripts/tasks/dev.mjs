import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { environment, install, run } from './install.mjs';

/** `npm run dev -- …`: wrangler dev that builds again on change; every flag goes to wrangler (interfaces.md). */

/** Wrangler follows src/ by itself; what the build makes of these it cannot see. */
const WATCHED = [
  'src',
  'client',
  'public',
  'data/texts',
  'data/law',
  'data/site',
  'data/catalogue',
];
const QUIET_MS = 200;

install();
const given = process.argv.slice(2);
const at = given.indexOf('--persist-to');
const persist = at < 0 ? [] : given.slice(at, at + 2);
run('node', ['scripts/tasks/build.mjs']);
run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', ...persist], { quiet: true });

const server = spawn('wrangler', ['dev', ...given], {
  env: environment(),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

let timer;
for (const folder of WATCHED) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(buildAgain, QUIET_MS);
  });
}

/** A build that fails says why and leaves what was served before. */
function buildAgain() {
  spawnSync('node', ['scripts/tasks/build.mjs'], { env: environment(), stdio: 'inherit' });
}
