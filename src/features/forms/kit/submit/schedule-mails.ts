import { countSecondsUntil } from '../../../../domain/format/durations';
import { subtractPeriod } from '../../../../domain/format/period';
import type { TextKey } from '../../../../domain/language/texts';
import { PERIODS } from '../../../../domain/periods';
import { loadSigningKeys } from '../../../../platform/auth/signing-keys-store';
import { getMailQueue, isOnceAnHour } from '../../../../platform/mail/mail-kinds';
import type { ScheduledMail } from '../../../../platform/mail/mail-limits-store';
import { scheduleMails } from '../../../../platform/mail/mail-limits-store';
import type { Attempt, Refusal } from './attempt';
import { getFinding } from './attempt';

/** The mails and when each leaves, and the statements that count them; or the refusal of the submission. */
type MailSchedule =
  | {
      mails: readonly ScheduledMail[];
      statements: readonly D1PreparedStatement[];
      refusal?: never;
    }
  | { refusal: Refusal };

/**
 * Composes the mails of a submission and finds when each may leave. The mail to the agency says so if the
 * visitor's waits or is left out (decision 108).
 */
export async function scheduleSubmissionMails(attempt: Attempt): Promise<MailSchedule> {
  const { handler } = attempt.loadedForm;
  const submission = getFinding(attempt, 'submission');
  const { env } = submission;
  const { scheduled, statements } = await scheduleMails(
    env.DB,
    await handler.composeMails(submission),
    { keyRing: await loadSigningKeys(env), scale: env.RATE_SCALE, now: attempt.now },
  );
  const refusal = findRefusal(attempt, scheduled);
  if (refusal) return { refusal };
  const copy = scheduled.find(({ mail }) => isCopy(mail));
  if (!copy || copy.outcome === 'leaves') return { mails: scheduled, statements };
  const withNote = await handler.composeMails({ ...submission, lateCopy: copy });
  return {
    mails: scheduled.map((entry, index) => ({ ...entry, mail: withNote[index] ?? entry.mail })),
    statements,
  };
}

const isCopy = ({ kind }: ScheduledMail['mail']) =>
  getMailQueue(kind) === 'asked' && !isOnceAnHour(kind);

/** Refuses a form that is nothing but a mail, when that mail would not leave within a day. */
function findRefusal(
  { ticket, now }: Attempt,
  scheduled: readonly ScheduledMail[],
): Refusal | undefined {
  const hasLead = scheduled.some(({ mail }) => mail.kind === 'lead');
  const cause = scheduled.find(
    ({ mail, outcome }) =>
      outcome === 'left out' && (!hasLead || mail.kind === 'search to confirm'),
  );
  if (!cause) return undefined;
  const waitsFrom = subtractPeriod(cause.dueAt, PERIODS.mailWait);
  return {
    kind: 'refused',
    status: 429,
    alert: findAlert(cause),
    ticket,
    retryAfterS: countSecondsUntil(waitsFrom, now),
  };
}

function findAlert({ mail, isForEverybody }: ScheduledMail): TextKey {
  if (isForEverybody) return 'MAIL_LIMIT_ALL';
  return mail.kind === 'friend' ? 'MAIL_LIMIT_FRIEND' : 'MAIL_LIMIT_ADDRESS';
}
