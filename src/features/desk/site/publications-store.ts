import * as v from 'valibot';
import { CountColumn, KeyColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';

/** A published change of one field: null is the whole document, '' an empty value. */
const PublishedChange = v.object({
  document: v.string(),
  field: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export type PublishedChange = v.InferOutput<typeof PublishedChange>;

const PublicationRow = v.object({
  number: CountColumn,
  version: KeyColumn,
  staff: v.nullable(v.string()),
  name: v.nullable(v.string()),
  createdAt: MomentColumn,
  hash: KeyColumn,
  changes: v.pipe(v.string(), v.parseJson(), v.array(PublishedChange)),
  restored: v.nullable(CountColumn),
});
/**
 * A publication: who made it, when, what changed, and whose content it has again. The first one, without a name, is what
 * was loaded before.
 */
export type Publication = v.InferOutput<typeof PublicationRow>;

const MAX_PUBLICATIONS = 200;

/** Loads the publications that went live, newest first; `live` is the number that the live version names. */
export async function loadPublications(db: D1Database, live: number): Promise<Publication[]> {
  const { results } = await db
    .prepare(
      `SELECT number, version, staff, staff_accounts.name, publications.created_at AS createdAt, hash, changes, restored
       FROM publications LEFT JOIN staff_accounts ON staff_accounts.id = publications.staff
       WHERE live_at IS NOT NULL OR number = ?2
       ORDER BY number DESC LIMIT ?1`,
    )
    .bind(MAX_PUBLICATIONS, live)
    .all();
  return parseRows(PublicationRow, results, 'publications');
}

/** Writes a publication before it goes live, and that an earlier one did whose maker did not come to write it. */
export const insertPublication = (
  db: D1Database,
  { number, version, staff, hash, changes, restored }: Omit<Publication, 'name' | 'createdAt'>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO publications (number, version, staff, created_at, hash, changes, restored)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    )
    .bind(number, version, staff, now, hash, JSON.stringify(changes), restored);

/** Writes that a publication is live. */
export const markLive = (db: D1Database, number: number, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE publications SET live_at = ?2 WHERE number = ?1 AND live_at IS NULL')
    .bind(number, now);

/** Returns the number that the next publication takes: one that no row has. */
export async function findNextNumber(db: D1Database): Promise<number> {
  const { results } = await db.prepare('SELECT max(number) AS number FROM publications').all();
  const [newest] = parseRows(NewestRow, results, 'publications');
  return (newest?.number ?? 0) + 1;
}

const NewestRow = v.object({ number: v.nullable(CountColumn) });
