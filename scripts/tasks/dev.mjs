import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { prepareLocalSite, readWranglerFlags, startWrangler } from './local-site.mjs';
import { buildToolEnvironment } from './toolchain.mjs';

/** `npm run dev -- …`: `wrangler dev` with these flags, and a new build on each change. */

/** Wrangler watches src/ itself; it does not see files that only the build reads. */
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

const site = readWranglerFlags();
await prepareLocalSite(site);
startWrangler(site);

let timer;
for (const folder of WATCHED_PATHS) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, REBUILD_DELAY_MS);
  });
}

/** Builds again. A build that fails prints its errors, and the site keeps the last good build. */
function rebuild() {
  spawnSync('node', ['scripts/tasks/build.mjs'], { env: buildToolEnvironment(), stdio: 'inherit' });
}
