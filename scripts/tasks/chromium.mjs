import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's build without windows: a third less CPU time, but it keeps no pages for going back. */
const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/**
 * Resolves to the programs that browser tests start, by environment variable: the system's Chromium, and
 * its headless build where there is one. If Chromium is missing, both are installed as root on Debian;
 * elsewhere the process ends with instructions.
 * @returns {Promise<{ CHROMIUM: string, CHROMIUM_HEADLESS: string }>}
 */
export async function findOrInstallChromium() {
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!findChromium() && canInstall) await installChromium();
  const chromium = findChromium();
  if (!chromium) {
    console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
    process.exit(1);
  }
  return { CHROMIUM: chromium, CHROMIUM_HEADLESS: findHeadlessShell() ?? chromium };
}

const findChromium = () =>
  [process.env.CHROMIUM, ...CHROMIUM_PATHS].find((path) => path && existsSync(path));

const findHeadlessShell = () =>
  [process.env.CHROMIUM_HEADLESS, HEADLESS_SHELL_PATH].find((path) => path && existsSync(path));

const runAptGet = (...args) => promisify(execFile)('apt-get', args);

/** Installs both builds; the headless one may be missing from an older Debian. */
async function installChromium() {
  console.log('Installing Chromium for the browser tests …');
  // A machine that stops halfway is set up anew: no file needs to be on the disk before the next.
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const withoutSync = ['-o', 'Dpkg::Options::=--force-unsafe-io'];
  try {
    await runAptGet('update', '-qq');
    await runAptGet(...install, ...withoutSync, 'chromium');
  } catch (problem) {
    console.error(problem.stderr || String(problem));
    process.exit(1);
  }
  await runAptGet(...install, ...withoutSync, 'chromium-headless-shell').catch(() => undefined);
}
