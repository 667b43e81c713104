import { DAY_MS } from '../../domain/format/durations';
import type { Testimonial } from '../../domain/site/testimonial';
import { stripMetadata } from '../../platform/strip-metadata/strip-metadata';

/** For the batch that stores its submission: nobody sees it until staff approve it (decision 27). */
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

/** What the guestbook shows: the newest first. */
export const loadApprovedTestimonials = async (db: D1Database): Promise<Testimonial[]> =>
  (
    await db
      .prepare(
        `SELECT ${TESTIMONIAL_COLUMNS} FROM testimonials WHERE state = 'approved' ORDER BY posted DESC LIMIT 1000`,
      )
      .all<Testimonial>()
  ).results;

/** As staff see it. */
export interface ModeratedTestimonial extends Testimonial {
  state: 'pending' | 'approved' | 'rejected';
  /** Milliseconds since 1970; null while it waits. */
  decided: number | null;
}

/** The newest, those that wait for a decision first. */
export const loadLatestTestimonials = async (
  db: D1Database,
  most: number,
): Promise<ModeratedTestimonial[]> =>
  (
    await db
      .prepare(
        `SELECT ${TESTIMONIAL_COLUMNS}, state, decided FROM testimonials
         ORDER BY state = 'pending' DESC, posted DESC LIMIT ?`,
      )
      .bind(most)
      .all<ModeratedTestimonial>()
  ).results;

interface TestimonialStores {
  db: D1Database;
  files: R2Bucket;
}

/** Where the picture of an approved testimonial lies in the bucket; that of no other does. */
export const getTestimonialPictureKey = (id: string): string => `testimonials/${id}`;

/** Approving a second time changes nothing. Its picture comes first, so that none is ever missing. */
export async function approveTestimonial(
  { db, files }: TestimonialStores,
  id: string,
  now: number,
): Promise<'approved' | 'unknown' | 'picture gone'> {
  const testimonial = await db
    .prepare('SELECT image FROM testimonials WHERE id = ?')
    .bind(id)
    .first<Pick<Testimonial, 'image'>>();
  if (!testimonial) return 'unknown';
  if (testimonial.image && !(await files.head(getTestimonialPictureKey(id)))) {
    const sent = await files.get(testimonial.image);
    if (!sent) return 'picture gone';
    const { contentType = 'application/octet-stream' } = sent.httpMetadata ?? {};
    // It came so already; what the world sees does not rest on that.
    const picture = stripMetadata(new Uint8Array(await sent.arrayBuffer()), contentType);
    await files.put(getTestimonialPictureKey(id), picture, { httpMetadata: { contentType } });
  }
  await setTestimonialState(db, id, 'approved', now);
  return 'approved';
}

/** Also takes back what was approved; whether there is such a testimonial. */
export async function rejectTestimonial(
  { db, files }: TestimonialStores,
  id: string,
  now: number,
): Promise<boolean> {
  const isKnown = await setTestimonialState(db, id, 'rejected', now);
  if (isKnown) await files.delete(getTestimonialPictureKey(id));
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

const TESTIMONIAL_RETENTION_MS = 730 * DAY_MS;

/** What is not shown is kept no longer than the submission it came with (decision 35). */
export const deleteExpiredTestimonials = (db: D1Database, now: number): Promise<unknown> =>
  db
    .prepare("DELETE FROM testimonials WHERE state <> 'approved' AND posted < ?")
    .bind(now - TESTIMONIAL_RETENTION_MS)
    .run();
