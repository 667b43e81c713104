import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleWorker } from './bundle-worker';
import { measureInteractionBytes } from './interaction-bytes';
import { startWorkerd } from './workerd-server';

const PORT = 8900;
const KB = 1024;

/** docs/goals.md, speed: the page with its critical CSS in the first flight; the script it starts with. */
const HTML_BUDGET = 14 * KB;
const SCRIPT_BUDGET = 4 * KB;
/** A page on which search, gallery and popup were used. */
const FIRST_INTERACTIONS = ['search', 'gallery', 'popup'];
const FIRST_INTERACTIONS_BUDGET = 110 * KB;
/** The map once it is wanted, Leaflet included, base-map data aside. */
const MAP_BUDGET = 45 * KB;
/** The worker's own code, gzipped; the embedded snapshot aside. */
const WORKER_BUDGET = 250 * KB;

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

/** Prints bytes by page, compressed as the edge does; returns true if a budget is exceeded. */
export async function measureBytes(): Promise<boolean> {
  const stop = await startWorkerd('bytes', 'scripts/bench/site-worker.ts', PORT, {
    'bench:snapshot': resolve('dist/build/embedded.bin'),
  });
  const script = await measureScriptBytes();
  console.log(
    '\nTransfer size after brotli: each page (HTML with inline CSS) and the entry script',
  );
  let over = script > SCRIPT_BUDGET;
  for (const [kind, path] of MEASURED_PAGES) {
    const html = await (await fetch(`http://127.0.0.1:${PORT}${path}`)).text();
    const bytes = brotliCompressSync(html).length;
    const budgeted = ['home', 'list', 'property'].includes(kind.split(',')[0] ?? '');
    const passed = budgeted && bytes > HTML_BUDGET;
    over ||= passed;
    console.log(
      `  ${kind.padEnd(16)}${formatKilobytes(bytes)} KB${passed ? '  EXCEEDS budget of 14 KB' : ''}`,
    );
  }
  console.log(
    `  ${'script'.padEnd(16)}${formatKilobytes(script)} KB${script > SCRIPT_BUDGET ? '  EXCEEDS budget of 4 KB' : ''}`,
  );
  stop();
  const brought = await measureInteractionBytes();
  console.log('\nTransfer size after brotli that each interaction adds to the first load');
  for (const [name, bytes] of brought)
    console.log(`  ${name.padEnd(16)}${formatKilobytes(bytes)} KB`);
  const used = FIRST_INTERACTIONS.reduce((sum, name) => sum + (brought.get(name) ?? 0), script);
  console.log(
    `  ${'search + gallery + popup'.padEnd(25)}${formatKilobytes(used)} KB including first load${used > FIRST_INTERACTIONS_BUDGET ? '  EXCEEDS budget of 110 KB' : ''}`,
  );
  const map = brought.get('map') ?? 0;
  if (map > MAP_BUDGET) console.log('  map               EXCEEDS budget of 45 KB');
  over ||= used > FIRST_INTERACTIONS_BUDGET || map > MAP_BUDGET;
  const worker = await measureWorkerBytes();
  console.log(
    `  ${'worker, gzip'.padEnd(16)}${formatKilobytes(worker)} KB${worker > WORKER_BUDGET ? '  EXCEEDS budget of 250 KB' : ''}`,
  );
  return over || worker > WORKER_BUDGET;
}

/** Returns the gzipped bytes of the worker's code plus its packed texts. */
async function measureWorkerBytes(): Promise<number> {
  const code = await bundleWorker('src/worker.ts', { loader: { '.bin': 'empty' } });
  const texts = await readFile('dist/build/texts.bin');
  return gzipSync(code, { level: 9 }).length + texts.length;
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
