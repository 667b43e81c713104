import * as v from 'valibot';
import { addPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import { parseFirstRow } from '../../../platform/d1-rows';

const WordsRow = v.object({ words: v.string() });
const IdRow = v.object({ id: v.string() });

/** Loads the words behind the id of a search of this person; undefined if it has ended or is another's. */
export async function loadSearchWords(
  db: D1Database,
  staff: string,
  id: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .prepare('SELECT words FROM desk_searches WHERE id = ?1 AND staff = ?2 AND expires_at > ?3')
    .bind(id, staff, now)
    .first();
  return parseFirstRow(WordsRow, row, 'desk_searches')?.words;
}

/** Stores words that somebody looks for; returns the id that stands for them, the same for the same words. */
export async function storeSearchWords(
  db: D1Database,
  staff: string,
  words: string,
  now: number,
): Promise<string> {
  const ends = addPeriod(now, PERIODS.deskSearch);
  const known = await db
    .prepare(
      'UPDATE desk_searches SET expires_at = ?3 WHERE staff = ?1 AND words = ?2 RETURNING id',
    )
    .bind(staff, words, ends)
    .first();
  const row = parseFirstRow(IdRow, known, 'desk_searches');
  if (row) return row.id;
  const id = crypto.randomUUID();
  await db
    .prepare('INSERT INTO desk_searches (id, staff, words, expires_at) VALUES (?1, ?2, ?3, ?4)')
    .bind(id, staff, words, ends)
    .run();
  return id;
}
