import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delay } from './delay';
import type { BenchRequest } from './http-client';
import { createHttpClient } from './http-client';
import { findDatabaseFile, runSql } from './local-database';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8793';
const CONNECTIONS = 100;
/** Every fourth view is a program's. */
const BOT_EVERY = 4;
const POSTS_OF_ONE_NETWORK = 300;
/** Maximum page views of one network that count for a page in a day (decision 45). */
const COUNTED_OF_ONE_NETWORK = 3;
/** Milliseconds without a new count after which all views are taken as counted. */
const SETTLE_MS = 2000;

/** Pages by the original that the database counts. */
const PAGES: readonly (readonly [path: string, original: string])[] = [
  ['/nl/', '/'],
  ['/fr/', '/'],
  ['/nl/te-koop/', '/for-sale/'],
  ['/fr/a-louer/', '/for-rent/'],
  ['/nl/te-koop/durbuy/huis/84213/', '/property/84213/'],
];
/** The page that one network posts again and again; no other request names it. */
const [REPEATED_PATH, REPEATED_ORIGINAL] = ['/nl/contact/', '/contact/'];

const PERSON = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };
/** Programs: two name themselves, one is not a browser on our page. */
const BOTS: readonly Readonly<Record<string, string>>[] = [
  { ...PERSON, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  { ...PERSON, 'User-Agent': 'curl/8.14.1' },
  { 'User-Agent': PERSON['User-Agent'] },
];

/**
 * Sends page views of people and programs over a hundred connections, and among them many of one network
 * for one page (decisions 34 and 45). Returns exit code 1 unless every view of a person counts once, no
 * view of a program does, and the one network counts three.
 */
export async function runPageViewDrill(views: number): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'page-views-'));
  applyLocalMigrations(state);
  const server = await startWranglerServer(state, ORIGIN, '/nl/', { TRUSTED_PROXY: 'local' });
  const client = createHttpClient(ORIGIN, CONNECTIONS);
  try {
    const start = Date.now();
    const { requests, expected } = planPageViews(views);
    let next = 0;
    let failures = 0;
    const sendRemaining = async () => {
      for (let request = requests[next++]; request; request = requests[next++]) {
        const status = await client.send(request).then(
          (response) => response.status,
          () => 0,
        );
        if (status !== 204) failures++;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendRemaining));
    const seconds = (Date.now() - start) / 1000;
    const counted = await readSettledCounts(await findDatabaseFile(state));
    console.log(
      `${requests.length} page views over ${CONNECTIONS} connections in ${seconds.toFixed(0)} s; not answered 204: ${failures}`,
    );
    let isExact = failures === 0 && counted.size === expected.size;
    for (const [original, count] of expected) {
      console.log(`  ${original.padEnd(20)}${counted.get(original) ?? 0} counted of ${count}`);
      isExact &&= counted.get(original) === count;
    }
    return isExact ? 0 : 1;
  } finally {
    client.close();
    await server.kill();
    await rm(state, { recursive: true, force: true });
  }
}

/** Returns the requests in the order to send them, and the views by page that they must count. */
function planPageViews(views: number) {
  const requests: BenchRequest[] = [];
  const expected = new Map<string, number>();
  const repeatEvery = Math.max(1, Math.floor(views / POSTS_OF_ONE_NETWORK));
  let repeated = 0;
  for (let index = 0; index < views; index++) {
    const [path, original] = PAGES[index % PAGES.length] ?? ['/nl/', '/'];
    // A network of its own for every view.
    const network = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const bot = index % BOT_EVERY === 0 ? BOTS[(index / BOT_EVERY) % BOTS.length] : undefined;
    requests.push(createPageView(path, network, bot ?? PERSON));
    if (!bot) expected.set(original, (expected.get(original) ?? 0) + 1);
    if (index % repeatEvery === 0 && repeated < POSTS_OF_ONE_NETWORK) {
      repeated++;
      requests.push(createPageView(REPEATED_PATH, '192.0.2.1', PERSON));
    }
  }
  for (; repeated < POSTS_OF_ONE_NETWORK; repeated++)
    requests.push(createPageView(REPEATED_PATH, '192.0.2.1', PERSON));
  return { requests, expected: expected.set(REPEATED_ORIGINAL, COUNTED_OF_ONE_NETWORK) };
}

const createPageView = (
  path: string,
  network: string,
  headers: Readonly<Record<string, string>>,
): BenchRequest => ({
  method: 'POST',
  path: '/page-views/',
  headers: { ...headers, 'CF-Connecting-IP': network },
  body: path,
});

/** Reads the views by page once no more are added: a view is counted behind its answer. */
async function readSettledCounts(database: string): Promise<Map<string, number>> {
  const read = () =>
    runSql(
      database,
      'SELECT page, SUM(views) AS visits FROM page_views GROUP BY page ORDER BY page',
    );
  let rows = read();
  for (let before = ''; before !== JSON.stringify(rows); rows = read()) {
    before = JSON.stringify(rows);
    await delay(SETTLE_MS);
  }
  return new Map(rows.map(({ page, visits }) => [String(page), Number(visits)]));
}
