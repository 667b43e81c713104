import { toMs } from '../../domain/format/period';
import type { TextKey } from '../../domain/language/texts';
import { PERIODS } from '../../domain/periods';

interface AlertTexts {
  /**
   * Least milliseconds between two alerts of this kind; a day for faults that last until they are
   * repaired.
   */
  pauseMs: number;
  /** Both take {count}. */
  subject: TextKey;
  text: TextKey;
  /** The staff command that shows more, or repairs it. */
  command: string;
}

/** The kinds of alerts that staff get by mail. */
export const ALERTS = {
  'failed mails': {
    pauseMs: toMs(PERIODS.urgentAlertPause),
    subject: 'MAIL_ALERT_MAILS_SUBJECT',
    text: 'MAIL_ALERT_MAILS_TEXT',
    command: 'npm run staff -- outbox status --remote',
  },
  'refused loads': {
    pauseMs: toMs(PERIODS.urgentAlertPause),
    subject: 'MAIL_ALERT_LOADS_SUBJECT',
    text: 'MAIL_ALERT_LOADS_TEXT',
    command: 'npm run staff -- snapshot check DIR',
  },
  errors: {
    pauseMs: toMs(PERIODS.urgentAlertPause),
    subject: 'MAIL_ALERT_ERRORS_SUBJECT',
    text: 'MAIL_ALERT_ERRORS_TEXT',
    command: 'npx wrangler tail --env production',
  },
  'broken parts': {
    pauseMs: toMs(PERIODS.dailyAlertPause),
    subject: 'MAIL_ALERT_PARTS_SUBJECT',
    text: 'MAIL_ALERT_PARTS_TEXT',
    command: 'npm run staff -- snapshot load DIR --remote',
  },
  'pause in leads': {
    pauseMs: toMs(PERIODS.dailyAlertPause),
    subject: 'MAIL_ALERT_PAUSE_SUBJECT',
    text: 'MAIL_ALERT_PAUSE_TEXT',
    command: 'npm run staff -- status --remote',
  },
} as const satisfies Record<string, AlertTexts>;

export type AlertKind = keyof typeof ALERTS;
