import { MINUTE_MS } from './domain/format/durations';
import type { Environment } from './env';
import { offerFreedSlots } from './features/appointments/slot-offers-store';
import { deliverDueMails } from './platform/mail/outbox-store';
import type { Snapshot } from './platform/snapshot/snapshot';
import { findBrokenParts } from './platform/snapshot/verify-store';
import { deleteExpiredData } from './retention';

const CRON_DELIVERY_BUDGET_MS = MINUTE_MS;

/** Work without a visitor; a job that fails does not keep the others from running. */
const JOBS: readonly {
  every: 'minute' | 'hour';
  work: (env: JobEnvironment) => Promise<unknown>;
}[] = [
  { every: 'minute', work: runFreedSlotOffers },
  { every: 'minute', work: (env) => deliverDueMails(env, CRON_DELIVERY_BUDGET_MS) },
  { every: 'hour', work: (env) => deleteExpiredData(env, Date.now()) },
  { every: 'hour', work: verifySnapshot },
];

/** The environment and the version that visitors see; undefined if there is none. */
type JobEnvironment = Environment & { snapshot: Snapshot | undefined };

/** Runs the jobs of this cron trigger of wrangler.toml; an unknown trigger, as one fired by hand, runs all. */
export async function runJobs(cron: string, env: JobEnvironment): Promise<void> {
  const every = FREQUENCY_BY_CRON[cron];
  const jobs = JOBS.filter((job) => !every || job.every === every);
  const results = await Promise.allSettled(jobs.map(async ({ work }) => work(env)));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(String).join('\n'));
}

const FREQUENCY_BY_CRON: Record<string, 'minute' | 'hour'> = {
  '* * * * *': 'minute',
  '7 * * * *': 'hour',
};

/** Rejects if a part of the live snapshot is missing or corrupt. */
async function verifySnapshot({ SNAPSHOTS }: Environment): Promise<void> {
  const broken = await findBrokenParts(SNAPSHOTS);
  if (broken.length > 0) throw new Error(`broken parts in KV: ${broken.join(' ')}`);
}

async function runFreedSlotOffers({ DB, PUBLIC_ORIGIN, snapshot }: JobEnvironment): Promise<void> {
  if (snapshot) await offerFreedSlots(DB, snapshot, PUBLIC_ORIGIN);
}
