import { HOUR_MS } from '../../domain/format/durations';
import type { FixedPeriod } from '../../domain/format/period';
import { toMs } from '../../domain/format/period';
import type { TextKey } from '../../domain/language/texts';
import { PERIODS } from '../../domain/periods';
import type { Readings } from './readings-store';

/** The path that machines ask whether the site works. */
export const HEALTH_PATH = '/health/';

/** One thing that is watched: how it is seen, and what staff are told of it. */
export interface Watched {
  /**
   * Reads since when it is so, in milliseconds since 1970; undefined while all is well. What has it makes /health/
   * red; the others are found by the jobs.
   */
  since?: (readings: Readings) => number | undefined;
  /** Least time between two alarms of this kind while it lasts or goes on happening. */
  pause: FixedPeriod;
  /** Both may name {count}; the title is the subject of the mail. */
  title: TextKey;
  text: TextKey;
  /** What the office does about it, in its own words. */
  steps: TextKey;
  /** The page of the desk that shows it, as an original path. */
  page: `/desk/${string}`;
  /** For whoever has a terminal: shows more, or repairs it. */
  command: string;
}

/** Returns how a moment is read that must not be longer ago than a period. */
const beyond =
  (period: FixedPeriod, read: (readings: Readings) => number | undefined) =>
  (readings: Readings): number | undefined =>
    findOutdated(read(readings), toMs(period), readings);

function findOutdated(
  last: number | undefined,
  ms: number,
  { now, scale }: Readings,
): number | undefined {
  return last !== undefined && now - last > ms / scale ? last : undefined;
}

/** All that is watched; what lasts first (decision 110). */
export const WATCHED = {
  cron: {
    since: beyond(PERIODS.watchedCron, ({ lastRuns }) => lastRuns.minute),
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_CRON_TITLE',
    text: 'ALARM_CRON_TEXT',
    steps: 'ALARM_CRON_STEPS',
    page: '/desk/',
    command: 'npm run wrangler -- tail',
  },
  'hourly jobs': {
    since: beyond(PERIODS.watchedHourlyJobs, ({ lastRuns }) => lastRuns.hour),
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_HOURLY_TITLE',
    text: 'ALARM_HOURLY_TEXT',
    steps: 'ALARM_HOURLY_STEPS',
    page: '/desk/',
    command: 'npm run wrangler -- tail',
  },
  'waiting mails': {
    since: beyond(PERIODS.watchedMail, ({ dueMail }) => dueMail),
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_WAITING_TITLE',
    text: 'ALARM_WAITING_TEXT',
    steps: 'ALARM_WAITING_STEPS',
    page: '/desk/mails/',
    command: 'npm run staff -- outbox status --remote',
  },
  'live version': {
    since: ({ isVersionLost, now }) => (isVersionLost ? now : undefined),
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_VERSION_TITLE',
    text: 'ALARM_VERSION_TEXT',
    steps: 'ALARM_VERSION_STEPS',
    page: '/desk/catalogue/versions/',
    command: 'npm run staff -- snapshot load DIR --remote',
  },
  'missing tables': {
    since: ({ missingTables, now }) => (missingTables.length > 0 ? now : undefined),
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_TABLES_TITLE',
    text: 'ALARM_TABLES_TEXT',
    steps: 'ALARM_TABLES_STEPS',
    page: '/desk/',
    command: 'npm run wrangler -- d1 migrations apply DB --remote',
  },
  backup: {
    since: beyond(PERIODS.watchedBackup, ({ lastRuns }) => lastRuns.backup),
    pause: PERIODS.dailyAlarmPause,
    title: 'ALARM_BACKUP_TITLE',
    text: 'ALARM_BACKUP_TEXT',
    steps: 'ALARM_BACKUP_STEPS',
    page: '/desk/',
    command: 'npm run staff -- backup DIR --recipient KEY --remote',
  },
  catalogue: {
    since: (readings) => {
      const { catalogueAt, catalogueHours } = readings;
      return catalogueHours > 0
        ? findOutdated(catalogueAt, catalogueHours * HOUR_MS, readings)
        : undefined;
    },
    pause: PERIODS.dailyAlarmPause,
    title: 'ALARM_CATALOGUE_TITLE',
    text: 'ALARM_CATALOGUE_TEXT',
    steps: 'ALARM_CATALOGUE_STEPS',
    page: '/desk/catalogue/versions/',
    command: 'npm run staff -- snapshot status --remote',
  },
  'broken parts': {
    pause: PERIODS.dailyAlarmPause,
    title: 'ALARM_PARTS_TITLE',
    text: 'ALARM_PARTS_TEXT',
    steps: 'ALARM_PARTS_STEPS',
    page: '/desk/catalogue/versions/',
    command: 'npm run staff -- snapshot load DIR --remote',
  },
  'pause in leads': {
    pause: PERIODS.dailyAlarmPause,
    title: 'ALARM_PAUSE_TITLE',
    text: 'ALARM_PAUSE_TEXT',
    steps: 'ALARM_PAUSE_STEPS',
    page: '/desk/leads/',
    command: 'npm run staff -- status --remote',
  },
  'failed mails': {
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_MAILS_TITLE',
    text: 'ALARM_MAILS_TEXT',
    steps: 'ALARM_MAILS_STEPS',
    page: '/desk/mails/',
    command: 'npm run staff -- outbox status --remote',
  },
  'refused loads': {
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_LOADS_TITLE',
    text: 'ALARM_LOADS_TEXT',
    steps: 'ALARM_LOADS_STEPS',
    page: '/desk/catalogue/versions/',
    command: 'npm run staff -- snapshot check DIR',
  },
  'refused imports': {
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_IMPORTS_TITLE',
    text: 'ALARM_IMPORTS_TEXT',
    steps: 'ALARM_IMPORTS_STEPS',
    page: '/desk/catalogue/versions/',
    command: 'npm run staff -- snapshot import FILE --map MAP --to DIR',
  },
  'unequal backups': {
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_UNEQUAL_TITLE',
    text: 'ALARM_UNEQUAL_TEXT',
    steps: 'ALARM_UNEQUAL_STEPS',
    page: '/desk/',
    command: 'npm run staff -- backup verify DIR --remote',
  },
  'untold pages': {
    pause: PERIODS.dailyAlarmPause,
    title: 'ALARM_UNTOLD_TITLE',
    text: 'ALARM_UNTOLD_TEXT',
    steps: 'ALARM_UNTOLD_STEPS',
    page: '/desk/catalogue/versions/',
    command: 'npm run wrangler -- tail',
  },
  errors: {
    pause: PERIODS.urgentAlarmPause,
    title: 'ALARM_ERRORS_TITLE',
    text: 'ALARM_ERRORS_TEXT',
    steps: 'ALARM_ERRORS_STEPS',
    page: '/desk/',
    command: 'npm run wrangler -- tail',
  },
} as const satisfies Record<string, Watched>;

export type AlarmKind = keyof typeof WATCHED;
