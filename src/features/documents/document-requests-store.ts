import * as v from 'valibot';
import { MomentColumn, parseFirstRow } from '../../platform/d1-rows';
import { normalizeRecipient } from '../../platform/mail/recipient';
import type { Subject } from '../forms/kit/submit/subject';

/** Returns whether the person has asked for the same documents before, and the links still work. */
export async function isRequestRepeated(
  db: D1Database,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  email: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .prepare(
      'SELECT expires_at AS expiresAt FROM document_requests WHERE kind = ? AND id = ? AND email = ?',
    )
    .bind(kind, id, normalizeRecipient(email))
    .first();
  const { expiresAt = 0 } =
    parseFirstRow(v.object({ expiresAt: MomentColumn }), row, 'document_requests') ?? {};
  return expiresAt > now;
}

/** Inserts a request for documents, or prolongs the person's earlier one. `ends` is in ms since 1970. */
export const insertDocumentRequest = (
  db: D1Database,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  email: string,
  ends: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO document_requests (kind, id, email, expires_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, id, email) DO UPDATE SET expires_at = excluded.expires_at`,
    )
    .bind(kind, id, normalizeRecipient(email), ends);
