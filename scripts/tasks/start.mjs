import { spawn, spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { buildToolEnvironment, installPackages, runCommand } from './toolchain.mjs';

/** `npm start`: from a fresh clone to the running site (docs/interfaces.md). */

const PORT = 8787;
const printStep = (text) => console.log(`• ${text}`);

if (await isPortOpen(PORT)) {
  console.error(
    `Port ${PORT} is taken: something is running there already. Stop it and start again.`,
  );
  process.exit(1);
}
installPackages(printStep);
printStep('Building the client and the embedded snapshot …');
runCommand('node', ['scripts/tasks/build.mjs'], { quiet: true });
printStep('Applying the database migrations …');
runCommand('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'], { quiet: true });
if (!hasLiveSnapshot()) {
  printStep('Loading the catalogue in data/ into the local store …');
  runCommand('node', ['scripts/tasks/staff.mjs', 'snapshot', 'load', 'data', '--local'], {
    quiet: true,
  });
}
printStep('Starting the site …');
const server = spawn(
  'wrangler',
  ['dev', '--port', String(PORT), '--log-level', 'error', '--show-interactive-dev-session=false'],
  {
    env: buildToolEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// Hours to visit, in the future of whatever day it is.
const seedProcess = spawn('node', ['scripts/tasks/seed-demo.mjs'], {
  env: buildToolEnvironment(),
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
const seeded = new Promise((resolve) => seedProcess.on('exit', resolve));
while (!(await isPortOpen(PORT))) await new Promise((resolve) => setTimeout(resolve, 200));
await Promise.all([seeded, fetch(`http://localhost:${PORT}/nl/`)]);
console.log(`
The site is open:

  Nederlands   http://localhost:${PORT}/nl/
  Français     http://localhost:${PORT}/fr/
  Mails        http://localhost:${PORT}/mails/   what the forms send, to read here

Load another snapshot while it runs: npm run staff -- snapshot load DIR
Stop with Ctrl+C.`);

/** Whether a snapshot is live in the local store: a second start keeps what staff have loaded. */
function hasLiveSnapshot() {
  const status = spawnSync('node', ['scripts/tasks/staff.mjs', 'snapshot', 'status', '--json'], {
    env: buildToolEnvironment(),
    encoding: 'utf8',
  });
  return status.status === 0 && JSON.parse(status.stdout).live !== null;
}

function isPortOpen(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
