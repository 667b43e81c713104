import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '../../src/domain/format/durations';
import { recordLoad } from '../../src/features/saved-searches/alerts/catalogue-loads-store';
import { matchSearches } from '../../src/features/saved-searches/alerts/match-searches-store';
import { sendAlerts } from '../../src/features/saved-searches/alerts/send-alerts';
import { POINTER_KEY } from '../../src/platform/snapshot/manifest';
import type { Snapshot } from '../../src/platform/snapshot/snapshot';
import type { StaffStores } from '../staff/stores';
import { openStores } from '../staff/stores';
import { openScaledSnapshot } from './scaled-snapshot';
import { insertSubscribers } from './subscribers';
import { applyLocalMigrations } from './wrangler-server';

const LISTINGS = 120_000;
const SUBSCRIBERS = 10_000;
/** The versions, with the share of the listings whose price each changes. */
const LOADS = [
  { name: 'the first load', share: 0 },
  { name: '1,200 other prices', share: 0.01 },
  { name: '120,000 other prices', share: 1 },
];

/** The cost of all runs of one kind of work. */
interface Cost {
  runs: number;
  /** Milliseconds of processor time: of all runs, and of the longest. */
  cpu: number;
  longest: number;
  statements: number;
}

/**
 * Prints what alerts cost at 120,000 listings and 10,000 subscribers (docs/goals.md, growth): noting a
 * load, comparing it with all searches, and writing the mails, each in runs as cron makes them.
 */
export async function measureAlerts(): Promise<void> {
  // Made first: while they are, an open connection to the stores would end.
  const snapshots: Snapshot[] = [];
  for (const [number, { share }] of LOADS.entries())
    snapshots.push(await openScaledSnapshot(LISTINGS, `v${number}`, share));
  const state = await mkdtemp(join(tmpdir(), 'alerts-'));
  applyLocalMigrations(state);
  const stores = await openStores({ remote: false, persistTo: state });
  try {
    await insertSubscribers(stores.db, SUBSCRIBERS);
    console.log(
      `\nAlerts, ${LISTINGS} listings, ${SUBSCRIBERS} subscribers (processor time in ms)`,
    );
    const previous: string[] = [];
    for (const [number, snapshot] of snapshots.entries()) {
      const pointer = { current: snapshot.version, previous: previous.slice(0, 2) };
      await stores.kv.put(POINTER_KEY, JSON.stringify(pointer));
      previous.unshift(snapshot.version);
      await measureLoad(
        stores,
        snapshot,
        LOADS[number]?.name ?? '',
        Date.now() + number * MINUTE_MS,
      );
    }
  } finally {
    await stores.close();
    await rm(state, { recursive: true, force: true });
  }
}

async function measureLoad(
  { db, files, kv }: StaffStores,
  snapshot: Snapshot,
  name: string,
  now: number,
): Promise<void> {
  console.log(`  ${name}`);
  const count = async (sql: string) => Number((await db.prepare(sql).first('n')) ?? 0);
  const countOpen = () =>
    count('SELECT count(*) AS n FROM catalogue_loads WHERE matched_at IS NULL');
  const countWaiting = () => count('SELECT count(*) AS n FROM alerts WHERE told_at IS NULL');
  const record = await measureRuns(db, async (counted) => {
    await recordLoad({ DB: counted, FILES: files, SNAPSHOTS: kv }, snapshot, now);
    return false;
  });
  printCost('noted', record, '');
  const match = await measureRuns(db, async (counted) => {
    await matchSearches(counted, snapshot, now);
    return (await countOpen()) > 0;
  });
  printCost('compared', match, `${await countWaiting()} alerts`);
  const tell = await measureRuns(db, async (counted) => {
    const env = {
      DB: counted,
      ENVIRONMENT: 'local',
      PUBLIC_ORIGIN: 'http://localhost:8787',
    } as const;
    await sendAlerts(env, snapshot, now);
    // The other runs are like the first one.
    return false;
  });
  printCost('told', tell, `${await count('SELECT count(*) AS n FROM outbox')} mails in all`);
  await db.exec('UPDATE alerts SET told_at = 1 WHERE told_at IS NULL');
}

/** Runs the work until it says that nothing is left. */
async function measureRuns(
  db: D1Database,
  work: (db: D1Database) => Promise<boolean>,
): Promise<Cost> {
  const cost: Cost = { runs: 0, cpu: 0, longest: 0, statements: 0 };
  for (let isLeft = true; isLeft; cost.runs++) {
    const counted = countStatements(db, cost);
    const start = process.cpuUsage();
    isLeft = await work(counted);
    const { user, system } = process.cpuUsage(start);
    const cpu = (user + system) / 1000;
    cost.cpu += cpu;
    cost.longest = Math.max(cost.longest, cpu);
  }
  return cost;
}

/** Returns the database, counting every statement that is prepared. */
const countStatements = (db: D1Database, cost: Cost): D1Database =>
  ({
    prepare: (sql: string) => {
      cost.statements++;
      return db.prepare(sql);
    },
    batch: (statements: D1PreparedStatement[]) => db.batch(statements),
  }) as unknown as D1Database;

const printCost = (name: string, { runs, cpu, longest, statements }: Cost, result: string) =>
  console.log(
    `    ${name.padEnd(10)}${cpu.toFixed(0).padStart(7)} in ${runs} runs, longest ${longest.toFixed(0)}; ${statements} statements${result && `; ${result}`}`,
  );
