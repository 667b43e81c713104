import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject, vi } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/format/durations';
import type { Mail } from '../../../src/platform/mail/mail';
import { enqueueMails } from '../../../src/platform/mail/outbox-store';
import { packSnapshot } from '../../../src/platform/snapshot/archive';
import { createWorker } from '../../../src/worker';
import { emptyTables } from '../../empty-tables';
import { compileFiles, storeLiveVersion, WITH_LIVE_POINTER } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import type { ReceivedAlarm } from './alarm-receiver-server';

export const START = Date.UTC(2026, 10, 27, 10);
export const SIGNING_KEY = 'k'.repeat(32);

/** Sets the clock to so many minutes after the start. */
export const setMinute = (minute: number) => vi.setSystemTime(START + minute * MINUTE_MS);

/** Creates a box of the receiver, and the address of what is posted to it. */
export function createBox() {
  const box = `${inject('receiver')}/${crypto.randomUUID()}`;
  return {
    address: (behaviour: 'hang' | number) => `${box}/${behaviour}/`,
    read: async (): Promise<ReceivedAlarm[]> => (await fetch(box)).json(),
    /** What the alarms say, in the order of their posts. */
    async readNotices() {
      const received = await this.read();
      return received.map(({ body }) => JSON.parse(body));
    },
  };
}

/** A site whose cron and /health/ run when a test says so; what they let run behind them is waited for. */
export async function createWatchedSite(variables: Record<string, unknown> = {}) {
  const files = createSmallSnapshot();
  // Production refuses a demonstration.
  files['site/configuration.json'].demonstration = false;
  const archive = await packSnapshot(await compileFiles(files));
  const bindings = { ...env, ...WITH_LIVE_POINTER, SIGNING_KEY, ...variables };
  const createIsolate = () => createWorker(archive.buffer as ArrayBuffer);
  let worker = createIsolate();
  return {
    /** Runs a cron of the platform; without waiting for what runs behind it, if `isLeft`. */
    async runCron(cron = '* * * * *', { isLeft = false } = {}): Promise<void> {
      const context = createExecutionContext();
      const controller = { cron, scheduledTime: Date.now(), noRetry() {} };
      await worker.scheduled(controller, bindings, context);
      if (!isLeft) await waitOnExecutionContext(context);
    },
    /** Returns the status of /health/; its answer says nothing else. */
    async askHealth(): Promise<number> {
      const context = createExecutionContext();
      const request = new Request('http://localhost:8787/health/');
      const response = await worker.fetch(
        request as Parameters<typeof worker.fetch>[0],
        bindings,
        context,
      );
      await waitOnExecutionContext(context);
      const text = await response.text();
      if (text !== JSON.stringify({ ok: response.status === 200 })) throw new Error(text);
      return response.status;
    },
    /** Goes on in another isolate, which has opened no version yet. */
    restart() {
      worker = createIsolate();
    },
  };
}

/** Loads a version that is not the embedded one. */
export async function loadVersion(): Promise<void> {
  const files = createSmallSnapshot();
  files['site/configuration.json'].agency.name = 'Loaded';
  await storeLiveVersion(await compileFiles(files));
}

/** Empties everything that the watch reads. */
export async function clearWatch(): Promise<void> {
  await emptyTables(['runs', 'alarms', 'incidents', 'outbox', 'leads']);
  const { keys } = await env.SNAPSHOTS.list();
  await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
}

/** Queues a mail to the agency. */
export async function queueMail(kind: Mail['kind'] = 'lead'): Promise<void> {
  const mail: Mail = {
    from: { name: 'Huis & Vallée', email: 'info@huis-vallee.example' },
    ...{ to: 'info@huis-vallee.example', replyTo: 'an@example.be', subject: 'Vraag' },
    ...{ html: '<p>Vraag</p>', text: 'Vraag', kind },
  };
  await env.DB.batch(enqueueMails(env.DB, [mail], Date.now()));
}
