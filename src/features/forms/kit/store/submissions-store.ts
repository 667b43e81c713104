import { DAY_MS } from '../../../../domain/format/durations';
import type { Mail } from '../../../../platform/mail/mail';
import { enqueueMails } from '../../../../platform/mail/outbox-store';

const MONTH_MS = 30.5 * DAY_MS;

export type Database = D1Database;
export type Statement = D1PreparedStatement;

/** So many within a window, by network. */
export interface RateLimit {
  kind: string;
  max: number;
  windowMs: number;
}

/** A submission as it is kept. */
export interface SubmissionRow {
  key: string;
  bodyHash: string;
  form: string;
  language: string;
  property: number | undefined;
  project: number | undefined;
  answers: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** A file that came along and lies in R2 already. */
export interface StoredUpload {
  storageKey: string;
  field: string;
  name: string;
  type: string;
  bytes: number;
  /** How long it is kept. */
  retentionMonths: number;
}

/** The body that came under this key, if any did. */
export const loadBodyHash = (db: Database, key: string): Promise<string | null> =>
  db.prepare('SELECT body_hash FROM submissions WHERE key = ?').bind(key).first('body_hash');

/** Until when a network that has sent all it may has to wait; undefined while it may send. */
export async function loadRateLimitEnd(
  db: Database,
  network: string,
  limits: readonly RateLimit[],
  now: number,
): Promise<number | undefined> {
  const { results } = await db
    .prepare('SELECT kind, used, ends FROM rate_windows WHERE network = ? AND ends > ?')
    .bind(network, now)
    .all<{ kind: string; used: number; ends: number }>();
  const passed = results.filter((window) =>
    limits.some(({ kind, max }) => window.kind === kind && window.used >= max),
  );
  return passed.length > 0 ? Math.max(...passed.map(({ ends }) => ends)) : undefined;
}

export const isProofUsed = async (db: Database, proof: string): Promise<boolean> =>
  (await db.prepare('SELECT id FROM proofs WHERE id = ?').bind(proof).first()) !== null;

/** A wrong proof counts, and is good for no second try. */
export const recordFailedCaptcha = (
  db: Database,
  network: string,
  limit: RateLimit,
  proof: { id: string; expires: number } | undefined,
  now: number,
): Promise<unknown> =>
  db.batch([
    incrementRateWindow(db, network, { ...limit, max: Number.MAX_SAFE_INTEGER }, now),
    ...(proof ? [insertUsedProof(db, proof, 'OR IGNORE')] : []),
  ]);

export type CommitResult = { stored: true } | { stored: false; why: string };

/**
 * One batch: the submission, its files' rows, its mails, the used proof, the limits, and what the
 * form itself adds (a slot, a subscription): all or nothing (decision 25). Where a constraint aborts
 * it, `why` is the database's message, which names it.
 */
export async function commitSubmission(
  db: Database,
  row: SubmissionRow,
  {
    attached,
    mails,
    network,
    limits,
    proof,
    also,
  }: {
    attached: readonly StoredUpload[];
    mails: readonly Mail[];
    network: string;
    limits: readonly RateLimit[];
    proof: { id: string; expires: number };
    also: readonly Statement[];
  },
): Promise<CommitResult> {
  const statements = [
    db
      .prepare(
        `INSERT INTO submissions (key, body_hash, form, language, property, project, answers, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        ...[row.key, row.bodyHash, row.form, row.language],
        ...[row.property ?? null, row.project ?? null, row.answers, row.createdAt],
      ),
    insertUsedProof(db, proof),
    ...limits.map((limit) => incrementRateWindow(db, network, limit, row.createdAt)),
    ...attached.map((file) => insertStoredUpload(db, row, file)),
    ...also,
    ...enqueueMails(db, mails, row.createdAt),
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
export const SUBMISSION_CONFLICTS = {
  sentBefore: /submissions\.key/,
  usedProof: /proofs\.id/,
  limit: /rate_limit/,
} as const;

const insertUsedProof = (db: Database, proof: { id: string; expires: number }, or = '') =>
  db.prepare(`INSERT ${or} INTO proofs (id, expires) VALUES (?, ?)`).bind(proof.id, proof.expires);

const incrementRateWindow = (
  db: Database,
  network: string,
  { kind, max, windowMs }: RateLimit,
  now: number,
) =>
  db
    .prepare(
      `INSERT INTO rate_windows (network, kind, ends, used, most) VALUES (?1, ?2, ?3, 1, ?4)
       ON CONFLICT (network, kind) DO UPDATE SET
         used = iif(ends <= ?5, 1, used + 1), ends = iif(ends <= ?5, ?3, ends), most = ?4`,
    )
    .bind(network, kind, now + windowMs, max, now);

const insertStoredUpload = (
  db: Database,
  row: SubmissionRow,
  { storageKey, field, name, type, bytes, retentionMonths }: StoredUpload,
) =>
  db
    .prepare(
      `INSERT INTO attachments (file, submission_key, field, name, type, bytes, created, expires)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      storageKey,
      row.key,
      field,
      name,
      type,
      bytes,
      row.createdAt,
      row.createdAt + retentionMonths * MONTH_MS,
    );
