import { toMs } from '../../domain/format/period';
import type { TextKey } from '../../domain/language/texts';
import { PERIODS } from '../../domain/periods';

interface AlarmTexts {
  /**
   * Least milliseconds between two alarms of this kind; a day for faults that last until they are
   * repaired.
   */
  pauseMs: number;
  /** Both take {count}. */
  subject: TextKey;
  text: TextKey;
  /** The staff command that shows more, or repairs it. */
  command: string;
}

/** The kinds of alarms that staff get by mail. */
export const ALARMS = {
  'failed mails': {
    pauseMs: toMs(PERIODS.urgentAlarmPause),
    subject: 'MAIL_ALARM_MAILS_SUBJECT',
    text: 'MAIL_ALARM_MAILS_TEXT',
    command: 'npm run staff -- outbox status --remote',
  },
  'refused loads': {
    pauseMs: toMs(PERIODS.urgentAlarmPause),
    subject: 'MAIL_ALARM_LOADS_SUBJECT',
    text: 'MAIL_ALARM_LOADS_TEXT',
    command: 'npm run staff -- snapshot check DIR',
  },
  errors: {
    pauseMs: toMs(PERIODS.urgentAlarmPause),
    subject: 'MAIL_ALARM_ERRORS_SUBJECT',
    text: 'MAIL_ALARM_ERRORS_TEXT',
    command: 'npx wrangler tail --env production',
  },
  'broken parts': {
    pauseMs: toMs(PERIODS.dailyAlarmPause),
    subject: 'MAIL_ALARM_PARTS_SUBJECT',
    text: 'MAIL_ALARM_PARTS_TEXT',
    command: 'npm run staff -- snapshot load DIR --remote',
  },
  'pause in leads': {
    pauseMs: toMs(PERIODS.dailyAlarmPause),
    subject: 'MAIL_ALARM_PAUSE_SUBJECT',
    text: 'MAIL_ALARM_PAUSE_TEXT',
    command: 'npm run staff -- status --remote',
  },
} as const satisfies Record<string, AlarmTexts>;

export type AlarmKind = keyof typeof ALARMS;
