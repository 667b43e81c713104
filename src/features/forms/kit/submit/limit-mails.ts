import { loadSigningKeys } from '../../../../platform/auth/signing-keys-store';
import type { Mail } from '../../../../platform/mail/mail';
import type { HeldMail } from '../../../../platform/mail/mail-limits-store';
import { planMails } from '../../../../platform/mail/mail-limits-store';
import type { Attempt, Refusal } from './attempt';
import { getFinding } from './attempt';

/** The mails that may leave, and the statements that count them; or the refusal of the submission. */
type LimitedMails =
  | { mails: readonly Mail[]; statements: readonly D1PreparedStatement[]; refusal?: never }
  | { refusal: Refusal };

/**
 * Composes the mails of a submission and leaves out those that their recipients would get too many of
 * (decision 81). The visitor is told only what reveals nothing about a stranger; the agency is told of
 * every copy that was left out.
 */
export async function composeLimitedMails(attempt: Attempt): Promise<LimitedMails> {
  const { handler } = attempt.loadedForm;
  const submission = getFinding(attempt, 'submission');
  const { env } = submission;
  const mails = await handler.composeMails(submission);
  const { held, statements } = await planMails(env.DB, mails, {
    keyRing: await loadSigningKeys(env),
    scale: env.RATE_SCALE,
    now: attempt.now,
  });
  if (held.length === 0) return { mails, statements };
  const refusal = findRefusal(attempt, mails, held);
  if (refusal) return { refusal };
  const heldIndexes = new Set(held.map(({ mail }) => mails.indexOf(mail)));
  const withNote = await handler.composeMails({ ...submission, isCopyLeftOut: true });
  return { mails: withNote.filter((_, index) => !heldIndexes.has(index)), statements };
}

/** Refuses a mail to a friend, who would not get it, and mails that nobody may get now. */
function findRefusal(
  { ticket, now }: Attempt,
  mails: readonly Mail[],
  held: readonly HeldMail[],
): Refusal | undefined {
  const hasLead = mails.some(({ kind }) => kind === 'staff');
  const toFriend = held.find(({ mail }) => mail.isUnasked);
  const cause = toFriend ?? (hasLead ? undefined : held.find((mail) => mail.isForEverybody));
  if (!cause) return undefined;
  return {
    kind: 'refused',
    status: 429,
    alert: cause.isForEverybody ? 'MAIL_LIMIT_ALL' : 'MAIL_LIMIT_FRIEND',
    ticket,
    retryAfterS: Math.max(1, Math.ceil((cause.until - now) / 1000)),
  };
}
