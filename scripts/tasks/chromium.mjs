import { existsSync } from 'node:fs';
import { runCommand } from './toolchain.mjs';

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's build without windows: a third less CPU time, but it keeps no pages for going back. */
const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/**
 * Returns the programs that browser tests start, by environment variable: the system's Chromium, and
 * its headless build where there is one. If Chromium is missing, both are installed as root on Debian;
 * elsewhere the process ends with instructions.
 * @returns {{ CHROMIUM: string, CHROMIUM_HEADLESS: string }}
 */
export function findOrInstallChromium() {
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!findChromium() && canInstall) installChromium();
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

/** Installs both builds; the headless one may be missing from an older Debian. */
function installChromium() {
  console.log('Installing Chromium for the browser tests …');
  runCommand('apt-get', ['update', '-qq'], { quiet: true });
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  runCommand('apt-get', [...install, 'chromium'], { quiet: true });
  runCommand('apt-get', [...install, 'chromium-headless-shell'], { quiet: true, mayFail: true });
}
