import * as v from 'valibot';
import { PictureCrop } from '../../domain/images/picture-crop';
import type { ApprovedTestimonial } from '../../domain/site/testimonial';
import { Testimonial, WRITER_FACTS } from '../../domain/site/testimonial';
import type { ParsedRows } from '../../platform/d1-rows';
import {
  createJsonColumn,
  MomentColumn,
  parseFirstRow,
  parseRowsForVisitors,
  parseValidRows,
} from '../../platform/d1-rows';
import type { ListPlace } from '../../platform/list-place';
import { cutPage, orderRows } from '../../platform/list-place';

/** Inserts a testimonial, in the batch of its submission: pending until staff approve it (decision 27). */
export const insertTestimonial = (
  db: D1Database,
  { id, name, about, website, comment, language, image, createdAt }: Testimonial,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO testimonials (id, name, about, website, comment, language, image, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(id, name, about, website, comment, language, image, createdAt);

const TESTIMONIAL_COLUMNS =
  'id, name, about, website, comment, language, image, created_at AS createdAt, known_by AS knownBy, crop';

const ApprovedRow = v.object({
  ...Testimonial.entries,
  knownBy: v.nullable(v.picklist(WRITER_FACTS)),
  crop: v.nullable(createJsonColumn(PictureCrop)),
});

/** Loads the testimonials of the guestbook, newest first. An invalid row is logged and left out. */
export async function loadApprovedTestimonials(db: D1Database): Promise<ApprovedTestimonial[]> {
  const { results } = await db
    .prepare(
      `SELECT ${TESTIMONIAL_COLUMNS} FROM testimonials
       WHERE state = 'approved' ORDER BY created_at DESC`,
    )
    .all();
  return parseRowsForVisitors(ApprovedRow, results, 'testimonials');
}

export const TESTIMONIAL_STATES = ['pending', 'approved', 'rejected'] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

/** A testimonial with the decision of the staff. */
const ModeratedTestimonial = v.object({
  ...ApprovedRow.entries,
  state: v.picklist(TESTIMONIAL_STATES),
  /** Milliseconds since 1970; null while it is pending. */
  decidedAt: v.nullable(MomentColumn),
  /** The reference of the sale or letting; '' if there is none. */
  deal: v.string(),
});
export type ModeratedTestimonial = v.InferOutput<typeof ModeratedTestimonial>;

/** Loads a page of the testimonials of one state for the staff, newest first. */
export async function loadTestimonialsPage(
  db: D1Database,
  state: TestimonialState,
  place: ListPlace,
  limit: number,
): Promise<ParsedRows<ModeratedTestimonial>> {
  const cut = cutPage(
    place,
    {
      key: '(created_at, id)',
      row: '(SELECT created_at, id FROM testimonials WHERE id = ?)',
      order: 'DESC',
    },
    limit,
  );
  const { results } = await db
    .prepare(
      `SELECT ${TESTIMONIAL_COLUMNS}, state, decided_at AS decidedAt, deal FROM testimonials
       WHERE state = ? ${cut.where && `AND ${cut.where}`}
       ORDER BY created_at ${cut.order}, id ${cut.order} LIMIT ? OFFSET ?`,
    )
    .bind(state, ...cut.values, limit, cut.offset)
    .all();
  return parseValidRows(ModeratedTestimonial, orderRows(results, cut), 'testimonials');
}

/** Loads the newest testimonials for the staff, pending ones first. */
export async function loadLatestTestimonials(
  db: D1Database,
  limit: number,
): Promise<ParsedRows<ModeratedTestimonial>> {
  const { results } = await db
    .prepare(
      `SELECT ${TESTIMONIAL_COLUMNS}, state, decided_at AS decidedAt, deal FROM testimonials
       ORDER BY state = 'pending' DESC, created_at DESC LIMIT ?1`,
    )
    .bind(limit)
    .all();
  return parseValidRows(ModeratedTestimonial, results, 'testimonials');
}

/** Loads one testimonial, decided or not; undefined if there is none of this id. */
export async function loadTestimonial(
  db: D1Database,
  id: string,
): Promise<ModeratedTestimonial | undefined> {
  const row = await db
    .prepare(
      `SELECT ${TESTIMONIAL_COLUMNS}, state, decided_at AS decidedAt, deal FROM testimonials WHERE id = ?`,
    )
    .bind(id)
    .first();
  return parseFirstRow(ModeratedTestimonial, row, 'testimonials');
}

const StateCount = v.object({ state: v.picklist(TESTIMONIAL_STATES), count: v.number() });

/** Counts the testimonials of each state. */
export async function countTestimonials(db: D1Database): Promise<Record<TestimonialState, number>> {
  const { results } = await db
    .prepare(`SELECT kind AS state, count FROM list_counts WHERE list = 'testimonials'`)
    .all();
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { state, count } of parseValidRows(StateCount, results, 'list_counts').rows)
    counts[state] = count;
  return counts;
}
