import { rentalApplicationForm } from './form';

/** The applications for a home to let that were settled before ?1: closed by staff, or the home was let. */
const SETTLED = `form = '${rentalApplicationForm.name}' AND (closed_at < ?1 OR EXISTS (
  SELECT 1 FROM property_changes AS change
  WHERE change.property = leads.property AND change.kind = 'status'
    AND change.after IN ('closed', 'gone') AND change.created_at >= leads.created_at AND change.created_at < ?1))`;

/**
 * Deletes applications that were settled before `before`; notes, replies and the rows of their files go with them,
 * the files as those that no row names (decision 91).
 */
export const deleteSettledApplications = (db: D1Database, before: number): Promise<unknown> =>
  db.prepare(`DELETE FROM leads WHERE ${SETTLED}`).bind(before).run();
