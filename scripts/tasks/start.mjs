import { spawn, spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { environment, install, run } from './install.mjs';

/** `npm start`: from a fresh clone to the running site (interfaces.md). */

const PORT = 8787;
const say = (text) => console.log(`• ${text}`);

if (await answers(PORT)) {
  console.error(
    `Port ${PORT} is taken: something is running there already. Stop it and start again.`,
  );
  process.exit(1);
}
install(say);
say('Building the client and the embedded snapshot …');
run('node', ['scripts/tasks/build.mjs'], { quiet: true });
say('Applying the database migrations …');
run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'], { quiet: true });
if (!loaded()) {
  say('Loading the catalogue in data/ into the local store …');
  run('node', ['scripts/tasks/staff.mjs', 'snapshot', 'load', 'data', '--local'], { quiet: true });
}
say('Starting the site …');
const server = spawn(
  'wrangler',
  ['dev', '--port', String(PORT), '--log-level', 'error', '--show-interactive-dev-session=false'],
  {
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// Hours to visit, in the future of whatever day it is.
const sown = spawn('node', ['scripts/tasks/seed.mjs'], {
  env: environment(),
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
const ready = new Promise((resolve) => sown.on('exit', resolve));
while (!(await answers(PORT))) await new Promise((resolve) => setTimeout(resolve, 200));
await Promise.all([ready, fetch(`http://localhost:${PORT}/nl/`)]);
console.log(`
The site is open:

  Nederlands   http://localhost:${PORT}/nl/
  Français     http://localhost:${PORT}/fr/
  Mails        http://localhost:${PORT}/mails/   what the forms send, to read here

Load another snapshot while it runs: npm run staff -- snapshot load DIR
Stop with Ctrl+C.`);

/** Whether a snapshot is live in the local store: a second start keeps what staff have loaded. */
function loaded() {
  const status = spawnSync('node', ['scripts/tasks/staff.mjs', 'snapshot', 'status', '--json'], {
    env: environment(),
    encoding: 'utf8',
  });
  return status.status === 0 && JSON.parse(status.stdout).live !== null;
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
