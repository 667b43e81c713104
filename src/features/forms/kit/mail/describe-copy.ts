import { formatLongDate, formatTimeOfDay } from '../../../../domain/format/brussels-time';
import type { OutboxEntry } from '../../../../platform/mail/outbox-list-store';
import { MAIL_FAULTS } from '../../../../platform/mail/outbox-store';
import type { RequestContext } from '../../../../platform/request-context';

/** Says to who caused a mail how it stands: under way, waiting until when, or that it does not come; '' without one. */
export function describeCopy(
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  mail: OutboxEntry | undefined,
  now: number,
): string {
  if (!mail) return '';
  if (mail.state === 'failed')
    return t(mail.error === MAIL_FAULTS.leftOut ? 'MAIL_WORD_LEFT_OUT' : 'MAIL_WORD_FAILED');
  if (!isWaiting(mail, now)) return t('MAIL_WORD_LEAVES');
  const [date, time] = [
    formatLongDate(mail.dueAt, language),
    formatTimeOfDay(mail.dueAt, language),
  ];
  return t('MAIL_WORD_WAITS', { date, time });
}

/** Returns whether a mail waits for a limit to end. */
const isWaiting = ({ state, tries, dueAt }: OutboxEntry, now: number): boolean =>
  state === 'queued' && tries === 0 && dueAt > now;

/** Returns the mail that a form promises to who typed an address: the first that is asked for. */
export const findCopy = (mails: readonly OutboxEntry[]): OutboxEntry | undefined =>
  mails.find(({ queue }) => queue === 'asked');

/** Returns whether the visitor has to hear of the mail more than the form's thanks. */
export const isCopyLate = (mail: OutboxEntry | undefined, now: number): boolean =>
  mail !== undefined && (mail.state === 'failed' || isWaiting(mail, now));
