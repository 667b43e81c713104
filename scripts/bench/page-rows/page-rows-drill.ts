import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createApp } from '../../../src/app';
import { signInDrillAccounts } from '../account-sessions';
import type { AccountCookies } from '../hostile/account-injection-points';
import { findDatabaseFile } from '../local-database';
import { applyLocalMigrations, startWranglerServer } from '../wrangler-server';
import type { CountedStatement } from './count-read-rows';
import type { CountedAnswer } from './counting-worker';
import { listGrowingRows } from './growing-rows';
import { findUncountedPages, OPENED_PAGES } from './opened-pages';

const ORIGIN = 'http://localhost:8796';
const WORKER = 'scripts/bench/page-rows/counting-worker.ts';
const MAX_ROWS = 2000;
const MAX_MS = 100;
/** A file that staff ask for holds every lead: as many rows as it has lines, in portions. */
const FILES = ['/desk/leads/export/', '/desk/catalogue/export/'];

/** What a page cost the database. */
interface PageCost {
  path: string;
  status: number;
  rows: number;
  ms: number;
  /** The statement that read the most rows. */
  worst: CountedStatement | undefined;
}

/**
 * Fills a database with this many leads and the other rows in proportion, opens every page of the desk, the
 * portal and accounts, and prints what each read. Returns exit code 1 if one reads more than 2,000 rows or
 * holds the database longer than 100 ms, fails, or is not in the list.
 */
export async function runPageRowsDrill(leads: number): Promise<number> {
  const uncounted = findUncountedPages(createApp().routes);
  if (uncounted.missing.length + uncounted.unknown.length > 0) {
    console.log('pages of scripts/bench/page-rows/opened-pages.ts', uncounted);
    return 1;
  }
  const state = await mkdtemp(join(tmpdir(), 'page-rows-'));
  applyLocalMigrations(state);
  const cookies = await signInDrillAccounts(state);
  const file = await findDatabaseFile(state);
  fillDatabase(file, leads);
  const server = await startWranglerServer(
    state,
    ORIGIN,
    '/nl/',
    {},
    { log: 'none', entry: WORKER },
  );
  const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    // As on a site that runs: the jobs of an hour sum the figures up.
    await fetch(`${ORIGIN}/cdn-cgi/handler/scheduled?cron=7+*+*+*+*`);
    const costs: PageCost[] = [];
    for (const [route, { by, paths }] of Object.entries(OPENED_PAGES))
      for (const path of paths) {
        const cost = await openPage(path, by === 'nobody' ? undefined : cookies[by], db);
        costs.push(cost);
        printCost(cost, FILES.includes(route));
      }
    const isOver = ({ path, rows, ms, status }: PageCost) =>
      status >= 500 || (!isFile(path) && (rows > MAX_ROWS || ms > MAX_MS));
    const over = costs.filter(isOver);
    console.log(`${costs.length} addresses at ${leads} leads; above the limits: ${over.length}`);
    return over.length === 0 ? 0 : 1;
  } finally {
    db.close();
    await server.kill();
    await rm(state, { recursive: true, force: true });
  }
}

const isFile = (path: string): boolean =>
  FILES.some((route) => OPENED_PAGES[route]?.paths.includes(path));

function fillDatabase(file: string, leads: number): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA synchronous = OFF');
  for (const statement of listGrowingRows(leads, Date.now())) db.exec(statement);
  db.close();
}

async function openPage(
  path: string,
  cookie: AccountCookies[keyof AccountCookies] | undefined,
  db: DatabaseSync,
): Promise<PageCost> {
  const response = await fetch(ORIGIN + path, {
    redirect: 'manual',
    headers: { ...(cookie && { Cookie: cookie }) },
  });
  const { status, statements } = (await response.json()) as CountedAnswer;
  return {
    path,
    status,
    rows: statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    ms: statements.reduce((sum, statement) => sum + measureMs(db, statement), 0),
    worst: statements.toSorted((one, other) => other.rowsRead - one.rowsRead)[0],
  };
}

/**
 * Returns the ms that a query takes in SQLite, the lower of two runs: the clock of a worker stands still
 * while it computes. Writes count nothing.
 */
function measureMs(db: DatabaseSync, { sql, values }: CountedStatement): number {
  if (!/^\s*(SELECT|WITH)/i.test(sql)) return 0;
  const query = db.prepare(sql);
  const runs = [0, 1].map(() => {
    const start = performance.now();
    query.all(...(values as (string | number | null)[]));
    return performance.now() - start;
  });
  return Math.min(...runs);
}

function printCost({ path, status, rows, ms, worst }: PageCost, isFileOfRows: boolean): void {
  const isOver = rows > MAX_ROWS || ms > MAX_MS;
  const mark = isOver ? (isFileOfRows ? '  file' : '  OVER') : '';
  console.log(
    `  ${path.padEnd(66)}${status} ${String(rows).padStart(9)} rows ${ms.toFixed(1).padStart(8)} ms${mark}`,
  );
  if (isOver && worst)
    console.log(`      ${worst.rowsRead}: ${worst.sql.replaceAll(/\s+/g, ' ').trim()}`);
}
