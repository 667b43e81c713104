import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledSnapshot } from '../../src/platform/snapshot/build/compile';
import { openPlace } from '../staff/place';
import { CONNECTIONS, Crowd, PAGE } from './crowd';
import { DAMAGES } from './damage';
import { ask, databaseIn, kept } from './ledger';
import { report } from './losses';
import type { Served } from './served';
import { migrate, serve } from './served';
import { openSink } from './sink';
import { markedVersion } from './versions';
import { COST } from './visitor';

const ORIGIN = 'http://localhost:8798';
const KILLS = 20;
/** Between these kills the database aborts every other submission. */
const ABORTING = { from: 4, to: 14 };
/** What becomes of the stored version while the server lies down, by the kill. */
const STORED: Record<number, keyof typeof DAMAGES> = {
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
const RECOVERY_MS = 120_000;
/** Shorter, and on a busy machine a mail that was taken counts as hung, and comes again. */
const MAIL_TIMEOUT_S = 5;

/**
 * The drill of goals.md, reliability: visitors send the contact form, each with one key and one body
 * until it is thanked for, while the server is killed over and over, the mail sink fails, the
 * database aborts and the stored version breaks. The exit code is 1 unless everything that was thanked for is stored once and each
 * of its mails arrived under one id.
 */
export async function failAll(leads: number): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'faults-'));
  migrate(state);
  const file = await databaseIn(state);
  const sink = await openSink();
  const place = await openPlace({ remote: false, persistTo: state });
  const live = await markedVersion(1);
  await DAMAGES.whole(place.kv, live);
  const start = () =>
    serve(
      state,
      ORIGIN,
      PAGE,
      {
        ...{ CAPTCHA_COST: COST, MIN_FILL_MS: 0, RATE_SCALE: 1e6, TRUSTED_PROXY: 'local' },
        ...{ MAIL_SINK_URL: sink.url, MAIL_TIMEOUT_S },
      },
      { log: 'none' },
    );
  let server: Served | undefined;
  /** While it lies down nobody sends, so every mail that waits may be due, leased by the dead or not. */
  const restart = async (meanwhile = '', stored?: keyof typeof DAMAGES) => {
    await server?.kill();
    ask(file, `UPDATE outbox SET due_at = 0 WHERE state = 'queued'`);
    if (meanwhile) ask(file, meanwhile);
    if (stored) await DAMAGES[stored](place.kv, live);
    server = await start();
  };
  try {
    const began = Date.now();
    await restart();
    const crowd = new Crowd(ORIGIN, leads);
    const sending = crowd.send();
    for (let kill = 1; kill <= KILLS; kill++) {
      await crowd.through((leads * kill) / (KILLS + 1));
      // Not always at the same point of what is going on.
      await pause((kill * 17) % 50);
      await restart(DURING[kill], STORED[kill]);
      console.log(
        `kill ${kill}: ${crowd.ends.size} of ${leads} are through; ${await answering(live)}`,
      );
      // Cut off by the next kill, as likely as not.
      void runJobs().catch(() => undefined);
    }
    await sending;
    sink.heal();
    await restart();
    await deliverAll(file);
    console.log(
      `${leads} leads over ${CONNECTIONS} connections, ${KILLS} kills, in ${((Date.now() - began) / 1000).toFixed(0)} s`,
    );
    return report(crowd, kept(file), sink);
  } finally {
    await server?.kill();
    sink.close();
    await place.close();
    await rm(state, { recursive: true, force: true });
  }
}

const DURING: Record<number, string> = {
  [ABORTING.from]:
    "CREATE TRIGGER half BEFORE INSERT ON submissions WHEN random() % 2 = 0 BEGIN SELECT RAISE(ABORT, 'the drill'); END",
  [ABORTING.to]: 'DROP TRIGGER half',
};

/** Which version a page is made of now. */
async function answering({ manifest }: CompiledSnapshot): Promise<string> {
  const page = await fetch(ORIGIN + PAGE).catch(() => undefined);
  if (!page?.ok) return `no page, ${page?.status}`;
  const isStored = page.headers.get('X-Snapshot') === manifest.version;
  return isStored ? 'the stored version answers' : 'the embedded version answers';
}

const runJobs = () =>
  fetch(`${ORIGIN}/cdn-cgi/local/scheduled`, { signal: AbortSignal.timeout(60_000) });

async function deliverAll(file: string): Promise<void> {
  const end = Date.now() + RECOVERY_MS;
  const isWaiting = () => ask(file, `SELECT 1 FROM outbox WHERE state = 'queued'`).length > 0;
  while (isWaiting() && Date.now() < end) {
    await runJobs().catch(() => undefined);
    await pause(500);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
