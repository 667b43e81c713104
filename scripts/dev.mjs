import { spawn } from 'node:child_process';
import { environment, install, run } from './install.mjs';

/** `npm run dev -- …`: wrangler dev that builds again on change; every flag goes to wrangler (interfaces.md). */

install();
const given = process.argv.slice(2);
const at = given.indexOf('--persist-to');
const persist = at < 0 ? [] : given.slice(at, at + 2);
run('node', ['scripts/build.mjs']);
run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', ...persist], { quiet: true });
const server = spawn('wrangler', ['dev', ...given], {
  env: environment(),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
