import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { parseRow } from '../d1-rows';
import { isEmailAddress } from './email-address';
import type { Mail, MailQueue } from './mail';
import { sanitizeMailHeaders } from './mail';
import type { LeasedMail } from './outbox-lease-store';
import {
  leaseDueMails,
  leaseMails,
  MAX_CONCURRENT_SENDS,
  MailColumn,
  markMailSent,
  recordSendFailure,
} from './outbox-lease-store';
import type { MailTransport, SendFailure } from './transport-store';
import { isRecipientRefused, sendMail } from './transport-store';

/** A worker may query D1 a thousand times per run: once for each mail and once for each round. */
const MAX_DELIVERY_ROUNDS = 120;

/** The platform cuts off work after a response at thirty seconds: no round starts after this time. */
const WAIT_UNTIL_BUDGET_MS = 10_000;

/** Creates the ids of mails, for a caller that delivers these first. */
export const createMailIds = (mails: readonly Mail[]): string[] =>
  mails.map(() => crypto.randomUUID());

/**
 * Inserts mails in the batch that stores their lead: both are stored or neither (decision 25).
 * `now` is in milliseconds since 1970. A mail whose recipient is not an address is stored as failed, for
 * staff to see: it does not lose the lead.
 */
export const enqueueMails = (
  db: D1Database,
  mails: readonly Mail[],
  now: number,
  ids: readonly string[] = createMailIds(mails),
): D1PreparedStatement[] =>
  mails.map((unsafeMail, index) => {
    const mail = sanitizeMailHeaders(unsafeMail);
    const error = isEmailAddress(mail.to) ? null : 'the recipient is not an address';
    return db
      .prepare(
        `INSERT INTO outbox
           (id, recipient, subject, mail, state, created_at, due_at, expires_at, error, queue)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?9)`,
      )
      .bind(
        ids[index] ?? crypto.randomUUID(),
        mail.to,
        mail.subject,
        JSON.stringify(mail),
        error ? 'failed' : 'queued',
        now,
        addPeriod(now, PERIODS.mailRetries),
        error,
        toQueue(mail),
      );
  });

const toQueue = ({ kind }: Mail): MailQueue =>
  kind === 'staff' || kind === 'alarm' ? 'agency' : 'visitor';

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
         THEN iif(json_extract(mail, '$.isUnasked'), '', recipient) ELSE recipient END
       WHERE mail IS NOT NULL AND state <> 'queued' AND COALESCE(sent_at, expires_at) < ?1`,
    )
    .bind(before)
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
  const failure = await trySendMail(env, row);
  if (failure) {
    console.error(`mail ${row.id}, try ${row.tries}: ${failure.error}`);
    await recordSendFailure(env.DB, row, failure);
  } else {
    // Tried twice: if the row is not marked, the mail is sent again.
    await markMailSent(env.DB, row.id).catch(() => markMailSent(env.DB, row.id));
  }
  return { recipient: row.recipient, failure };
}

async function trySendMail(env: MailTransport, row: LeasedMail): Promise<SendFailure | undefined> {
  try {
    // An address of the mail may have been blanked since.
    const mail = sanitizeMailHeaders(parseRow(MailColumn, row, 'outbox').mail);
    return await sendMail(env, row.id, mail);
  } catch (error) {
    return { error: String(error), isPermanent: isRecipientRefused(error) };
  }
}
