import * as v from 'valibot';
import { formatAgo } from '../../src/domain/format/age';
import { getTranslator } from '../../src/domain/language/texts';
import { WatchVariables } from '../../src/env';
import { describeAlarm } from '../../src/features/watch/describe-alarm';
import { loadLeadPause } from '../../src/features/watch/lead-pause-store';
import type { Readings } from '../../src/features/watch/readings-store';
import type { Trouble } from '../../src/features/watch/trouble';
import { loadTroubles } from '../../src/features/watch/troubles-store';
import { WATCHED } from '../../src/features/watch/watched';
import { countMails } from '../../src/platform/mail/outbox-list-store';
import { loadPointer } from '../../src/platform/snapshot/pointer-store';
import { findBrokenParts } from '../../src/platform/snapshot/verify-store';
import { readWorkerConfiguration } from '../environments/worker-configuration';
import type { Command, CommandInvocation } from './command';
import { formatLocalTime } from './local-time';
import { findHold } from './snapshot/unattended-load';
import type { StaffStores } from './stores';
import { formatColumns } from './terminal';

export const status: Command = {
  name: 'status',
  summary: 'shows whether the site is well: what is live, cron, mails, backups, broken parts',
  positionals: [],
  examples: ['status --remote'],
  details:
    'The exit code is 1 if something is wrong; the reasons are named, with since when, and what shows more. Here\nWATCH_SCALE and WATCH_CATALOGUE_H are read from the environment too.',
  async run(call) {
    const now = Date.now();
    const { kv, db } = await call.openStores();
    const { live, brokenParts, faults } = await examineLiveVersion(kv);
    const { queued: waiting, failed } = await countMails(db);
    const { lastLead, isUnusual } = await loadLeadPause(db, now);
    const { troubles, readings } = await loadTroubles(await readWatchEnvironment(call), now);
    const problems = [
      ...faults,
      ...(brokenParts > 0 ? [`${brokenParts} parts of the live version are broken.`] : []),
      ...(failed > 0 ? [`${failed} mails failed: see \`outbox status\`.`] : []),
      ...(isUnusual ? ['No form was sent for unusually long: try one on the site.'] : []),
      ...troubles
        .filter(({ kind }) => !OWN_LINES.has(kind))
        .map((trouble) => explain(trouble, now)),
    ];
    const rows = [
      ['live version', live ?? 'none'],
      ['loaded', formatMoment(readings.catalogueAt, now)],
      ['loads', (await findHold(kv)) ?? 'not on hold'],
      ['broken parts', String(brokenParts)],
      ['last lead', lastLead === undefined ? 'none yet' : formatLocalTime(lastLead)],
      ['mails waiting', String(waiting)],
      ['mails failed', String(failed)],
      ['cron', formatMoment(readings.lastRuns.minute, now)],
      ['hourly jobs', formatMoment(readings.lastRuns.hour, now)],
      ['backup', formatBackup(readings)],
    ];
    const { print, style } = call.terminal;
    for (const line of formatColumns(rows, '')) print(line);
    for (const problem of problems) print(style('red', problem));
    if (problems.length === 0) print(style('green', 'All is well.'));
    return {
      exitCode: problems.length > 0 ? 1 : 0,
      report: {
        ok: problems.length === 0,
        live: live ?? null,
        loaded: toIso(readings.catalogueAt),
        brokenParts,
        lastLead: toIso(lastLead),
        waiting,
        failed,
        cron: toIso(readings.lastRuns.minute),
        hourlyJobs: toIso(readings.lastRuns.hour),
        backup: toIso(readings.lastRuns.backup),
        troubles: troubles.map(({ kind, since }) => ({ kind, since: toIso(since) })),
        problems,
      },
    };
  },
};

/** What this command finds by itself, as it stands now and not as the last hour left it. */
const OWN_LINES: ReadonlySet<string> = new Set(['broken parts', 'pause in leads']);

const IN_ENGLISH = { language: 'en', t: getTranslator('en') } as const;

/** Says what is wrong, since when, and what shows more. */
function explain(trouble: Trouble, now: number): string {
  const { title, since } = describeAlarm(trouble, IN_ENGLISH, now);
  return `${title}. ${since} ${WATCHED[trouble.kind].command}`;
}

const formatMoment = (moment: number | undefined, now: number): string =>
  moment === undefined ? 'never' : `${formatLocalTime(moment)} (${formatAgo(now - moment, 'en')})`;

function formatBackup({ now, lastRuns }: Readings): string {
  const { backup, 'verified backup': verified } = lastRuns;
  const checked = backup === undefined || backup !== verified ? '' : ', restored and equal';
  return formatMoment(backup, now) + checked;
}

const toIso = (moment: number | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();

const StatusVariables = v.object({
  ENVIRONMENT: v.picklist(['local', 'production']),
  ...v.pick(WatchVariables, ['WATCH_SCALE', 'WATCH_CATALOGUE_H']).entries,
});

/** Reads the stores, and the variables that the site itself reads. */
async function readWatchEnvironment(call: CommandInvocation) {
  const { kv: SNAPSHOTS, db: DB } = await call.openStores();
  const { WATCH_SCALE, WATCH_CATALOGUE_H } = process.env;
  const own = { WATCH_SCALE, WATCH_CATALOGUE_H };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const { vars: variables } = await readWorkerConfiguration(call.storeOptions);
  return { SNAPSHOTS, DB, ...v.parse(StatusVariables, { ...variables, ...given }) };
}

/** Reads which version is live and how many of its parts are broken; what cannot be read is a fault. */
async function examineLiveVersion(kv: StaffStores['kv']) {
  try {
    const pointer = await loadPointer(kv);
    if (!pointer)
      return { live: undefined, brokenParts: 0, faults: ['No snapshot is loaded: load one.'] };
    const brokenParts = (await findBrokenParts(kv)).length;
    return { live: pointer.current, brokenParts, faults: [] };
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    return {
      live: undefined,
      brokenParts: 0,
      faults: [`The live version cannot be read: ${message}`],
    };
  }
}
