import type { Environment } from './env';
import { forgetVisits } from './features/appointments/appointments-store';
import { offerFreed } from './features/appointments/offers-store';
import { forgetRequests } from './features/documents/document-requests-store';
import { forgetOld } from './features/forms/kit/store/retention-store';
import { forgetUnconfirmed } from './features/newsletter/newsletter-store';
import { forgetTestimonials } from './features/testimonials/testimonials-store';
import { deliverDue, forgetSent } from './platform/mail/outbox-store';
import type { Snapshot } from './platform/snapshot/snapshot';
import { brokenParts } from './platform/snapshot/verify-store';

const MINUTE_MS = 60_000;

/** What is done without a visitor, each in its own time: none keeps another from its work. */
const JOBS: readonly { every: 'minute' | 'hour'; work: (env: Given) => Promise<unknown> }[] = [
  { every: 'minute', work: offerFreedPlaces },
  { every: 'minute', work: (env) => deliverDue(env, MINUTE_MS) },
  { every: 'hour', work: (env) => forgetSent(env.DB, Date.now()) },
  { every: 'hour', work: (env) => forgetOld(env, Date.now()) },
  { every: 'hour', work: (env) => forgetUnconfirmed(env.DB, Date.now()) },
  { every: 'hour', work: (env) => forgetVisits(env.DB, Date.now()) },
  { every: 'hour', work: (env) => forgetRequests(env.DB, Date.now()) },
  { every: 'hour', work: (env) => forgetTestimonials(env.DB, Date.now()) },
  { every: 'hour', work: verifySnapshot },
];

/** What a job is given: the version is what visitors are shown; undefined where there is none at all. */
type Given = Environment & { snapshot: Snapshot | undefined };

/** Runs the jobs of this trigger of wrangler.toml; one fired by hand names none, and runs them all. */
export async function runJobs(cron: string, env: Given): Promise<void> {
  const every = EVERY[cron];
  const jobs = JOBS.filter((job) => !every || job.every === every);
  const results = await Promise.allSettled(jobs.map(async ({ work }) => work(env)));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(String).join('\n'));
}

const EVERY: Record<string, 'minute' | 'hour'> = { '* * * * *': 'minute', '7 * * * *': 'hour' };

/** Whether what visitors are shown is still whole. */
async function verifySnapshot({ SNAPSHOTS }: Environment): Promise<void> {
  const broken = await brokenParts(SNAPSHOTS);
  if (broken.length > 0) throw new Error(`broken parts in KV: ${broken.join(' ')}`);
}

async function offerFreedPlaces({ DB, PUBLIC_ORIGIN, snapshot }: Given): Promise<void> {
  if (snapshot) await offerFreed(DB, snapshot, PUBLIC_ORIGIN);
}
