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

/** Beside them each property that the first two lists show. */
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
  '/fr/chercher/?q=durbuy',
  '/nl/zoeken/index/',
];

/** What came of all that was asked. */
interface LoadTally {
  answers: number;
  /** What was no 200 with a version, by what it was. */
  errors: Map<string, number>;
  /** Pages that say two versions, or another than their header names. */
  mixedVersionPages: number;
  /** How many pages each version made. */
  byVersion: Map<string, number>;
  milliseconds: number[];
}

/**
 * A hundred readers on as many connections for a minute, while another version goes live each second
 * (docs/goals.md, reliability). The exit code is 1 unless every answer is a whole page of one version.
 */
export async function runLoadDrill(): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'load-'));
  applyLocalMigrations(state);
  const place = await openStores({ remote: false, persistTo: state });
  const versions = await Promise.all(
    Array.from({ length: VERSION_COUNT }, (_, place) => compileMarkedVersion(place + 1)),
  );
  for (const version of versions) await storeVersion(place.kv, version);
  await setLiveVersion(place.kv, versions);
  const numbers = new Map(
    versions.map(({ manifest }, place) => [manifest.version, place + 1] as const),
  );
  const server = await startWranglerServer(state, ORIGIN, '/nl/', { SNAPSHOT_POLL_S: 0.5 });
  const asker = createHttpClient(ORIGIN, CONNECTIONS);
  try {
    const tally = await readWhileSwitching(
      asker,
      await listPagePaths(asker),
      numbers,
      async (turn) => {
        const live = turn % VERSION_COUNT;
        await setLiveVersion(place.kv, [...versions.slice(live), ...versions.slice(0, live)]);
      },
    );
    return reportLoadDrill(tally);
  } finally {
    asker.close();
    await server.kill();
    await place.close();
    await rm(state, { recursive: true, force: true });
  }
}

async function listPagePaths(asker: HttpClient): Promise<string[]> {
  const lists = await Promise.all(PAGE_PATHS.slice(2, 4).map((path) => asker.send({ path })));
  const properties = lists.flatMap(({ body }) =>
    [...body.matchAll(/href="(\/(?:nl|fr)\/[^"]+\/\d+\/)"/g)].map(([, path]) => path ?? ''),
  );
  return [...PAGE_PATHS, ...new Set(properties)];
}

async function readWhileSwitching(
  asker: HttpClient,
  paths: readonly string[],
  numbers: ReadonlyMap<string, number>,
  change: (turn: number) => Promise<void>,
): Promise<LoadTally> {
  const tally: LoadTally = {
    answers: 0,
    errors: new Map(),
    mixedVersionPages: 0,
    byVersion: new Map(),
    milliseconds: [],
  };
  const end = Date.now() + RUN_SECONDS * 1000;
  let next = 0;
  const reader = async () => {
    while (Date.now() < end) {
      const path = paths[next++ % paths.length] ?? '/nl/';
      const began = performance.now();
      const answer = await asker.send({ path }).catch((error: Error) => error);
      tally.answers++;
      tally.milliseconds.push(performance.now() - began);
      recordPage(tally, path, answer, numbers);
    }
  };
  const switcher = async () => {
    for (let turn = 1; Date.now() < end; turn++) {
      await delay(SWITCH_INTERVAL_MS);
      await change(turn);
    }
  };
  await Promise.all([...Array.from({ length: CONNECTIONS }, reader), switcher()]);
  return tally;
}

function recordPage(
  tally: LoadTally,
  path: string,
  answer: BenchResponse | Error,
  numbers: ReadonlyMap<string, number>,
): void {
  const count = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  if (answer instanceof Error) return void count(tally.errors, answer.message);
  const { status, headers, body } = answer;
  const version = headers['x-snapshot'] ?? '';
  if (status !== 200 || !body) return void count(tally.errors, `${status} ${path}`);
  count(tally.byVersion, version);
  const marks = findVersionMarks(body);
  if (marks.size > 1 || (marks.size === 1 && !marks.has(numbers.get(version) ?? 0)))
    tally.mixedVersionPages++;
}

function reportLoadDrill({
  answers,
  errors,
  mixedVersionPages,
  byVersion,
  milliseconds,
}: LoadTally): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0);
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${CONNECTIONS} connections for ${RUN_SECONDS} s, live version switched every ${SWITCH_INTERVAL_MS} ms`,
  );
  console.log(`  answers: ${answers}; median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`);
  for (const [version, count] of byVersion)
    console.log(`  served from version ${version}: ${count}`);
  console.log(
    `  pages mixing two snapshot versions, or not matching their X-Snapshot header: ${mixedVersionPages}`,
  );
  console.log(`  errors: ${failed}`);
  for (const [what, count] of errors) console.log(`    ${what}: ${count}`);
  return failed + mixedVersionPages > 0 || byVersion.size < VERSION_COUNT ? 1 : 0;
}
