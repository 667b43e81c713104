import * as v from 'valibot';
import type { KeyRing } from '../../domain/accounts/key-ring';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { CountColumn, MomentColumn, parseRows } from '../d1-rows';
import type { LimitName } from '../limits';
import { scaleLimit } from '../limits';
import type { RateLimit } from '../rate-windows-store';
import type { Mail } from './mail';
import { getMailQueue, isOnceAnHour } from './mail-kinds';
import type { MailWindow } from './mail-window';
import { findMailTurn, rollMailWindow } from './mail-window';
import { signRecipient } from './recipient';

/** In place of a recipient's signature; no signature has a space. */
const EVERYBODY = 'all recipients';

interface MailLimit extends RateLimit {
  recipient: string;
}

/** A mail, and what the limits make of it. */
export interface ScheduledMail {
  mail: Mail;
  /** 'repeated': one that says all of it left, or waits, within the hour. Neither it nor 'left out' leaves. */
  outcome: 'leaves' | 'waits' | 'left out' | 'repeated';
  /** Milliseconds since 1970. */
  dueAt: number;
  /** Whether only the limit of all recipients is met, which tells nothing about this one. */
  isForEverybody: boolean;
}

interface MailSchedule {
  scheduled: readonly ScheduledMail[];
  /** Counts the mails; a batch with these aborts (mail_limit) when a mail's turn was taken meanwhile. */
  statements: readonly D1PreparedStatement[];
}

/**
 * Finds when each mail may leave. One that meets a limit waits for its turn, at most a day; beyond that an
 * asked one is left out, and an owed one, or one that has to leave before its event, leaves at its latest
 * (decision 108). Mails to the agency meet no limit.
 */
export async function scheduleMails(
  db: D1Database,
  mails: readonly Mail[],
  { keyRing, scale, now }: { keyRing: KeyRing; scale: number; now: number },
): Promise<MailSchedule> {
  const limited = await Promise.all(
    mails.map(async (mail) => ({ mail, limits: await listLimits(mail, keyRing, scale) })),
  );
  const limits = limited.flatMap((entry) => entry.limits);
  const windows = await loadWindows(db, limits, now);
  const statements: D1PreparedStatement[] = [];
  const scheduled = limited.map((entry) => {
    const planned = scheduleMail(entry.mail, entry.limits, windows, now);
    if (planned.outcome === 'leaves' || planned.outcome === 'waits')
      for (const limit of entry.limits) {
        const window = getWindow(windows, limit, now);
        const { dueAt, allowed } = findMailTurn(window, limit, now);
        // One that leaves at its latest takes another's turn, and an owed one aborts nothing.
        const isFree = dueAt > planned.dueAt || getMailQueue(entry.mail.kind) === 'owed';
        statements.push(countMail(db, limit, isFree ? UNBOUNDED : allowed, now));
        windows.set(toKey(limit), { ...window, used: window.used + 1 });
      }
    return planned;
  });
  return { scheduled, statements };
}

const UNBOUNDED = Number.MAX_SAFE_INTEGER;

function scheduleMail(
  mail: Mail,
  limits: readonly MailLimit[],
  windows: ReadonlyMap<string, MailWindow>,
  now: number,
): ScheduledMail {
  const turns = limits.map((limit) => ({
    ...limit,
    dueAt: findMailTurn(getWindow(windows, limit, now), limit, now).dueAt,
  }));
  const late = turns.filter(({ dueAt }) => dueAt > now);
  const isForEverybody = late.every(({ recipient }) => recipient === EVERYBODY);
  const dueAt = Math.max(now, ...turns.map((turn) => turn.dueAt));
  const latest = addPeriod(now, PERIODS.mailWait);
  if (late.some(({ kind }) => kind === 'newsletter'))
    return { mail, outcome: 'repeated', dueAt, isForEverybody };
  if (dueAt <= now) return { mail, outcome: 'leaves', dueAt: now, isForEverybody: false };
  const isNeverLeftOut = mail.latestAt !== undefined || getMailQueue(mail.kind) === 'owed';
  if (dueAt > latest && !isNeverLeftOut)
    return { mail, outcome: 'left out', dueAt, isForEverybody };
  const leavesAt = Math.max(now, Math.min(dueAt, latest, mail.latestAt ?? dueAt));
  const outcome = leavesAt > now ? 'waits' : 'leaves';
  return { mail, outcome, dueAt: leavesAt, isForEverybody };
}

async function listLimits(mail: Mail, keyRing: KeyRing, scale: number): Promise<MailLimit[]> {
  const queue = getMailQueue(mail.kind);
  if (queue === 'agency') return [];
  const recipient = await signRecipient(mail.to, keyRing);
  const toLimit = (name: LimitName) => ({ ...scaleLimit(name, scale), recipient });
  if (queue === 'owed') return [toLimit('owed')];
  return [
    ...[toLimit('hour'), toLimit('day')],
    ...(isOnceAnHour(mail.kind) ? [toLimit('newsletter')] : []),
    { ...scaleLimit('everybody', scale), recipient: EVERYBODY },
  ];
}

const toKey = ({ recipient, kind }: Pick<MailLimit, 'recipient' | 'kind'>) =>
  `${recipient} ${kind}`;

const getWindow = (windows: ReadonlyMap<string, MailWindow>, limit: MailLimit, now: number) =>
  windows.get(toKey(limit)) ?? { used: 0, expiresAt: now + limit.windowMs };

const WindowRow = v.object({
  recipient: v.string(),
  kind: v.string(),
  used: CountColumn,
  expiresAt: MomentColumn,
});

async function loadWindows(db: D1Database, limits: readonly MailLimit[], now: number) {
  const { results } = await db
    .prepare(
      `SELECT recipient, kind, used, expires_at AS expiresAt FROM mail_limits
       WHERE recipient IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(limits.map(({ recipient }) => recipient)))
    .all();
  const rows = parseRows(WindowRow, results, 'mail_limits');
  const byKey = new Map(limits.map((limit) => [toKey(limit), limit]));
  return new Map(
    rows.flatMap((row) => {
      const limit = byKey.get(toKey(row));
      return limit ? [[toKey(row), rollMailWindow(row, limit, now)] as const] : [];
    }),
  );
}

/** Counts a mail in its window, as rollMailWindow() does; beyond `allowed` the constraint aborts the batch. */
const countMail = (
  db: D1Database,
  { recipient, kind, max, windowMs }: MailLimit,
  allowed: number,
  now: number,
) =>
  db
    .prepare(
      `INSERT INTO mail_limits (recipient, kind, expires_at, used, allowed) VALUES (?1, ?2, ?3 + ?4, 1, ?5)
       ON CONFLICT (recipient, kind) DO UPDATE SET allowed = ?5,
         used = max(0, used - ?6 * ${ENDED}) + 1,
         expires_at = iif(used > ?6 * ${ENDED}, expires_at + ?4 * ${ENDED}, ?3 + ?4)`,
    )
    .bind(recipient, kind, now, windowMs, allowed, max);

/** How many windows ended since the row was written. Bound numbers are floats, which would divide with a rest. */
const ENDED = 'iif(expires_at > ?3, 0, CAST((?3 - expires_at) / ?4 AS INTEGER) + 1)';
