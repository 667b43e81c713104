import { execFile, spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A build without windows takes a third less CPU time than the whole browser, but keeps no pages for going back. */
const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** Holds the unpacked build of @sparticuz/chromium, a file for each version. */
const UNPACKED_DIRECTORY = 'dist/chromium';

/** Whether this process may install Debian's packages. */
const CAN_INSTALL = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs the system's Chromium if it is missing, as root on Debian; elsewhere the process ends with instructions.
 * The installation is one process, which goes on while this one installs packages and cannot answer.
 */
export async function installMissingChromium() {
  if (!findChromium() && CAN_INSTALL) {
    console.log('Installing Chromium for the browser tests …');
    await installDebianPackage('chromium').catch(({ stderr }) => console.error(stderr));
  }
  if (findChromium()) return;
  console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
  process.exit(1);
}

/**
 * Resolves to the programs that browser tests start, by environment variable: the system's Chromium, and a headless
 * build: the packaged one, or where it does not run, Debian's.
 * @returns {Promise<{ CHROMIUM: string, CHROMIUM_HEADLESS: string }>}
 */
export async function findBrowsers() {
  const chromium = findChromium();
  const packaged = process.env.CHROMIUM_HEADLESS ?? (await unpackHeadlessShell());
  if (!packaged && !existsSync(HEADLESS_SHELL_PATH) && CAN_INSTALL)
    // An older Debian does not have it: the whole browser takes its place.
    await installDebianPackage('chromium-headless-shell').catch(() => undefined);
  const installed = existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : chromium;
  return { CHROMIUM: chromium, CHROMIUM_HEADLESS: packaged ?? installed };
}

const findChromium = () =>
  [process.env.CHROMIUM, ...CHROMIUM_PATHS].find((path) => path && existsSync(path));

/**
 * Unpacks the headless build of @sparticuz/chromium once for each version and resolves to its path, or to undefined
 * where it does not run. It is optimized with profiles, as Debian's is not: a page takes an eighth less CPU time
 * (decision 99).
 */
async function unpackHeadlessShell() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packed = new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(new URL('../package.json', packed), 'utf8'));
  const path = `${UNPACKED_DIRECTORY}/headless-shell-${version}`;
  if (!existsSync(path)) {
    mkdirSync(UNPACKED_DIRECTORY, { recursive: true });
    await pipeline(
      createReadStream(packed),
      createBrotliDecompress({ chunkSize: 2 ** 20 }),
      createWriteStream(`${path}-unfinished`, { mode: 0o755 }),
    );
    renameSync(`${path}-unfinished`, path);
  }
  // Libraries of the system that it needs come with the system's Chromium.
  return spawnSync(path, ['--version']).status === 0 ? resolve(path) : undefined;
}

/**
 * Installs a package and what it needs. No file needs to be on the disk before the next: a broken machine is replaced.
 * Without manual pages no index of all of them is written.
 */
const installDebianPackage = (name) =>
  promisify(execFile)('sh', [
    '-c',
    `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${DPKG_OPTIONS} ${name}`,
  ]);

const DPKG_OPTIONS = ['--force-unsafe-io', '--path-exclude=/usr/share/man/*']
  .map((option) => `-o 'Dpkg::Options::=${option}'`)
  .join(' ');
