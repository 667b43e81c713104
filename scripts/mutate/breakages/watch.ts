import type { Breakage } from '../breakage';

const ALARMS = 'test/features/watch/alarms.test.ts';
const CHANGED_ADDRESSES = 'test/features/sitemap/changed-addresses.test.ts';
const DRILLS = 'test/features/watch/drills.test.ts';
const POSTS = 'test/features/watch/alarm-posts.test.ts';
const WATCHED = 'test/features/watch/watched.test.ts';
const UNATTENDED = 'test/scripts/staff/snapshot/unattended-load.test.ts';

/** Guarantees of the watch: what stops is seen, and told to somebody outside. */
export const WATCH_BREAKAGES: readonly Breakage[] = [
  {
    name: 'monitors hear of an outage',
    guarantee: '/health/ answers 503 while forms cannot be stored, and for all that is watched.',
    file: 'src/features/watch/health-store.ts',
    before: 'isShown && hasAllKeys(env) && troubles?.length === 0',
    after: 'isShown && hasAllKeys(env) && troubles !== null',
    tests: ['test/health.test.ts', DRILLS],
  },
  {
    name: 'monitors hear of an isolate that shows an older version',
    guarantee: '/health/ is red where the newest version cannot be opened.',
    file: 'src/features/watch/health-store.ts',
    before: 'live.snapshot !== undefined && !live.isFallback',
    after: 'live.snapshot !== undefined',
    tests: [DRILLS],
  },
  {
    name: 'a mail that fails again and again is late',
    guarantee:
      'A queue is judged by its age: a mail that waits for its next try is due since it was written.',
    file: 'src/features/watch/due-mails-store.ts',
    before: "(SELECT min(created_at) FROM outbox WHERE state = 'queued' AND queue = 'agency'",
    after: "(SELECT min(due_at) FROM outbox WHERE state = 'queued' AND queue = 'agency'",
    tests: [DRILLS],
  },
  {
    name: 'jobs that fail do not count as run',
    guarantee: 'Jobs that fail for hours are seen as jobs that do not run.',
    file: 'src/jobs.ts',
    before: 'if (!hasFailed) for (const job',
    after: 'for (const job',
    tests: [WATCHED],
  },
  {
    name: 'a cron that never ran is missed',
    guarantee: 'A deployment whose triggers were lost is red after six minutes.',
    file: 'src/features/watch/readings-store.ts',
    before: "env.ENVIRONMENT === 'production' || env.WATCH_SCALE",
    after: 'env.WATCH_SCALE',
    tests: [WATCHED],
  },
  {
    name: 'a lost pointer is missed',
    guarantee: 'A site that shows what it embeds, after a version was loaded, is red.',
    file: 'src/features/watch/readings-store.ts',
    before: 'wasLoaded || (await hasManifest(kv))',
    after: 'wasLoaded && (await hasManifest(kv))',
    tests: [DRILLS],
  },
  {
    name: 'staff hear of failed mails once an hour',
    guarantee: 'A provider that is down for a day fills no mailbox with alarms.',
    file: 'src/features/watch/alarms-store.ts',
    before: '      markAlarmSent(DB, trouble, limits, now),',
    after: '      ...(markAlarmSent ? [] : []),',
    tests: [ALARMS],
  },
  {
    name: 'an alarm of jobs at once is one',
    guarantee: 'Ten isolates that find the same failed mails send one alarm.',
    file: 'src/features/watch/alarms-store.ts',
    before: 'iif(broken_at IS NULL, ?5, ?4), ?2, -1)',
    after: 'iif(broken_at IS NULL, ?5, ?4), ?2, ?2)',
    tests: [ALARMS],
  },
  {
    name: 'what is over is told once',
    guarantee: 'Who was called hears that it is over, and not every minute.',
    file: 'src/features/watch/alarms-store.ts',
    before: 'SET broken_at = NULL WHERE kind = ?1',
    after: 'SET broken_at = broken_at WHERE kind = ?1',
    tests: [DRILLS],
  },
  {
    name: 'alarms outside are signed',
    guarantee: 'A receiver can tell an alarm of the site from one that a stranger posts.',
    file: 'src/platform/auth/signature.ts',
    before: "crypto.subtle.sign('HMAC', hmacKey, textEncoder.encode(json))",
    after: "crypto.subtle.sign('HMAC', hmacKey, textEncoder.encode(''))",
    tests: [POSTS],
  },
  {
    name: 'a receiver that fails is tried again',
    guarantee: 'An alarm outlives two failures of its receiver.',
    file: 'src/features/watch/post-notice-store.ts',
    before: 'if (!failure) return;',
    after: 'if (failure !== null) return;',
    tests: [POSTS],
  },
  {
    name: 'a rollback holds',
    guarantee: 'The next scheduled load does not bring back what was rolled back.',
    file: 'src/platform/snapshot/roll-back-store.ts',
    before: 'await holdLoads(stores.kv,',
    after: 'if (!stores) await holdLoads(stores,',
    tests: [UNATTENDED, 'test/features/desk/catalogue.test.ts'],
  },
  {
    name: 'an empty export empties no site',
    guarantee: 'A load that nobody watches takes no more than half of the properties away.',
    file: 'scripts/staff/snapshot/load.ts',
    before: 'warnings.length > 0 && isUnattended(call)',
    after: 'hold && isUnattended(call)',
    tests: [UNATTENDED],
  },
  {
    name: 'no search engine hears of a site on this machine',
    guarantee: 'Addresses are posted to search engines from production only.',
    file: 'src/features/sitemap/changes/post-addresses-store.ts',
    before: "ENVIRONMENT === 'production' && INDEXNOW_KEY !== undefined",
    after: 'INDEXNOW_KEY !== undefined',
    tests: [CHANGED_ADDRESSES],
  },
  {
    name: 'search engines hear of a home when it is public',
    guarantee: 'A home in its first week is in no post before the day on which it is public.',
    file: 'src/features/sitemap/changes/stored-version-store.ts',
    before: 'await openSnapshot(manifest, reader), at)',
    after: 'await openSnapshot(manifest, reader), at + 1e12)',
    tests: [CHANGED_ADDRESSES],
  },
];
