import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildToolEnvironment, installPackages, runCommand } from './toolchain.mjs';

/** `npm test`: types, lint, unit and worker tests, browser tests, one summary (docs/interfaces.md). */

installPackages();
const chromiumPath = findOrInstallChromium();
runCommand('node', ['scripts/tasks/build.mjs']);

const stepResults = [
  ['Types', 'tsc', ['--noEmit']],
  ['Lint', 'biome', ['check', '.']],
  ['Unused code', 'knip', []],
  ['Tests', 'vitest', ['run']],
].map(([name, command, args]) => {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const { status } = spawnSync(command, args, {
    env: { ...buildToolEnvironment(), CHROMIUM: chromiumPath },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return { name, passed: status === 0, seconds: (Date.now() - began) / 1000 };
});

console.log('\n── Summary');
for (const { name, passed, seconds } of stepResults)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
const failed = stepResults.filter(({ passed }) => !passed).length;
console.log(`\n${stepResults.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** The system's Chromium: through the package manager only as root on Debian, else said how. */
function findOrInstallChromium() {
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
    runCommand('apt-get', ['update', '-qq'], { quiet: true });
    runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
    });
    return '/usr/bin/chromium';
  }
  console.error('The browser tests need Chromium: install it, or name its program in CHROMIUM.');
  process.exit(1);
}
