import * as v from 'valibot';
import { Testimonial } from '../../domain/site/testimonial';
import type { ParsedRows } from '../../platform/d1-rows';
import {
  MomentColumn,
  parseFirstRow,
  parseRowsForVisitors,
  parseValidRows,
} from '../../platform/d1-rows';
import { deleteTestimonialPicture, publishTestimonialPicture } from './testimonial-pictures-store';

/** Inserts a testimonial, in the batch of its submission: pending until staff approve it (decision 27). */
export const insertTestimonial = (
  db: D1Database,
  { id, name, about, website, comment, language, image, posted }: Testimonial,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO testimonials (id, name, about, website, comment, language, image, posted)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(id, name, about, website, comment, language, image, posted);

const TESTIMONIAL_COLUMNS = 'id, name, about, website, comment, language, image, posted';

/** Loads the testimonials of the guestbook, newest first. An invalid row is logged and left out. */
export async function loadApprovedTestimonials(db: D1Database): Promise<Testimonial[]> {
  const { results } = await db
    .prepare(
      `SELECT ${TESTIMONIAL_COLUMNS} FROM testimonials
       WHERE state = 'approved' ORDER BY posted DESC LIMIT 1000`,
    )
    .all();
  return parseRowsForVisitors(Testimonial, results, 'testimonials');
}

/** A testimonial with the decision of the staff. */
const ModeratedTestimonial = v.object({
  ...Testimonial.entries,
  state: v.picklist(['pending', 'approved', 'rejected']),
  /** Milliseconds since 1970; null while it is pending. */
  decided: v.nullable(MomentColumn),
});
export type ModeratedTestimonial = v.InferOutput<typeof ModeratedTestimonial>;

/** Loads the newest testimonials for the staff, pending ones first. */
export async function loadLatestTestimonials(
  db: D1Database,
  limit: number,
): Promise<ParsedRows<ModeratedTestimonial>> {
  const { results } = await db
    .prepare(
      `SELECT ${TESTIMONIAL_COLUMNS}, state, decided FROM testimonials
       ORDER BY state = 'pending' DESC, posted DESC LIMIT ?`,
    )
    .bind(limit)
    .all();
  return parseValidRows(ModeratedTestimonial, results, 'testimonials');
}

interface TestimonialStores {
  db: D1Database;
  files: R2Bucket;
}

/**
 * Approves a testimonial; a second time changes nothing. The picture is published first, so that the
 * guestbook never links a missing one.
 */
export async function approveTestimonial(
  { db, files }: TestimonialStores,
  id: string,
  now: number,
): Promise<'approved' | 'unknown' | 'picture gone'> {
  const result = await db
    .prepare(`SELECT ${TESTIMONIAL_COLUMNS} FROM testimonials WHERE id = ?`)
    .bind(id)
    .first();
  const testimonial = parseFirstRow(Testimonial, result, 'testimonials');
  if (!testimonial) return 'unknown';
  const { image } = testimonial;
  if (image && !(await publishTestimonialPicture(files, id, image))) return 'picture gone';
  await setTestimonialState(db, id, 'approved', now);
  return 'approved';
}

/** Rejects a testimonial, approved or not, and deletes its public picture; false if there is none of this id. */
export async function rejectTestimonial(
  { db, files }: TestimonialStores,
  id: string,
  now: number,
): Promise<boolean> {
  const isKnown = await setTestimonialState(db, id, 'rejected', now);
  if (isKnown) await deleteTestimonialPicture(files, id);
  return isKnown;
}

async function setTestimonialState(
  db: D1Database,
  id: string,
  state: ModeratedTestimonial['state'],
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE testimonials SET state = ?, decided = ? WHERE id = ?')
    .bind(state, now, id)
    .run();
  return meta.changes > 0;
}
