import { existsSync } from 'node:fs';
import { runCommand } from './toolchain.mjs';

/** Without a window, Debian's headless build needs a third less CPU time than the whole browser. */
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DEBIAN_PACKAGE = 'chromium-headless-shell';

/**
 * Returns the path of the system's Chromium, or of the program in CHROMIUM. As root on Debian it is
 * installed if it is missing; elsewhere its absence ends the process with instructions.
 */
export function findOrInstallChromium() {
  const installed = [process.env.CHROMIUM, ...CHROMIUM_PATHS].find(
    (path) => path && existsSync(path),
  );
  if (installed) return installed;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
    process.exit(1);
  }
  console.log('Installing Chromium for the browser tests …');
  runCommand('apt-get', ['update', '-qq'], { quiet: true });
  runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', DEBIAN_PACKAGE], {
    quiet: true,
  });
  return CHROMIUM_PATHS[0];
}
