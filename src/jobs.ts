import { deleteExpiredData } from './delete-expired-data';
import { toMs } from './domain/format/period';
import { PERIODS } from './domain/periods';
import type { Environment } from './env';
import { publishOverrides } from './features/desk/catalogue/changes/publish-overrides-store';
import { sumUpFigures } from './features/desk/figures/sum-up-figures';
import { sendOwnerDigests } from './features/owner-portal/digest/digest-store';
import { recordLoad } from './features/saved-searches/alerts/catalogue-loads-store';
import { matchSearches } from './features/saved-searches/alerts/match-searches-store';
import { sendAlerts } from './features/saved-searches/alerts/send-alerts';
import { tellIdleSubscribers } from './features/saved-searches/ending/ending-store';
import { sendInvitations } from './features/sign-in/invitations-store';
import { listChangedAddresses } from './features/sitemap/changes/changed-addresses-store';
import {
  postChangedAddresses,
  tellsEngines,
} from './features/sitemap/changes/post-addresses-store';
import { offerFreedSlots } from './features/visits/slot-offers-store';
import { makePatternSlots } from './features/visits/visit-patterns-store';
import { remindVisitors } from './features/visits/visit-reminders-store';
import { createAlarmSender } from './features/watch/alarm-sender-store';
import { raiseAlarmsOfEvents } from './features/watch/event-alarms-store';
import { raiseAlarmsOfState } from './features/watch/examined-alarms-store';
import { sendHeartbeat } from './features/watch/heartbeat-store';
import { loadReadings } from './features/watch/readings-store';
import { expectRuns, recordRun } from './features/watch/runs-store';
import { findTroubles } from './features/watch/trouble';
import { tellReadTroubles } from './features/watch/troubles-store';
import { deliverDueMails } from './platform/mail/outbox-store';
import type { SharedCache } from './platform/sharing/drop-earlier-versions-store';
import { dropEarlierVersions } from './platform/sharing/drop-earlier-versions-store';
import { showWithheld } from './platform/snapshot/show-withheld';
import type { Snapshot } from './platform/snapshot/snapshot';
import { findBrokenParts } from './platform/snapshot/verify-store';

/** Milliseconds that one run of cron may deliver mails for. */
const CRON_DELIVERY_BUDGET_MS = toMs(PERIODS.cronDelivery);

/** The scheduled jobs before the mails; a job that fails does not stop the others. */
const JOBS: readonly {
  every: JobFrequency;
  work: (env: JobEnvironment) => Promise<unknown>;
}[] = [
  {
    every: 'minute',
    work: ({ SNAPSHOTS, cache }) => dropEarlierVersions(SNAPSHOTS, cache, Date.now()),
  },
  { every: 'minute', work: (env) => publishOverrides(env, null) },
  { every: 'minute', work: runFreedSlotOffers },
  { every: 'minute', work: runInvitations },
  { every: 'minute', work: runAlerts },
  { every: 'minute', work: runChangedAddresses },
  { every: 'minute', work: (env) => raiseAlarmsOfEvents(toAlarmSender(env), Date.now()) },
  { every: 'hour', work: runVisitReminders },
  { every: 'hour', work: ({ DB }) => makePatternSlots(DB, Date.now()) },
  { every: 'hour', work: runOwnerDigests },
  { every: 'hour', work: runFigures },
  { every: 'hour', work: runEndingNotices },
  { every: 'hour', work: (env) => deleteExpiredData(env, Date.now()) },
  { every: 'hour', work: verifySnapshot },
];

/** The environment of a job with the version that visitors see; undefined if there is none. */
type JobEnvironment = Environment & {
  snapshot: Snapshot | undefined;
  cache?: SharedCache | undefined;
  /** Lets work go on that no job waits for. */
  waitUntil: ExecutionContext['waitUntil'];
};

/**
 * Runs the jobs of a cron trigger of wrangler.toml; a trigger fired by hand has no cron and runs all.
 * Rejects with an AggregateError if a job fails.
 */
export async function runJobs(cron: string, env: JobEnvironment): Promise<void> {
  const every = findFrequency(cron);
  const jobs = JOBS.filter((job) => !every || job.every === every);
  const results = await Promise.allSettled(jobs.map(async ({ work }) => work(env)));
  // Last, so that what the others wrote goes out in the same run.
  if (every !== 'hour') results.push(...(await Promise.allSettled([deliverMails(env)])));
  const hasFailed = results.some(({ status }) => status === 'rejected');
  results.push(...(await Promise.allSettled([watch(env, every, hasFailed)])));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(String).join('\n'));
}

/** The triggers of wrangler.toml, compared by a test. */
export const CRONS = { minute: '* * * * *', hour: '7 * * * *' } as const;
type JobFrequency = keyof typeof CRONS;

const FREQUENCIES: readonly JobFrequency[] = ['minute', 'hour'];

const findFrequency = (cron: string): JobFrequency | undefined =>
  FREQUENCIES.find((frequency) => CRONS[frequency] === cron);

/** Raises alarms about broken parts and missing leads. */
async function verifySnapshot(env: JobEnvironment): Promise<void> {
  const broken = await findBrokenParts(env.SNAPSHOTS);
  if (broken.length > 0) console.error(`broken parts in KV: ${broken.join(' ')}`);
  await raiseAlarmsOfState(toAlarmSender(env), broken.length, Date.now());
}

/**
 * Records the run, unless a job failed: jobs that fail for hours are as good as none. Then tells what is beyond
 * its period: last, so that mails which this run delivered are not told of. A run in which all was well is told
 * outside.
 */
async function watch(
  env: JobEnvironment,
  every: JobFrequency | undefined,
  hasFailed: boolean,
): Promise<void> {
  const { DB, HEARTBEAT_URL, waitUntil } = env;
  const now = Date.now();
  await expectRuns(DB, ['minute', 'hour'], now);
  if (!hasFailed) for (const job of every ? [every] : FREQUENCIES) await recordRun(DB, job, now);
  const troubles = findTroubles(await loadReadings(env, now));
  await tellReadTroubles(toAlarmSender(env), troubles, now);
  if (HEARTBEAT_URL && every !== 'hour' && !hasFailed && troubles.length === 0)
    waitUntil(sendHeartbeat(HEARTBEAT_URL));
}

const toAlarmSender = (env: JobEnvironment) => createAlarmSender(env, env.snapshot, env.waitUntil);

const deliverMails = (env: JobEnvironment) =>
  deliverDueMails(env, { budgetMs: CRON_DELIVERY_BUDGET_MS });

async function runInvitations({ DB, PUBLIC_ORIGIN, snapshot }: JobEnvironment): Promise<void> {
  if (snapshot) await sendInvitations(DB, snapshot, PUBLIC_ORIGIN);
}

async function runFreedSlotOffers(env: JobEnvironment): Promise<void> {
  if (env.snapshot) await offerFreedSlots(env, env.snapshot);
}

async function runOwnerDigests(env: JobEnvironment): Promise<void> {
  if (env.snapshot) await sendOwnerDigests(env, showWithheld(env.snapshot, 'all'));
}

async function runFigures({ DB, snapshot }: JobEnvironment): Promise<void> {
  if (snapshot) await sumUpFigures(DB, showWithheld(snapshot, 'all'), Date.now());
}

async function runVisitReminders(env: JobEnvironment): Promise<void> {
  if (env.snapshot) await remindVisitors(env, env.snapshot);
}

async function runEndingNotices(env: JobEnvironment): Promise<void> {
  if (env.snapshot) await tellIdleSubscribers(env, env.snapshot, Date.now());
}

/** Notes what a load changed, compares it with searches, and tells subscribers; each where it stopped. */
async function runAlerts(env: JobEnvironment): Promise<void> {
  const { DB, snapshot } = env;
  if (!snapshot) return;
  // Subscribers are told before anybody else (decision 107).
  const whole = showWithheld(snapshot, 'all');
  await recordLoad(env, whole, Date.now());
  await matchSearches(DB, whole, Date.now());
  await sendAlerts(env, snapshot, Date.now());
}

/** Lists what the last load changed for search engines, and tells them; the loads are those that the alerts noted. */
async function runChangedAddresses(env: JobEnvironment): Promise<void> {
  if (!tellsEngines(env)) return;
  await listChangedAddresses(env, Date.now());
  await postChangedAddresses(env, Date.now());
}
