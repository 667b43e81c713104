import type { PictureCrop } from '../../domain/images/picture-crop';
import type { WriterFact } from '../../domain/site/testimonial';
import { deleteTestimonialPicture, publishTestimonialPicture } from './testimonial-pictures-store';
import { loadTestimonial } from './testimonials-store';

interface TestimonialStores {
  db: D1Database;
  files: R2Bucket;
}

/** Statements of staff that approve a testimonial. */
export interface Approval {
  knownBy: WriterFact | null;
  /** The reference of the sale or letting; '' if there is none. */
  deal: string;
  /** The part of the picture; null for all of it, undefined for what was chosen before. */
  crop?: PictureCrop | null;
}

/**
 * Approves a testimonial, in one batch with `statements`; a second time changes what was stated. The
 * picture is published first, so that the guestbook never links a missing one. Without `approval` what was
 * stated before stays.
 */
export async function approveTestimonial(
  { db, files }: TestimonialStores,
  id: string,
  approval: Approval | undefined,
  now: number,
  statements: readonly D1PreparedStatement[] = [],
): Promise<'approved' | 'unknown' | 'picture gone'> {
  const testimonial = await loadTestimonial(db, id);
  if (!testimonial) return 'unknown';
  const { image } = testimonial;
  const { knownBy, deal, crop } = { ...testimonial, ...approval };
  if (image && !(await publishTestimonialPicture(files, id, image))) return 'picture gone';
  await db.batch([
    db
      .prepare(
        `UPDATE testimonials SET state = 'approved', decided_at = ?2, known_by = ?3, deal = ?4,
           crop = ?5 WHERE id = ?1`,
      )
      .bind(id, now, knownBy, deal, crop ? JSON.stringify(crop) : null),
    ...statements,
  ]);
  return 'approved';
}

/**
 * Rejects a testimonial, approved or not, in one batch with `statements`, and deletes its public picture;
 * false if there is none of this id.
 */
export async function rejectTestimonial(
  { db, files }: TestimonialStores,
  id: string,
  now: number,
  statements: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  if (!(await loadTestimonial(db, id))) return false;
  await db.batch([
    db
      .prepare(`UPDATE testimonials SET state = 'rejected', decided_at = ? WHERE id = ?`)
      .bind(now, id),
    ...statements,
  ]);
  await deleteTestimonialPicture(files, id);
  return true;
}
