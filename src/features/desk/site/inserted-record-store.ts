import { recordStaffAction } from '../log/staff-actions-store';
import { runBatch } from '../run-change-store';
import { addDraft, isNameTaken } from './drafts-store';
import type { DocumentName } from './site-document';
import { formatDocumentName } from './site-document';

/**
 * Stores a new record as a draft, under the next id if somebody took this one meanwhile; of a town and of a home there is one,
 * whoever began it. Returns its name.
 */
export async function insertRecord(
  db: D1Database,
  staff: { id: string },
  name: DocumentName,
  create: (id: DocumentName['id']) => object,
): Promise<string> {
  const document = formatDocumentName(name);
  try {
    await runBatch(db, [
      addDraft(db, { document, value: create(name.id) }, staff, Date.now()),
      recordStaffAction(db, staff, 'site saved', document),
    ]);
    return document;
  } catch (error) {
    if (!isNameTaken(error)) throw error;
    return typeof name.id === 'string' || name.kind === 'sold'
      ? document
      : insertRecord(db, staff, { ...name, id: name.id + 1 }, create);
  }
}
