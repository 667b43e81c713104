import type { Subject } from '../forms/kit/submit/subject';

/**
 * Inserts a request for documents and deletes the same person's ended one. Aborts its batch if an
 * earlier request has not ended. `now` and `ends` are milliseconds since 1970.
 */
export function insertDocumentRequest(
  db: D1Database,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  email: string,
  now: number,
  ends: number,
): D1PreparedStatement[] {
  const requester = email.toLowerCase();
  return [
    db
      .prepare(
        'DELETE FROM document_requests WHERE kind = ? AND id = ? AND email = ? AND ends <= ?',
      )
      .bind(kind, id, requester, now),
    db
      .prepare('INSERT INTO document_requests (kind, id, email, ends) VALUES (?, ?, ?, ?)')
      .bind(kind, id, requester, ends),
  ];
}

/** Tells by D1's message whether a batch was aborted by an earlier request. */
export const isDuplicateDocumentRequest = (message: string): boolean =>
  message.includes('document_requests');
