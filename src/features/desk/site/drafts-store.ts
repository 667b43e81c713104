import * as v from 'valibot';
import { KeyColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';
import type { SiteDraft } from './apply-drafts';

const DraftRow = v.object({
  document: KeyColumn,
  field: v.string(),
  value: v.pipe(v.string(), v.parseJson()),
  staff: v.nullable(v.string()),
  name: v.nullable(v.string()),
  changedAt: MomentColumn,
});
/** A draft as it is stored: with who typed it, by id and name, and when. */
export type StoredDraft = v.InferOutput<typeof DraftRow>;

/** Loads the drafts of all documents, or of one. */
export async function loadDrafts(db: D1Database, document?: string): Promise<StoredDraft[]> {
  const { results } = await db
    .prepare(
      `SELECT document, field, value, staff, staff_accounts.name, site_drafts.changed_at AS changedAt
       FROM site_drafts LEFT JOIN staff_accounts ON staff_accounts.id = site_drafts.staff
       WHERE ?1 IS NULL OR document = ?1 ORDER BY document, field`,
    )
    .bind(document ?? null)
    .all();
  return parseRows(DraftRow, results, 'site_drafts');
}

/** Stores one change, in place of an earlier one of the same field. */
export const saveDraft = (
  db: D1Database,
  { document, field, value }: SiteDraft,
  staff: { id: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO site_drafts (document, field, value, staff, changed_at) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT DO UPDATE SET value = ?3, staff = ?4, changed_at = ?5`,
    )
    .bind(document, field, JSON.stringify(value), staff.id, now);

/** Adds a new record as a draft; the batch fails if another already has its name. */
export const addDraft = (
  db: D1Database,
  { document, value }: { document: string; value: object },
  staff: { id: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO site_drafts (document, field, value, staff, changed_at) VALUES (?1, '', ?2, ?3, ?4)`,
    )
    .bind(document, JSON.stringify(value), staff.id, now);

/** Whether a batch failed since another had already added a draft of that name. */
export const isNameTaken = (error: unknown): boolean =>
  /UNIQUE constraint failed: site_drafts\b/.test(String(error));

/** Removes the drafts of a document. */
export const discardDrafts = (db: D1Database, document: string): D1PreparedStatement =>
  db.prepare('DELETE FROM site_drafts WHERE document = ?1').bind(document);

/** Removes the drafts of one thing of a document: of the whole of it, and of its fields. */
export const discardDraftsOf = (
  db: D1Database,
  document: string,
  item: string,
): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM site_drafts
       WHERE document = ?1 AND (field = ?2 OR substr(field, 1, length(?2) + 1) = ?2 || '.')`,
    )
    .bind(document, item);

/** Removes a draft that was published, unless it was changed since. */
export const removeDraft = (
  db: D1Database,
  { document, field, value }: SiteDraft,
): D1PreparedStatement =>
  db
    .prepare('DELETE FROM site_drafts WHERE document = ?1 AND field = ?2 AND value = ?3')
    .bind(document, field, JSON.stringify(value));
