import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, install, run } from './install.mjs';

/** `npm test`: types, lint, unit and worker tests, browser tests, one summary (interfaces.md). */

install();
const browser = findBrowser();
run('node', ['scripts/tasks/build.mjs']);

const steps = [
  ['Types', 'tsc', ['--noEmit']],
  ['Lint', 'biome', ['check', '.']],
  ['Unused code', 'knip', []],
  ['Tests', 'vitest', ['run']],
].map(([name, command, args]) => {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const { status } = spawnSync(command, args, {
    env: { ...environment(), CHROMIUM: browser },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return { name, passed: status === 0, seconds: (Date.now() - began) / 1000 };
});

console.log('\n── Summary');
for (const { name, passed, seconds } of steps)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
const failed = steps.filter(({ passed }) => !passed).length;
console.log(`\n${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** The system's Chromium: through the package manager only as root on Debian, else said how. */
function findBrowser() {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium for the browser tests …');
    run('apt-get', ['update', '-qq'], { quiet: true });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
    });
    return '/usr/bin/chromium';
  }
  console.error('The browser tests need Chromium: install it, or name its program in CHROMIUM.');
  process.exit(1);
}
