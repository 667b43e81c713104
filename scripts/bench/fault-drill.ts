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
/** Damage done to the stored version while the server is down, by the number of the kill. */
const DAMAGE_BY_KILL: Record<number, keyof typeof SNAPSHOT_DAMAGES> = {
  2: 'the pointer is cut off',
  5: 'the pointer names no version',
  7: 'whole',
  9: 'the manifest is gone',
  11: 'the site is corrupt',
  13: 'whole',
  15: 'the index is gone',
  17: 'all cards are corrupt',
  19: 'whole',
};
const MAX_RECOVERY_MS = 120_000;
/** Shorter, and on a busy machine a mail that was taken counts as hung, and comes again. */
const MAIL_TIMEOUT_S = 5;

/**
 * The drill of docs/goals.md, reliability: visitors send the contact form, each with one key and one body
 * until it is thanked for, while the server is killed over and over, the mail sink fails, the
 * database aborts and the stored version breaks. The exit code is 1 unless everything that was thanked for is stored once and each
 * of its mails arrived under one id.
 */
export async function runFaultDrill(leads: number): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'faults-'));
  applyLocalMigrations(state);
  const file = await findDatabaseFile(state);
  const sink = await startFailingMailSink();
  const place = await openStores({ remote: false, persistTo: state });
  const live = await compileMarkedVersion(1);
  await SNAPSHOT_DAMAGES.whole(place.kv, live);
  const start = () =>
    startWranglerServer(
      state,
      ORIGIN,
      CONTACT_FORM_PATH,
      {
        ...{ CAPTCHA_COST: CAPTCHA_COST, MIN_FILL_MS: 0, RATE_SCALE: 1e6, TRUSTED_PROXY: 'local' },
        ...{ MAIL_SINK_URL: sink.url, MAIL_TIMEOUT_S },
      },
      { log: 'none' },
    );
  let server: WranglerServer | undefined;
  /** While the server is down no submission arrives, so every waiting mail may be due, even under the lease of the killed process. */
  const restart = async (meanwhile = '', stored?: keyof typeof SNAPSHOT_DAMAGES) => {
    await server?.kill();
    runSql(file, `UPDATE outbox SET due_at = 0 WHERE state = 'queued'`);
    if (meanwhile) runSql(file, meanwhile);
    if (stored) await SNAPSHOT_DAMAGES[stored](place.kv, live);
    server = await start();
  };
  try {
    const began = Date.now();
    await restart();
    const crowd = new SimulatedVisitors(ORIGIN, leads);
    const sending = crowd.submitAll();
    for (let kill = 1; kill <= KILL_COUNT; kill++) {
      await crowd.waitUntilDone((leads * kill) / (KILL_COUNT + 1));
      // Not always at the same point of what is going on.
      await delay((kill * 17) % 50);
      await restart(SQL_BY_KILL[kill], DAMAGE_BY_KILL[kill]);
      console.log(
        `kill ${kill}: ${crowd.outcomes.size} of ${leads} submissions finished; ${await describeServedVersion(live)}`,
      );
      // Cut off by the next kill, as likely as not.
      void runScheduledJobs().catch(() => undefined);
    }
    await sending;
    sink.acceptAll();
    await restart();
    await drainOutbox(file);
    console.log(
      `${leads} leads over ${CROWD_CONNECTIONS} connections, ${KILL_COUNT} kills, in ${((Date.now() - began) / 1000).toFixed(0)} s`,
    );
    return reportFaultDrill(crowd, readStoredRows(file), sink);
  } finally {
    await server?.kill();
    sink.close();
    await place.close();
    await rm(state, { recursive: true, force: true });
  }
}

const SQL_BY_KILL: Record<number, string> = {
  [ABORT_WINDOW.from]:
    "CREATE TRIGGER half BEFORE INSERT ON submissions WHEN random() % 2 = 0 BEGIN SELECT RAISE(ABORT, 'the drill'); END",
  [ABORT_WINDOW.to]: 'DROP TRIGGER half',
};

/** Which version a page is made of now. */
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
