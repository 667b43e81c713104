import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { buildStaffArguments, findLiveVersion } from './live-version.mjs';
import { prepareLocalSite, readWranglerFlags, startWrangler } from './local-site.mjs';
import { buildToolEnvironment, runCommand } from './toolchain.mjs';

/**
 * `npm start`: installs, builds, loads data/ and starts the site, also from a fresh clone. Flags
 * after `--` go to `wrangler dev`, for example
 * `npm start -- --port 9000 --persist-to /data/state --var RATE_SCALE:10`. The demonstration's own accounts and
 * office are added to its own snapshot only; `--demo` adds them to any (decision 143).
 */

const READY_POLL_MS = 200;
/** What an agency with its own snapshot does next, which nothing of the demonstration is added to. */
const OWN_SNAPSHOT_HINT = `Your own snapshot is live: no accounts are added. Yours: npm run staff -- desk invite EMAIL
With the demonstration's accounts and office instead: npm start -- --demo`;
const printStep = (text) => console.log(`• ${text}`);

const site = readWranglerFlags();
const { port, persistTo } = site;
if (await isPortOpen()) {
  console.error(
    `Port ${port} is in use. Stop the program that uses it, or choose another: --port.`,
  );
  process.exit(1);
}
await prepareLocalSite(site, printStep);
printStep('Building the client and the embedded snapshot …');
runCommand('node', ['scripts/tasks/build.mjs'], { quiet: true });
if (!findLiveVersionOrStop()) {
  printStep('Loading the catalogue in data/ into the local store …');
  runCommand('node', buildStaffArguments(persistTo, 'snapshot', 'load', 'data'), { quiet: true });
}
printStep('Starting the site …');
startWrangler(site, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { SITE_IS_BUILT: 'yes' },
  extra: ['--log-level', 'error', '--show-interactive-dev-session=false'],
});
const isDemonstration = site.wantsDemo || findLiveVersionOrStop()?.demonstration === true;
await Promise.all([isDemonstration && seedDemoData(), waitForSite()]);
const addresses = isDemonstration
  ? `  Nederlands   http://localhost:${port}/nl/\n  Français     http://localhost:${port}/fr/`
  : `  Site         http://localhost:${port}/`;
console.log(`
The site is open:

${addresses}
  Mails        http://localhost:${port}/mails/   outgoing mails (not really sent; read them here)

${isDemonstration ? `Sign in (data/demo/logins.json, on this machine only):\n\n${formatLogins()}` : OWN_SNAPSHOT_HINT}

Load another snapshot while it runs: npm run staff -- snapshot load DIR
Stop with Ctrl+C.`);

/** Returns a line for each account of the demonstration: where it signs in, its login and its password. */
function formatLogins() {
  const paths = {
    owner: '/nl/login/',
    subscriber: '/nl/zoekopdracht/aanmelden/',
    staff: '/nl/desk/aanmelden/',
  };
  const logins = JSON.parse(readFileSync('data/demo/logins.json', 'utf8'));
  return logins
    .filter(({ role }) => role in paths)
    .map(({ role, login, password }) =>
      [`  ${role.padEnd(12)}`, paths[role].padEnd(29), login.padEnd(29), password].join(''),
    )
    .join('\n');
}

/** Finds the live version; ends this process if the local snapshots cannot be read. */
function findLiveVersionOrStop() {
  try {
    return findLiveVersion(persistTo);
  } catch (problem) {
    console.error(problem.message);
    return process.exit(1);
  }
}

/** Adds future visit hours and visits to the local database. */
function seedDemoData() {
  const seeding = spawn('node', ['scripts/tasks/seed-demo.mjs', '--persist-to', persistTo], {
    env: buildToolEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => seeding.on('exit', resolve));
}

/** Resolves once the site has answered one request. */
async function waitForSite() {
  while (!(await isPortOpen())) await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  await fetch(`http://localhost:${port}/`).catch(() => {});
}

function isPortOpen() {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
