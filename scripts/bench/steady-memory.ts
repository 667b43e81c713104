import { createHttpClient } from './http-client';
import { formatMemory, toMegabytes } from './isolate-memory';
import type { StoredSite } from './stored-site';
import { startStoredSite } from './stored-site';

const LISTINGS = 1200;
const CONNECTIONS = 8;
const STEPS = 10;
/** MB that an isolate may hold more at the end than after the first step, when its caches are full. */
const MAX_GROWTH_MB = 4;

/** Pages that visitors ask for again and again. */
const REPEATED_PATHS = [
  '/nl/',
  '/fr/',
  '/nl/te-koop/',
  '/fr/a-vendre/',
  '/nl/te-huur/?sort=price',
  '/fr/a-louer/?page=2',
  '/nl/bouwgrond/',
  '/fr/projets/',
  '/nl/ons-team/',
  '/nl/faq/',
  '/fr/chercher/?q=jardin',
  '/property/84213/',
];

/** Lists of which every query is requested once. */
const LIST_PATHS = ['/nl/te-koop/', '/fr/a-vendre/', '/nl/te-huur/', '/fr/a-louer/'];

/**
 * Sends this number of requests to one isolate, every second of them an uncached list
 * (docs/goals.md, growth), and prints what the isolate holds after each tenth. Returns exit code 1 if it
 * holds more at the end than after the first tenth, or if an answer is 5xx.
 */
export async function runSteadyMemoryDrill(requests: number): Promise<number> {
  const site = await startStoredSite(LISTINGS);
  try {
    const step = Math.ceil(requests / STEPS);
    console.log(`\n${requests} requests, half of them distinct; ${LISTINGS} listings; MB`);
    console.log(`  ${['requests', 'held', 'with garbage', '5xx'].map(pad).join('')}`);
    const held: number[] = [];
    let failures = 0;
    for (let sent = 0; sent < requests; sent += step) {
      const end = Math.min(sent + step, requests);
      failures += await sendRequests(site.origin, sent, end);
      const all = toMegabytes(await site.measureAll());
      const { heap, buffers } = toMegabytes(await site.measureHeld());
      held.push(heap + buffers);
      const cells = [end, formatMemory({ heap, buffers }), formatMemory(all), failures];
      console.log(`  ${cells.map(String).map(pad).join('')}`);
    }
    const growth = (held.at(-1) ?? 0) - (held[0] ?? 0);
    console.log(`  grown since the first tenth: ${growth.toFixed(1)} MB (limit ${MAX_GROWTH_MB})`);
    return failures > 0 || growth > MAX_GROWTH_MB ? 1 : 0;
  } finally {
    await site.stop();
  }
}

const pad = (text: string) => text.padEnd(16);

/** Sends the requests of these turns over a few connections; returns how many were answered 5xx, or not at all. */
async function sendRequests(
  origin: StoredSite['origin'],
  first: number,
  end: number,
): Promise<number> {
  const client = createHttpClient(origin, CONNECTIONS);
  let turn = first;
  let failures = 0;
  const sendInTurn = async () => {
    while (turn < end) {
      const status = await client.send({ path: choosePath(turn++) }).then(
        (response) => response.status,
        () => 500,
      );
      if (status >= 500) failures++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn));
  client.close();
  return failures;
}

/** Returns a repeated path for even turns, for odd ones a list with a query of its own. */
function choosePath(turn: number): string {
  const half = turn >> 1;
  if (turn % 2 === 0) return REPEATED_PATHS[half % REPEATED_PATHS.length] ?? '/nl/';
  const path = LIST_PATHS[half % LIST_PATHS.length];
  return `${path}?price-max=${900_000 + half}&page=${1 + (half % 25)}`;
}
