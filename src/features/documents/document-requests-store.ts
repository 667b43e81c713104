import type { Subject } from '../forms/kit/submit/subject';

/** Notes who asked for whose documents; aborts its batch while an earlier request still stands. */
export function insertDocumentRequest(
  db: D1Database,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  email: string,
  now: number,
  ends: number,
): D1PreparedStatement[] {
  const who = email.toLowerCase();
  return [
    db
      .prepare(
        'DELETE FROM document_requests WHERE kind = ? AND id = ? AND email = ? AND ends <= ?',
      )
      .bind(kind, id, who, now),
    db
      .prepare('INSERT INTO document_requests (kind, id, email, ends) VALUES (?, ?, ?, ?)')
      .bind(kind, id, who, ends),
  ];
}

export const isDuplicateDocumentRequest = (why: string): boolean =>
  why.includes('document_requests');
