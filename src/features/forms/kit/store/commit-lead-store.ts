import * as v from 'valibot';
import { addPeriod } from '../../../../domain/format/period';
import { PERIODS } from '../../../../domain/periods';
import { parseFirstRow } from '../../../../platform/d1-rows';
import type { QueuedMail } from '../../../../platform/mail/outbox-store';
import { createMailIds, enqueueScheduledMails } from '../../../../platform/mail/outbox-store';
import type { KeyedLimit } from '../../../../platform/rate-windows-store';
import { countForLimits } from '../../../../platform/rate-windows-store';
import type { StoredSubject } from '../submit/stored-subject';
import { listLeadWords } from './lead-words';

/** A row of `leads`. */
export interface NewLead {
  key: string;
  bodyHash: string;
  form: string;
  language: string;
  property: number | undefined;
  project: number | undefined;
  /** What that is now. */
  about?: StoredSubject | undefined;
  answers: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** A file of a lead, already written to R2. */
export interface StoredUpload {
  storageKey: string;
  field: string;
  name: string;
  type: string;
  bytes: number;
}

/** Returns the hash of the body stored under this idempotency key; null if there is none. */
export async function loadBodyHash(db: D1Database, key: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT body_hash AS bodyHash FROM leads WHERE key = ?')
    .bind(key)
    .first();
  return parseFirstRow(v.object({ bodyHash: v.string() }), row, 'leads')?.bodyHash ?? null;
}

/** Returns whether a captcha proof was used before. */
export const isProofUsed = async (db: D1Database, proof: string): Promise<boolean> =>
  (await db.prepare('SELECT id FROM used_proofs WHERE id = ?').bind(proof).first()) !== null;

/** Counts a failed captcha for its limits and marks its proof as used. */
export const recordFailedCaptcha = (
  db: D1Database,
  rateLimits: readonly KeyedLimit[],
  proof: CaptchaProof | undefined,
  now: number,
): Promise<unknown> =>
  db.batch([
    ...countForLimits(db, rateLimits, now, { mostAllowed: Number.MAX_SAFE_INTEGER }),
    ...(proof ? [insertUsedProof(db, proof, 'OR IGNORE')] : []),
  ]);

/** Everything that is stored together with the row of a lead. */
export interface LeadBatch {
  storedUploads: readonly StoredUpload[];
  mails: readonly QueuedMail[];
  rateLimits: readonly KeyedLimit[];
  /** None for what staff wrote down. */
  proof?: CaptchaProof;
  /** Statements of the form itself: a slot, a subscription. */
  formStatements: readonly D1PreparedStatement[];
}

/** A captcha solution that can be used once. */
export interface CaptchaProof {
  id: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** `mailIds` are those of its mails in the outbox; `conflict` is D1's message, which names the constraint. */
export type CommitResult =
  | { stored: true; mailIds: string[] }
  | { stored: false; conflict: string };

/**
 * Stores a lead in one batch: its row, its files' rows, its mails, the used proof, the limits and
 * the statements of the form; all or nothing (decision 25). Rejects with any error but a constraint's.
 */
export async function commitLead(
  db: D1Database,
  row: NewLead,
  { storedUploads, mails, rateLimits, proof, formStatements }: LeadBatch,
): Promise<CommitResult> {
  const mailIds = createMailIds(mails);
  const statements = [
    db
      .prepare(
        `INSERT INTO leads (key, body_hash, form, language, property, project, about, answers, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        ...[row.key, row.bodyHash, row.form, row.language],
        ...[row.property ?? null, row.project ?? null],
        row.about ? JSON.stringify(row.about) : null,
        ...[row.answers, row.createdAt],
      ),
    insertWords(db, row),
    ...(proof ? [insertUsedProof(db, proof)] : []),
    ...countForLimits(db, rateLimits, row.createdAt),
    ...storedUploads.map((file) => insertStoredUpload(db, row, file)),
    ...formStatements,
    ...enqueueScheduledMails(db, mails, row.createdAt, { ids: mailIds, leadKey: row.key }),
  ];
  try {
    await db.batch(statements);
    return { stored: true, mailIds };
  } catch (error) {
    const conflict = String(error);
    if (!/constraint/i.test(conflict)) throw error;
    return { stored: false, conflict };
  }
}

/** Constraints that abort a submission, as D1's message names them. */
export const LEAD_CONFLICTS = {
  sentBefore: /leads\.key/,
  usedProof: /proofs\.id/,
  limit: /rate_limit/,
  mailLimit: /mail_limit/,
} as const;

/** Stores the words by which the desk finds the lead. */
const insertWords = (db: D1Database, { key, answers }: NewLead) =>
  db
    .prepare(
      `INSERT INTO lead_words (word, lead)
       SELECT DISTINCT value, leads.id FROM json_each(?2), leads WHERE leads.key = ?1`,
    )
    .bind(key, JSON.stringify(listLeadWords(JSON.parse(answers))));

const insertUsedProof = (db: D1Database, proof: CaptchaProof, or = '') =>
  db
    .prepare(`INSERT ${or} INTO used_proofs (id, expires_at) VALUES (?, ?)`)
    .bind(proof.id, proof.expires);

const insertStoredUpload = (
  db: D1Database,
  row: NewLead,
  { storageKey, field, name, type, bytes }: StoredUpload,
) =>
  db
    .prepare(
      `INSERT INTO lead_files (file, lead_key, field, name, type, bytes, created_at, expires_at)
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
      addPeriod(row.createdAt, PERIODS.attachedFile),
    );
