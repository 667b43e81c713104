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

/**
 * Resolves to the programs that browser tests start, by environment variable: the system's Chromium, and
 * a headless build where there is one. If Chromium is missing, both are installed as root on Debian;
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
  const headless = process.env.CHROMIUM_HEADLESS ?? (await unpackHeadlessShell());
  return { CHROMIUM: chromium, CHROMIUM_HEADLESS: headless ?? findHeadlessShell() ?? chromium };
}

const findChromium = () =>
  [process.env.CHROMIUM, ...CHROMIUM_PATHS].find((path) => path && existsSync(path));

const findHeadlessShell = () => (existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : undefined);

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

const runAptGet = (...args) => promisify(execFile)('apt-get', args);

/** Installs the browser, and its headless build, which may be missing from an older Debian. */
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
