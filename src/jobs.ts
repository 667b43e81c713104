import { MINUTE_MS } from './domain/format/durations';
import type { Environment } from './env';
import { deleteExpiredAppointments } from './features/appointments/appointments-store';
import { offerFreedSlots } from './features/appointments/slot-offers-store';
import { deleteExpiredDocumentRequests } from './features/documents/document-requests-store';
import { deleteExpiredSubmissions } from './features/forms/kit/store/retention-store';
import { deleteExpiredSubscriptions } from './features/newsletter/newsletter-store';
import { deleteExpiredTestimonials } from './features/testimonials/testimonials-store';
import { deleteExpiredMails, deliverDueMails } from './platform/mail/outbox-store';
import type { Snapshot } from './platform/snapshot/snapshot';
import { findBrokenParts } from './platform/snapshot/verify-store';

const CRON_DELIVERY_BUDGET_MS = MINUTE_MS;

/** What is done without a visitor, each in its own time: none keeps another from its work. */
const JOBS: readonly {
  every: 'minute' | 'hour';
  work: (env: JobEnvironment) => Promise<unknown>;
}[] = [
  { every: 'minute', work: runFreedSlotOffers },
  { every: 'minute', work: (env) => deliverDueMails(env, CRON_DELIVERY_BUDGET_MS) },
  { every: 'hour', work: (env) => deleteExpiredMails(env.DB, Date.now()) },
  { every: 'hour', work: (env) => deleteExpiredSubmissions(env, Date.now()) },
  { every: 'hour', work: (env) => deleteExpiredSubscriptions(env.DB, Date.now()) },
  { every: 'hour', work: (env) => deleteExpiredAppointments(env.DB, Date.now()) },
  { every: 'hour', work: (env) => deleteExpiredDocumentRequests(env.DB, Date.now()) },
  { every: 'hour', work: (env) => deleteExpiredTestimonials(env.DB, Date.now()) },
  { every: 'hour', work: verifySnapshot },
];

/** What a job is given: the version is what visitors are shown; undefined where there is none at all. */
type JobEnvironment = Environment & { snapshot: Snapshot | undefined };

/** Runs the jobs of this trigger of wrangler.toml; one fired by hand names none, and runs them all. */
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

/** Whether what visitors are shown is still whole. */
async function verifySnapshot({ SNAPSHOTS }: Environment): Promise<void> {
  const broken = await findBrokenParts(SNAPSHOTS);
  if (broken.length > 0) throw new Error(`broken parts in KV: ${broken.join(' ')}`);
}

async function runFreedSlotOffers({ DB, PUBLIC_ORIGIN, snapshot }: JobEnvironment): Promise<void> {
  if (snapshot) await offerFreedSlots(DB, snapshot, PUBLIC_ORIGIN);
}
