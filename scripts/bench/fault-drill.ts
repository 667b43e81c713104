import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '../../src/domain/format/durations';
import type { CompiledSnapshot } from '../../src/platform/snapshot/build/compile';
import { openStores } from '../staff/stores';
import { delay } from './delay';
import { startFailingMailSink } from './failing-mail-sink';
import { reportFaultDrill } from './fault-report';
import { CAPTCHA_COST } from './form-client';
import { findDatabaseFile, readStoredRows, runSql } from './local-database';
import { compileMarkedVersion } from './marked-versions';
import { CONTACT_FORM_PATH, CROWD_CONNECTIONS, SimulatedVisitors } from './simulated-visitors';
import { SNAPSHOT_DAMAGES } from './snapshot-damage';
import type { WranglerServer } from './wrangler-server';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8798';
const KILL_COUNT = 20;
/** Between these kills the database aborts every other submission. */
const ABORT_WINDOW = { from: 4, to: 14 };
/** Damage to the stored version while the server is down, or its repair, by the number of the kill. */
const DAMAGE_BY_KILL: Record<number, keyof typeof SNAPSHOT_DAMAGES> = {
  2: 'the pointer is cut off',
  5: 'the pointer names no version',
  7: 'repaired',
  9: 'the manifest is gone',
  11: 'the site is corrupt',
  13: 'repaired',
  15: 'the index is gone',
  17: 'all cards are corrupt',
  19: 'repaired',
};
const MAX_RECOVERY_MS = 120_000;
/** Seconds. With a shorter timeout a busy machine sends mails again that the sink had accepted. */
const MAIL_TIMEOUT_S = 5;

/**
 * Runs the fault drill (docs/goals.md, reliability): visitors send the contact form, each with one key
 * and one body until the site acknowledges it, while the server is killed again and again, the mail
 * sink fails, the database aborts and the stored version breaks. Returns exit code 1 unless every
 * acknowledged submission is stored once and each of its mails arrived under one id.
 */
export async function runFaultDrill(leads: number): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'faults-'));
  applyLocalMigrations(state);
  const file = await findDatabaseFile(state);
  const sink = await startFailingMailSink();
  const stores = await openStores({ remote: false, persistTo: state });
  const live = await compileMarkedVersion(1);
  await SNAPSHOT_DAMAGES.repaired(stores.kv, live);
  const startServer = () =>
    startWranglerServer(
      state,
      ORIGIN,
      CONTACT_FORM_PATH,
      {
        ...{ CAPTCHA_COST, MIN_FILL_MS: 0, RATE_SCALE: 1e6, TRUSTED_PROXY: 'local' },
        ...{ MAIL_SINK_URL: sink.url, MAIL_TIMEOUT_S },
      },
      { log: 'none' },
    );
  let server: WranglerServer | undefined;
  /**
   * Kills the server, changes the database and the stored version, starts the server again. Makes
   * every queued mail due: the killed process may have left a lease on it.
   */
  const restart = async (sql = '', damage?: keyof typeof SNAPSHOT_DAMAGES) => {
    await server?.kill();
    runSql(file, `UPDATE outbox SET due_at = 0 WHERE state = 'queued'`);
    if (sql) runSql(file, sql);
    if (damage) await SNAPSHOT_DAMAGES[damage](stores.kv, live);
    server = await startServer();
  };
  try {
    const start = Date.now();
    await restart();
    const visitors = new SimulatedVisitors(ORIGIN, leads);
    const sending = visitors.submitAll();
    for (let kill = 1; kill <= KILL_COUNT; kill++) {
      await visitors.waitUntilDone((leads * kill) / (KILL_COUNT + 1));
      // Varies the delay, so that the kills hit different steps of a request.
      await delay((kill * 17) % 50);
      await restart(SQL_BY_KILL[kill], DAMAGE_BY_KILL[kill]);
      console.log(
        `kill ${kill}: ${visitors.outcomes.size} of ${leads} submissions finished; ${await describeServedVersion(live)}`,
      );
      // The next kill may interrupt the jobs.
      void runScheduledJobs().catch(() => undefined);
    }
    await sending;
    sink.acceptAll();
    await restart();
    await drainOutbox(file);
    console.log(
      `${leads} leads over ${CROWD_CONNECTIONS} connections, ${KILL_COUNT} kills, in ${((Date.now() - start) / 1000).toFixed(0)} s`,
    );
    return reportFaultDrill(visitors, readStoredRows(file), sink);
  } finally {
    await server?.kill();
    sink.close();
    await stores.close();
    await rm(state, { recursive: true, force: true });
  }
}

const SQL_BY_KILL: Record<number, string> = {
  [ABORT_WINDOW.from]:
    "CREATE TRIGGER half BEFORE INSERT ON leads WHEN random() % 2 = 0 BEGIN SELECT RAISE(ABORT, 'the drill'); END",
  [ABORT_WINDOW.to]: 'DROP TRIGGER half',
};

/** Describes the version that a page is made of: the stored or the embedded one. */
async function describeServedVersion({ manifest }: CompiledSnapshot): Promise<string> {
  const page = await fetch(ORIGIN + CONTACT_FORM_PATH).catch(() => undefined);
  if (!page?.ok) return `no page, ${page?.status}`;
  const isStored = page.headers.get('X-Snapshot') === manifest.version;
  return isStored ? 'site serves the stored snapshot' : 'site serves the embedded snapshot';
}

const runScheduledJobs = () =>
  fetch(`${ORIGIN}/cdn-cgi/local/scheduled`, { signal: AbortSignal.timeout(MINUTE_MS) });

async function drainOutbox(file: string): Promise<void> {
  const end = Date.now() + MAX_RECOVERY_MS;
  const isWaiting = () => runSql(file, `SELECT 1 FROM outbox WHERE state = 'queued'`).length > 0;
  while (isWaiting() && Date.now() < end) {
    await runScheduledJobs().catch(() => undefined);
    await delay(500);
  }
}
