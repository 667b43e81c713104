import type { Subject } from '../forms/kit/submit/subject';

/**
 * Creates the statements that insert a request for documents and delete the person's expired one.
 * The batch aborts if an earlier request has not expired. `now` and `ends` are milliseconds since
 * 1970.
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

/** Whether this error message of D1 means that an unexpired request aborted the batch. */
export const isDuplicateDocumentRequest = (message: string): boolean =>
  message.includes('document_requests');
