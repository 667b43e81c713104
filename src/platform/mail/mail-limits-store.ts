import * as v from 'valibot';
import type { KeyRing } from '../../domain/accounts/key-ring';
import { CountColumn, MomentColumn, parseRows } from '../d1-rows';
import { scaleLimit } from '../limits';
import type { RateLimit } from '../rate-windows-store';
import type { Mail } from './mail';
import { signRecipient } from './recipient';

/** In place of a recipient's signature; no signature has a space. */
const EVERYBODY = 'all recipients';

interface MailLimit extends RateLimit {
  recipient: string;
}

/** A mail that may not leave. */
export interface HeldMail {
  mail: Mail;
  /** Milliseconds since 1970 when such a mail may leave again. */
  until: number;
  /** Whether it is held for the limit of all recipients, which tells nothing about this one. */
  isForEverybody: boolean;
}

export interface MailPlan {
  held: HeldMail[];
  /** Counts the other mails; a batch with these aborts (mail_limit) when a limit was reached meanwhile. */
  statements: D1PreparedStatement[];
}

/** Finds which mails may leave; those to the agency always may. */
export async function planMails(
  db: D1Database,
  mails: readonly Mail[],
  { keyRing, scale, now }: { keyRing: KeyRing; scale: number; now: number },
): Promise<MailPlan> {
  const limited = await Promise.all(
    mails
      .filter(({ kind }) => kind !== 'staff')
      .map(async (mail) => ({ mail, limits: await listLimits(mail, keyRing, scale) })),
  );
  const windows = await loadWindows(
    db,
    limited.flatMap(({ limits }) => limits),
    now,
  );
  const held: HeldMail[] = [];
  const statements: D1PreparedStatement[] = [];
  for (const { mail, limits } of limited) {
    const full = limits.filter((limit) => (windows.get(toKey(limit))?.used ?? 0) >= limit.max);
    if (full.length > 0) {
      const ends = full.map(
        (limit) => windows.get(toKey(limit))?.expiresAt ?? now + limit.windowMs,
      );
      const isForEverybody = full.every(({ recipient }) => recipient === EVERYBODY);
      held.push({ mail, until: Math.max(...ends), isForEverybody });
      continue;
    }
    for (const limit of limits) {
      const { used = 0, expiresAt = now + limit.windowMs } = windows.get(toKey(limit)) ?? {};
      windows.set(toKey(limit), { used: used + 1, expiresAt });
      statements.push(incrementWindow(db, limit, now));
    }
  }
  return { held, statements };
}

async function listLimits(mail: Mail, keyRing: KeyRing, scale: number): Promise<MailLimit[]> {
  const recipient = await signRecipient(mail.to, keyRing);
  const names = [
    'hour',
    'day',
    ...(mail.kind === 'newsletter' ? ['newsletter' as const] : []),
  ] as const;
  return [
    ...names.map((name) => ({ ...scaleLimit(name, scale), recipient })),
    { ...scaleLimit('everybody', scale), recipient: EVERYBODY },
  ];
}

const toKey = ({ recipient, kind }: Pick<MailLimit, 'recipient' | 'kind'>) =>
  `${recipient} ${kind}`;

const MailWindow = v.object({
  recipient: v.string(),
  kind: v.string(),
  used: CountColumn,
  expiresAt: MomentColumn,
});

async function loadWindows(db: D1Database, limits: readonly MailLimit[], now: number) {
  const { results } = await db
    .prepare(
      `SELECT recipient, kind, used, expires_at AS expiresAt FROM mail_limits
       WHERE recipient IN (SELECT value FROM json_each(?1)) AND expires_at > ?2`,
    )
    .bind(JSON.stringify(limits.map(({ recipient }) => recipient)), now)
    .all();
  const rows = parseRows(MailWindow, results, 'mail_limits');
  return new Map(rows.map((row) => [toKey(row), { used: row.used, expiresAt: row.expiresAt }]));
}

/** Beyond the limit the table's constraint aborts the whole batch. */
const incrementWindow = (
  db: D1Database,
  { recipient, kind, max, windowMs }: MailLimit,
  now: number,
) =>
  db
    .prepare(
      `INSERT INTO mail_limits (recipient, kind, expires_at, used, allowed) VALUES (?1, ?2, ?3, 1, ?4)
       ON CONFLICT (recipient, kind) DO UPDATE SET
         used = iif(expires_at <= ?5, 1, used + 1), expires_at = iif(expires_at <= ?5, ?3, expires_at), allowed = ?4`,
    )
    .bind(recipient, kind, now + windowMs, max, now);
