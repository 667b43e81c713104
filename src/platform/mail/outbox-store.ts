import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { parseRow } from '../d1-rows';
import { isEmailAddress } from './email-address';
import type { Mail } from './mail';
import { sanitizeMailHeaders } from './mail';
import { getMailQueue, isUnaskedMail, MAIL_KIND_NAMES } from './mail-kinds';
import type { ScheduledMail } from './mail-limits-store';
import type { LeasedMail } from './outbox-lease-store';
import {
  leaseDueMails,
  leaseMails,
  MAX_CONCURRENT_SENDS,
  MailColumn,
  markMailSent,
  recordSendFailure,
} from './outbox-lease-store';
import type { Acceptance, MailTransport, SendFailure } from './transport-store';
import { isRecipientRefused, sendMail } from './transport-store';

/** A worker may query D1 a thousand times per run: once for each mail and once for each round. */
const MAX_DELIVERY_ROUNDS = 120;

/** The platform cuts off work after a response at thirty seconds: no round starts after this time. */
const WAIT_UNTIL_BUDGET_MS = 10_000;

/** Creates the ids of mails, for a caller that delivers these first. */
export const createMailIds = (mails: readonly unknown[]): string[] =>
  mails.map(() => crypto.randomUUID());

/** A mail, and whether and when it leaves. */
export type QueuedMail = Pick<ScheduledMail, 'mail' | 'outcome' | 'dueAt'>;

interface EnqueueOptions {
  /** The ids of the mails, in their order. */
  ids?: readonly string[];
  /** The key of the lead that they are about, also of a visit that it booked. */
  leadKey?: string;
}

/** Inserts mails that leave at once, in the batch that stores what they are about. `now` is in milliseconds since 1970. */
export const enqueueMails = (
  db: D1Database,
  mails: readonly Mail[],
  now: number,
  options: EnqueueOptions = {},
): D1PreparedStatement[] =>
  enqueueScheduledMails(
    db,
    mails.map((mail) => ({ mail, outcome: 'leaves', dueAt: now })),
    now,
    options,
  );

/**
 * Inserts mails in the batch that stores their lead: both are stored or neither (decision 25). A mail whose
 * recipient is not an address, and one that was left out, is stored as failed, for staff to see.
 */
export const enqueueScheduledMails = (
  db: D1Database,
  scheduled: readonly QueuedMail[],
  now: number,
  { ids = [], leadKey }: EnqueueOptions = {},
): D1PreparedStatement[] =>
  scheduled.flatMap(({ mail: unsafeMail, outcome, dueAt }, index) => {
    if (outcome === 'repeated') return [];
    const mail = sanitizeMailHeaders(unsafeMail);
    const error = findFault(mail, outcome);
    const isFailed = error !== null;
    return db
      .prepare(
        `INSERT INTO outbox
           (id, recipient, subject, mail, state, created_at, due_at, expires_at, error, queue, lead_key)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
      )
      .bind(
        ids[index] ?? crypto.randomUUID(),
        ...[mail.to, mail.subject, JSON.stringify(mail), isFailed ? 'failed' : 'queued', now],
        isFailed ? now : dueAt,
        Math.min(addPeriod(dueAt, PERIODS.mailRetries), mail.until ?? Infinity),
        ...[error, getMailQueue(mail.kind), leadKey ?? null],
      );
  });

/** Why a mail is stored without being tried. */
export const MAIL_FAULTS = {
  noAddress: 'the recipient is not an address',
  leftOut: 'left out: too many mails to addresses that were typed into forms',
  overdue: 'overdue: what it says had passed',
} as const;

function findFault({ to }: Mail, outcome: ScheduledMail['outcome']): string | null {
  if (!isEmailAddress(to)) return MAIL_FAULTS.noAddress;
  return outcome === 'left out' ? MAIL_FAULTS.leftOut : null;
}

interface DeliveryOptions {
  /** Ids of mails to send before all others: those of the lead that was just stored. */
  first?: readonly string[];
  budgetMs?: number;
  maxRounds?: number;
}

/**
 * Sends the mails that are due, six at once, until none is left, the transport is down, or the time
 * budget is spent. Called after a submission's response and by cron; any number of callers may run at
 * once, since one statement leases each mail to one of them.
 *
 * A mail is sent at least once. If a worker is killed between sending a mail and marking it as sent, the
 * mail is sent again when its lease ends, under the same id and Message-ID, by which sinks and mail
 * programs recognize the copy. Marking it first would lose mails instead.
 */
export async function deliverDueMails(
  env: MailTransport & { DB: D1Database },
  options: DeliveryOptions = {},
): Promise<void> {
  const { first = [], budgetMs = WAIT_UNTIL_BUDGET_MS, maxRounds = MAX_DELIVERY_ROUNDS } = options;
  const end = Date.now() + budgetMs;
  if (first.length > 0) {
    const attempts = await deliverMails(env, await leaseMails(env.DB, first, Date.now()));
    if (isTransportDown(attempts)) return;
  }
  for (let round = 0; round < maxRounds && Date.now() < end; round++) {
    const rows = await leaseDueMails(env.DB, Date.now());
    const attempts = await deliverMails(env, rows);
    if (rows.length < MAX_CONCURRENT_SENDS || isTransportDown(attempts)) return;
  }
}

/** One try of a mail. */
interface DeliveryAttempt {
  recipient: string;
  failure: SendFailure | undefined;
}

/**
 * Returns whether it would be useless to go on: all failed for the same reason, which is not the
 * recipient, and the recipients have different providers.
 */
function isTransportDown(attempts: readonly DeliveryAttempt[]): boolean {
  const reasons = new Set(
    attempts.map(({ failure }) => (failure?.isPermanent ? undefined : failure?.error)),
  );
  const providers = new Set(attempts.map(({ recipient }) => recipient.split('@')[1]));
  return reasons.size === 1 && !reasons.has(undefined) && providers.size > 1;
}

/**
 * Empties the mails sent, or given up, before `before`. Their rows stay, but for the address of a
 * recipient who asked us for nothing (a friend).
 */
export async function emptyMailsBefore(db: D1Database, before: number): Promise<void> {
  await db
    .prepare(
      `UPDATE outbox SET mail = NULL, recipient = CASE WHEN json_valid(mail)
         THEN iif(json_extract(mail, '$.kind') IN (SELECT value FROM json_each(?2)), '', recipient)
         ELSE recipient END
       WHERE mail IS NOT NULL AND state <> 'queued' AND COALESCE(sent_at, expires_at) < ?1`,
    )
    .bind(before, JSON.stringify(MAIL_KIND_NAMES.filter(isUnaskedMail)))
    .run();
}

const deliverMails = (
  env: MailTransport & { DB: D1Database },
  rows: readonly LeasedMail[],
): Promise<DeliveryAttempt[]> => Promise.all(rows.map((row) => deliverMail(env, row)));

/** Sends one mail and records the result on its row. */
async function deliverMail(
  env: MailTransport & { DB: D1Database },
  row: LeasedMail,
): Promise<DeliveryAttempt> {
  const result = await trySendMail(env, row);
  if ('error' in result) {
    console.error(`mail ${row.id}, try ${row.tries}: ${result.error}`);
    await recordSendFailure(env.DB, row, result);
    return { recipient: row.recipient, failure: result };
  }
  const mark = () => markMailSent(env.DB, row.id, result);
  // Tried twice: if the row is not marked, the mail is sent again.
  await mark().catch(mark);
  return { recipient: row.recipient, failure: undefined };
}

async function trySendMail(env: MailTransport, row: LeasedMail): Promise<Acceptance | SendFailure> {
  try {
    // An address of the mail may have been blanked since.
    const mail = sanitizeMailHeaders(parseRow(MailColumn, row, 'outbox').mail);
    if (mail.until !== undefined && mail.until < Date.now())
      return { error: MAIL_FAULTS.overdue, isPermanent: true };
    return await sendMail(env, row.id, mail);
  } catch (error) {
    return { error: String(error), isPermanent: isRecipientRefused(error) };
  }
}
