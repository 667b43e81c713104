import { DOT } from '../../../domain/format/dot';
import type { TextKey } from '../../../domain/language/texts';
import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import { describeTrouble } from './describe-trouble';

/** Says how a mail stands: sent when, given up, or waiting for its turn, for a try or for a limit to end. */
export function describeMail(
  { t, language }: RequestContext,
  mail: OutboxEntry,
  now = Date.now(),
): string {
  const { state, tries, dueAt, sentAt, error } = mail;
  const time = formatDeskTime(sentAt ?? dueAt, language);
  if (state === 'sent') return t('DESK_MAIL_SENT_AT', { time });
  if (state === 'failed')
    return tries === 0 ? t('DESK_MAIL_NOT_SENT') : t('DESK_MAIL_FAILED_AT', { time, count: tries });
  if (tries === 0 && dueAt > now) return t('DESK_MAIL_WAITS_TURN', { time });
  return error === null ? t('DESK_MAIL_LEAVES') : t('DESK_MAIL_NEXT_TRY', { time, count: tries });
}

/** Says how a mail stands, and what the mail server answered. */
export function describeMailFully(ctx: RequestContext, mail: OutboxEntry): string {
  const answer = mail.answer && ctx.t('DESK_MAIL_ANSWER', { answer: mail.answer });
  return [describeMail(ctx, mail), describeTrouble(ctx, mail.error), answer]
    .filter(Boolean)
    .join(DOT);
}

/** Says what became of something and of the mail about it, for the page after it was done. */
export function describeDone(
  ctx: RequestContext,
  done: string,
  mail: OutboxEntry | undefined,
): string {
  if (!mail) return done;
  const { t } = ctx;
  const { recipient } = mail;
  return t('DESK_DONE_MAIL', { done, recipient, state: describeMail(ctx, mail) });
}

/** Returns the word for an action; undefined for one that has none. */
export const findDoneText = <Action extends string>(
  texts: Readonly<Record<Action, TextKey>>,
  action: string,
): TextKey | undefined => (Object.hasOwn(texts, action) ? texts[action as Action] : undefined);
