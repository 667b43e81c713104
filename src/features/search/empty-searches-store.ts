import * as v from 'valibot';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { CountColumn, parseRowsForVisitors } from '../../platform/d1-rows';
import { LIMITS } from '../../platform/limits';

/**
 * Returns the words of a search that may be stored; undefined for anything that could name a person: signs of
 * an address, or a number of more than four digits.
 */
export function toStoredWords(text: string): string | undefined {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return /^[\p{L}\p{M}\d' -]{2,60}$/u.test(words) && !/\d{5}/.test(words) ? words : undefined;
}

/** Counts a search that found nothing, by its words and the day. */
export async function countEmptySearch(db: D1Database, text: string, now: number): Promise<void> {
  const words = toStoredWords(text);
  if (!words) return;
  // More words come from robots, not visitors.
  const { max } = LIMITS['empty search'];
  await db
    .prepare(
      `INSERT INTO empty_searches (words, day, searches, expires_at) SELECT ?1, ?2, 1, ?3
       WHERE (SELECT count(*) FROM empty_searches WHERE day = ?2) < ?4
       ON CONFLICT (words, day) DO UPDATE SET searches = searches + 1`,
    )
    .bind(words, toBrusselsDay(new Date(now)), addPeriod(now, PERIODS.emptySearch), max)
    .run();
}

const EmptySearch = v.object({ words: v.string(), searches: CountColumn });
export type EmptySearch = v.InferOutput<typeof EmptySearch>;

/** Loads the searches that found nothing, the most frequent first. */
export async function loadEmptySearches(db: D1Database, limit: number): Promise<EmptySearch[]> {
  const { results } = await db
    .prepare(
      `SELECT words, sum(searches) AS searches FROM empty_searches
       GROUP BY words ORDER BY searches DESC, words LIMIT ?`,
    )
    .bind(limit)
    .all();
  return parseRowsForVisitors(EmptySearch, results, 'empty_searches');
}
