import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Code that runs before `npm install`: plain JavaScript for Node 20 (README, 'What you need'). */

const INSTALL_STAMP_FILE = 'node_modules/.installed';

/** Returns an environment in which tools run on the Node version of the lock file. */
export const buildToolEnvironment = () => ({
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
});

/** Installs the packages if the lock file changed since the last install. */
export function installPackages(printStep = console.log) {
  const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(INSTALL_STAMP_FILE) && readFileSync(INSTALL_STAMP_FILE, 'utf8') === lockHash)
    return;
  printStep('Installing packages (once for this lock file) …');
  runCommand('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(INSTALL_STAMP_FILE, lockHash);
}

/** Makes what the tools read of a build, in a clone that has none yet. */
export function buildOnce(printStep = console.error) {
  if (existsSync('dist/build/build.json')) return;
  printStep('Building what the tools need (once) …');
  runCommand('node', ['scripts/tasks/build.mjs'], { quiet: true });
}

/** Runs a command; ends this process if it fails. With `quiet` its output is shown only then; with `mayFail` this process goes on. */
export function runCommand(command, args, { quiet = false, mayFail = false } = {}) {
  const result = spawnSync(command, args, {
    env: buildToolEnvironment(),
    stdio: quiet ? 'pipe' : 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status === 0 || mayFail) return;
  if (quiet)
    process.stderr.write(
      Buffer.concat([result.stdout ?? Buffer.of(), result.stderr ?? Buffer.of()]),
    );
  process.stderr.write(`\n${command} ${args.join(' ')} failed.\n`);
  process.exit(result.status ?? 1);
}
