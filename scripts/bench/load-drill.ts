import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '../staff/stores';
import { delay } from './delay';
import type { BenchResponse, HttpClient } from './http-client';
import { createHttpClient } from './http-client';
import {
  compileMarkedVersion,
  findVersionMarks,
  setLiveVersion,
  storeVersion,
} from './marked-versions';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8796';
const RUN_SECONDS = 60;
const CONNECTIONS = 100;
const VERSION_COUNT = 4;
const SWITCH_INTERVAL_MS = 1000;

/** Paths to read, beside each property that the first two lists show. */
const PAGE_PATHS = [
  '/nl/',
  '/fr/',
  '/nl/te-koop/',
  '/fr/a-vendre/',
  '/nl/te-huur/?sort=price',
  '/fr/a-louer/?page=2',
  '/nl/bouwgrond/',
  '/fr/projets/',
  '/nl/projecten/barvaux-sur-ourthe/residentie-les-berges/12/',
  '/nl/ons-team/',
  '/fr/livre-d%27or/',
  '/nl/contact/',
  '/fr/chercher/?q=jardin',
  '/nl/zoeken/index/',
];

/** Results of all requests. */
interface LoadTally {
  responses: number;
  /** Failed requests by their reason: a status with its path, or a network error. */
  errors: Map<string, number>;
  /** Pages that show two versions, or a version other than the one in their header: path and versions. */
  mixedVersionPages: string[];
  /** Number of pages by version. */
  byVersion: Map<string, number>;
  milliseconds: number[];
}

/**
 * Reads pages over a hundred connections for a minute, while another version goes live each second
 * (docs/goals.md, reliability). Returns exit code 1 unless every response is a page of one version.
 */
export async function runLoadDrill(): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'load-'));
  applyLocalMigrations(state);
  const stores = await openStores({ remote: false, persistTo: state });
  const versions = await Promise.all(
    Array.from({ length: VERSION_COUNT }, (_, index) => compileMarkedVersion(index + 1)),
  );
  for (const version of versions) await storeVersion(stores.kv, version);
  await setLiveVersion(stores.kv, versions);
  const numbers = new Map(
    versions.map(({ manifest }, index) => [manifest.version, index + 1] as const),
  );
  const server = await startWranglerServer(state, ORIGIN, '/nl/', { SNAPSHOT_POLL_S: 0.5 });
  const client = createHttpClient(ORIGIN, CONNECTIONS);
  try {
    const tally = await readWhileSwitching(
      client,
      await listPagePaths(client),
      numbers,
      async (turn) => {
        const live = turn % VERSION_COUNT;
        await setLiveVersion(stores.kv, [...versions.slice(live), ...versions.slice(0, live)]);
      },
    );
    return reportLoadDrill(tally);
  } finally {
    client.close();
    await server.kill();
    await stores.close();
    await rm(state, { recursive: true, force: true });
  }
}

async function listPagePaths(client: HttpClient): Promise<string[]> {
  const lists = await Promise.all(PAGE_PATHS.slice(2, 4).map((path) => client.send({ path })));
  const properties = lists.flatMap(({ body }) =>
    [...body.matchAll(/href="(\/(?:nl|fr)\/[^"]+\/\d+\/)"/g)].map(([, path]) => path ?? ''),
  );
  return [...PAGE_PATHS, ...new Set(properties)];
}

async function readWhileSwitching(
  client: HttpClient,
  paths: readonly string[],
  numbers: ReadonlyMap<string, number>,
  switchVersion: (turn: number) => Promise<void>,
): Promise<LoadTally> {
  const tally: LoadTally = {
    responses: 0,
    errors: new Map(),
    mixedVersionPages: [],
    byVersion: new Map(),
    milliseconds: [],
  };
  const end = Date.now() + RUN_SECONDS * 1000;
  let nextIndex = 0;
  const readPages = async () => {
    while (Date.now() < end) {
      const path = paths[nextIndex++ % paths.length] ?? '/nl/';
      const start = performance.now();
      const response = await client.send({ path }).catch((error: Error) => error);
      tally.responses++;
      tally.milliseconds.push(performance.now() - start);
      recordPage(tally, path, response, numbers);
    }
  };
  const switchVersions = async () => {
    for (let turn = 1; Date.now() < end; turn++) {
      await delay(SWITCH_INTERVAL_MS);
      await switchVersion(turn);
    }
  };
  await Promise.all([...Array.from({ length: CONNECTIONS }, readPages), switchVersions()]);
  return tally;
}

function recordPage(
  tally: LoadTally,
  path: string,
  response: BenchResponse | Error,
  numbers: ReadonlyMap<string, number>,
): void {
  const increment = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  if (response instanceof Error) return void increment(tally.errors, response.message);
  const { status, headers, body } = response;
  const version = headers['x-snapshot'] ?? '';
  if (status !== 200 || !body) return void increment(tally.errors, `${status} ${path}`);
  increment(tally.byVersion, version);
  const marks = findVersionMarks(body);
  const number = numbers.get(version);
  if (marks.size > 1 || (marks.size === 1 && !marks.has(number ?? 0)))
    tally.mixedVersionPages.push(`${path}: shows ${[...marks]}, header ${number}`);
}

function reportLoadDrill({
  responses,
  errors,
  mixedVersionPages,
  byVersion,
  milliseconds,
}: LoadTally): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const formatPercentile = (share: number) =>
    sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0);
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${CONNECTIONS} connections for ${RUN_SECONDS} s, live version switched every ${SWITCH_INTERVAL_MS} ms`,
  );
  console.log(
    `  answers: ${responses}; median ${formatPercentile(0.5)} ms, 99 % within ${formatPercentile(0.99)} ms`,
  );
  for (const [version, count] of byVersion)
    console.log(`  served from version ${version}: ${count}`);
  console.log(
    `  pages mixing two snapshot versions, or not matching their X-Snapshot header: ${mixedVersionPages.length}`,
  );
  for (const page of mixedVersionPages) console.log(`    ${page}`);
  console.log(`  errors: ${failed}`);
  for (const [reason, count] of errors) console.log(`    ${reason}: ${count}`);
  return failed + mixedVersionPages.length > 0 || byVersion.size < VERSION_COUNT ? 1 : 0;
}
