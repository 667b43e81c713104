import type { Mail } from '../../../../platform/mail/message';
import { queued } from '../../../../platform/mail/outbox-store';

const MONTH_MS = 30.5 * 24 * 60 * 60 * 1000;

export type Database = D1Database;
export type Statement = D1PreparedStatement;

/** So many within a window, by network. */
export interface Limit {
  kind: string;
  most: number;
  windowMs: number;
}

/** A submission as it is kept. */
export interface Row {
  key: string;
  bodyHash: string;
  form: string;
  language: string;
  property: number | undefined;
  project: number | undefined;
  answers: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A file that came along and lies in R2 already. */
export interface Attached {
  file: string;
  field: string;
  name: string;
  type: string;
  bytes: number;
  /** How long it is kept. */
  months: number;
}

/** The body that came under this key, if any did. */
export const bodyHashOf = (db: Database, key: string): Promise<string | null> =>
  db.prepare('SELECT body_hash FROM submissions WHERE key = ?').bind(key).first('body_hash');

/** Until when a network that has sent all it may has to wait; undefined while it may send. */
export async function limitedUntil(
  db: Database,
  network: string,
  limits: readonly Limit[],
  now: number,
): Promise<number | undefined> {
  const { results } = await db
    .prepare('SELECT kind, used, ends FROM rate_windows WHERE network = ? AND ends > ?')
    .bind(network, now)
    .all<{ kind: string; used: number; ends: number }>();
  const passed = results.filter((window) =>
    limits.some(({ kind, most }) => window.kind === kind && window.used >= most),
  );
  return passed.length > 0 ? Math.max(...passed.map(({ ends }) => ends)) : undefined;
}

export const wasUsed = async (db: Database, proof: string): Promise<boolean> =>
  (await db.prepare('SELECT id FROM proofs WHERE id = ?').bind(proof).first()) !== null;

/** A wrong proof counts, and is good for no second try. */
export const noteWrong = (
  db: Database,
  network: string,
  limit: Limit,
  proof: { id: string; expires: number } | undefined,
  now: number,
): Promise<unknown> =>
  db.batch([
    counted(db, network, { ...limit, most: Number.MAX_SAFE_INTEGER }, now),
    ...(proof ? [usedUp(db, proof, 'OR IGNORE')] : []),
  ]);

export type Outcome = { stored: true } | { stored: false; why: string };

/**
 * One batch: the submission, its files' rows, its mails, the used proof, the limits, and what the
 * form itself adds (a slot, a subscription): all or nothing (decision 25). Where a constraint aborts
 * it, `why` is the database's message, which names it.
 */
export async function store(
  db: Database,
  row: Row,
  {
    attached,
    mails,
    network,
    limits,
    proof,
    also,
  }: {
    attached: readonly Attached[];
    mails: readonly Mail[];
    network: string;
    limits: readonly Limit[];
    proof: { id: string; expires: number };
    also: readonly Statement[];
  },
): Promise<Outcome> {
  const statements = [
    db
      .prepare(
        `INSERT INTO submissions (key, body_hash, form, language, property, project, answers, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        ...[row.key, row.bodyHash, row.form, row.language],
        ...[row.property ?? null, row.project ?? null, row.answers, row.at],
      ),
    usedUp(db, proof),
    ...limits.map((limit) => counted(db, network, limit, row.at)),
    ...attached.map((file) => kept(db, row, file)),
    ...also,
    ...queued(db, mails, row.at),
  ];
  try {
    await db.batch(statements);
    return { stored: true };
  } catch (error) {
    const why = String(error);
    if (!/constraint/i.test(why)) throw error;
    return { stored: false, why };
  }
}

/** Why a batch was aborted, by the constraint it ran against. */
export const ABORTED = {
  sentBefore: /submissions\.key/,
  usedProof: /proofs\.id/,
  limit: /rate_limit/,
} as const;

const usedUp = (db: Database, proof: { id: string; expires: number }, or = '') =>
  db.prepare(`INSERT ${or} INTO proofs (id, expires) VALUES (?, ?)`).bind(proof.id, proof.expires);

const counted = (db: Database, network: string, { kind, most, windowMs }: Limit, now: number) =>
  db
    .prepare(
      `INSERT INTO rate_windows (network, kind, ends, used, most) VALUES (?1, ?2, ?3, 1, ?4)
       ON CONFLICT (network, kind) DO UPDATE SET
         used = iif(ends <= ?5, 1, used + 1), ends = iif(ends <= ?5, ?3, ends), most = ?4`,
    )
    .bind(network, kind, now + windowMs, most, now);

const kept = (db: Database, row: Row, { file, field, name, type, bytes, months }: Attached) =>
  db
    .prepare(
      `INSERT INTO attachments (file, submission_key, field, name, type, bytes, created, expires)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(file, row.key, field, name, type, bytes, row.at, row.at + months * MONTH_MS);
