import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlace } from '../staff/place';
import type { Answer, Asker } from './asking';
import { openAsker } from './asking';
import { migrate, serve } from './served';
import { goLive, markedVersion, marksIn, store } from './versions';

const ORIGIN = 'http://localhost:8796';
const SECONDS = 60;
const CONNECTIONS = 100;
const VERSIONS = 4;
const SWITCH_MS = 1000;

/** Beside them each property that the first two lists show. */
const PAGES = [
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
interface Tally {
  answers: number;
  /** What was no 200 with a version, by what it was. */
  errors: Map<string, number>;
  /** Pages that say two versions, or another than their header names. */
  mixed: number;
  /** How many pages each version made. */
  byVersion: Map<string, number>;
  milliseconds: number[];
}

/**
 * A hundred readers on as many connections for a minute, while another version goes live each second
 * (goals.md, reliability). The exit code is 1 unless every answer is a whole page of one version.
 */
export async function crowdIn(): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'load-'));
  migrate(state);
  const place = await openPlace({ remote: false, persistTo: state });
  const versions = await Promise.all(
    Array.from({ length: VERSIONS }, (_, place) => markedVersion(place + 1)),
  );
  for (const version of versions) await store(place.kv, version);
  await goLive(place.kv, versions);
  const numbers = new Map(
    versions.map(({ manifest }, place) => [manifest.version, place + 1] as const),
  );
  const server = await serve(state, ORIGIN, '/nl/', { SNAPSHOT_POLL_S: 0.5 });
  const asker = openAsker(ORIGIN, CONNECTIONS);
  try {
    const tally = await read(asker, await pages(asker), numbers, async (turn) => {
      const live = turn % VERSIONS;
      await goLive(place.kv, [...versions.slice(live), ...versions.slice(0, live)]);
    });
    return report(tally);
  } finally {
    asker.close();
    await server.kill();
    await place.close();
    await rm(state, { recursive: true, force: true });
  }
}

async function pages(asker: Asker): Promise<string[]> {
  const lists = await Promise.all(PAGES.slice(2, 4).map((path) => asker.ask({ path })));
  const properties = lists.flatMap(({ body }) =>
    [...body.matchAll(/href="(\/(?:nl|fr)\/[^"]+\/\d+\/)"/g)].map(([, path]) => path ?? ''),
  );
  return [...PAGES, ...new Set(properties)];
}

async function read(
  asker: Asker,
  paths: readonly string[],
  numbers: ReadonlyMap<string, number>,
  change: (turn: number) => Promise<void>,
): Promise<Tally> {
  const tally: Tally = {
    answers: 0,
    errors: new Map(),
    mixed: 0,
    byVersion: new Map(),
    milliseconds: [],
  };
  const end = Date.now() + SECONDS * 1000;
  let next = 0;
  const reader = async () => {
    while (Date.now() < end) {
      const path = paths[next++ % paths.length] ?? '/nl/';
      const began = performance.now();
      const answer = await asker.ask({ path }).catch((error: Error) => error);
      tally.answers++;
      tally.milliseconds.push(performance.now() - began);
      judge(tally, path, answer, numbers);
    }
  };
  const switcher = async () => {
    for (let turn = 1; Date.now() < end; turn++) {
      await new Promise((resolve) => setTimeout(resolve, SWITCH_MS));
      await change(turn);
    }
  };
  await Promise.all([...Array.from({ length: CONNECTIONS }, reader), switcher()]);
  return tally;
}

function judge(
  tally: Tally,
  path: string,
  answer: Answer | Error,
  numbers: ReadonlyMap<string, number>,
): void {
  const count = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  if (answer instanceof Error) return void count(tally.errors, answer.message);
  const { status, headers, body } = answer;
  const version = headers['x-snapshot'] ?? '';
  if (status !== 200 || !body) return void count(tally.errors, `${status} ${path}`);
  count(tally.byVersion, version);
  const marks = marksIn(body);
  if (marks.size > 1 || (marks.size === 1 && !marks.has(numbers.get(version) ?? 0))) tally.mixed++;
}

function report({ answers, errors, mixed, byVersion, milliseconds }: Tally): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0);
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${CONNECTIONS} connections for ${SECONDS} s, a switch every ${SWITCH_MS} ms`);
  console.log(`  answers: ${answers}; median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`);
  for (const [version, count] of byVersion) console.log(`  made of ${version}: ${count}`);
  console.log(`  of two versions, or of another than they say: ${mixed}`);
  console.log(`  errors: ${failed}`);
  for (const [what, count] of errors) console.log(`    ${what}: ${count}`);
  return failed + mixed > 0 || byVersion.size < VERSIONS ? 1 : 0;
}
