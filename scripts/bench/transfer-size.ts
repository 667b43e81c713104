import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleWorker } from './bundle-worker';
import { measureInteractionBytes } from './interaction-bytes';
import { startWorkerd } from './workerd-server';

const PORT = 8900;
const KB = 1024;

/** Pages are compressed as they are sent; files that the build compressed beforehand are at the best level. */
const PLATFORM_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Budgets in bytes (docs/goals.md, speed): the HTML of home, list and property with its critical CSS, which fits into the
 * first flight of a connection (RFC 6928), and the entry script.
 */
const HTML_BUDGET = 14 * KB;
const SCRIPT_BUDGET = 4 * KB;
/** Interactions of a usual visit; the budget includes the first load. */
const FIRST_INTERACTIONS = ['search', 'gallery', 'popup'];
const FIRST_INTERACTIONS_BUDGET = 110 * KB;
/** The map's scripts and styles with Leaflet, without base-map data. */
const MAP_BUDGET = 52 * KB;
/** The worker's code, texts and stylesheets compressed, without the embedded snapshot (decision 139). */
const WORKER_BUDGET = 900 * KB;

const MEASURED_PAGES: [kind: string, path: string][] = [
  ['home', '/nl/'],
  ['home, French', '/fr/'],
  ['list', '/nl/te-koop/'],
  ['list, French', '/fr/a-vendre/'],
  ['property', '/property/84213/'],
  ['project', '/project/12/'],
  ['services', '/nl/diensten/'],
  ['team', '/nl/ons-team/'],
  ['FAQ', '/nl/faq/'],
  ['contact', '/nl/contact/'],
  ['privacy', '/nl/privacy-statement/'],
  ['not found', '/nl/bestaat-niet/'],
];

/** Prints bytes by page, compressed as the platform compresses it (decision 134); returns true if a budget is exceeded. */
export async function measureBytes(): Promise<boolean> {
  const { stop } = await startWorkerd('bytes', 'scripts/bench/site-worker.ts', PORT, {
    'bench:snapshot': resolve('dist/build/embedded.bin'),
  });
  const script = await measureScriptBytes();
  console.log(
    '\nTransfer size after brotli: each page (HTML with inline CSS) and the entry script',
  );
  let isOverBudget = script > SCRIPT_BUDGET;
  for (const [kind, path] of MEASURED_PAGES) {
    const html = await (await fetch(`http://127.0.0.1:${PORT}${path}`)).text();
    const bytes = brotliCompressSync(html, PLATFORM_BROTLI).length;
    const isExceeded = /^(home|list|property)/.test(kind) && bytes > HTML_BUDGET;
    isOverBudget ||= isExceeded;
    console.log(
      `  ${kind.padEnd(16)}${formatKilobytes(bytes)} KB${isExceeded ? '  EXCEEDS budget of 14 KB' : ''}`,
    );
  }
  console.log(
    `  ${'script'.padEnd(16)}${formatKilobytes(script)} KB${script > SCRIPT_BUDGET ? '  EXCEEDS budget of 4 KB' : ''}`,
  );
  await stop();
  const interactionBytes = await measureInteractionBytes();
  console.log('\nTransfer size after brotli that each interaction adds to the first load');
  for (const [name, bytes] of interactionBytes)
    console.log(`  ${name.padEnd(16)}${formatKilobytes(bytes)} KB`);
  const visitBytes = FIRST_INTERACTIONS.reduce(
    (sum, name) => sum + (interactionBytes.get(name) ?? 0),
    script,
  );
  console.log(
    `  ${'search + gallery + popup'.padEnd(25)}${formatKilobytes(visitBytes)} KB including first load${visitBytes > FIRST_INTERACTIONS_BUDGET ? '  EXCEEDS budget of 110 KB' : ''}`,
  );
  const map = interactionBytes.get('map') ?? 0;
  if (map > MAP_BUDGET) console.log('  map               EXCEEDS budget of 52 KB');
  isOverBudget ||= visitBytes > FIRST_INTERACTIONS_BUDGET || map > MAP_BUDGET;
  const worker = await measureWorkerBytes();
  console.log(
    `  ${'worker, gzip'.padEnd(16)}${formatKilobytes(worker)} KB${worker > WORKER_BUDGET ? '  EXCEEDS budget of 900 KB' : ''}`,
  );
  return isOverBudget || worker > WORKER_BUDGET;
}

/** Returns the gzipped bytes of the worker's code plus its packed texts and stylesheets. */
async function measureWorkerBytes(): Promise<number> {
  const code = await bundleWorker('src/worker.ts', { loader: { '.bin': 'empty' } });
  const packed = ['texts', 'styles'].map((name) => readFile(`dist/build/${name}.bin`));
  const sizes = (await Promise.all(packed)).map(({ length }) => length);
  return sizes.reduce((sum, size) => sum + size, gzipSync(code, { level: 9 }).length);
}

async function measureScriptBytes(): Promise<number> {
  const files = await readdir('dist/client/assets');
  const scripts = files.filter((file) => file.startsWith('entry-') && file.endsWith('.js'));
  const sizes = scripts.map(
    async (file) => brotliCompressSync(await readFile(`dist/client/assets/${file}`)).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const formatKilobytes = (bytes: number) => (bytes / KB).toFixed(1).padStart(6);
