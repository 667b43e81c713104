import * as v from 'valibot';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { DAY_MS } from '../../domain/format/durations';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';

/** Most matches that are remembered for a search; beyond them new ones are not marked. */
const MAX_SHOWN = 500;

const PricesById = v.record(v.string(), v.number());

/**
 * The prices of a search's matches by id (0 if not published), at this visit and at the previous one.
 */
export const SeenMatches = v.object({
  /** When the previous visit began, in milliseconds since 1970; 0 before the second visit. */
  since: v.optional(v.number(), 0),
  before: PricesById,
  now: PricesById,
});
export type SeenMatches = v.InferOutput<typeof SeenMatches>;

/** The mark of a match that is new, or cheaper than at the previous visit. */
export type MatchMark = 'new' | 'cheaper';

/** Returns the prices of rows by id, of the first MAX_SHOWN. */
function readPrices({ columns }: ListingIndex, rows: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    rows.slice(0, MAX_SHOWN).map((row) => [columns.id[row] ?? 0, columns.price[row] ?? 0]),
  );
}

/** Returns the seen matches of a search that is being saved: all current ones. */
export function createSeenMatches(index: ListingIndex, rows: readonly number[]): SeenMatches {
  const now = readPrices(index, rows);
  return { since: 0, before: now, now };
}

/** Returns the seen matches after another view; undefined within the same visit. */
export function updateSeenMatches(
  shown: SeenMatches,
  seen: number,
  now: number,
  prices: { index: ListingIndex; rows: readonly number[] },
): SeenMatches | undefined {
  // Views within this time belong to one visit: new matches stay marked.
  if (now - seen < toMs(PERIODS.matchesVisit)) return undefined;
  return { since: seen, before: shown.now, now: readPrices(prices.index, prices.rows) };
}

/** Returns the marks of a search's matches by id. */
export function findMarks(
  { since, before }: SeenMatches,
  { index: { columns }, rows }: { index: ListingIndex; rows: readonly number[] },
): Map<number, MatchMark> {
  const isFull = Object.keys(before).length >= MAX_SHOWN;
  const marks = new Map<number, MatchMark>();
  for (const row of rows.slice(0, MAX_SHOWN)) {
    const [id = 0, price = 0] = [columns.id[row], columns.price[row]];
    const known = before[id];
    // If there are more matches than are remembered, an old one may have moved up.
    const isPostedSince = (columns.posted[row] ?? 0) * DAY_MS >= since - DAY_MS;
    if (known === undefined && (!isFull || isPostedSince)) marks.set(id, 'new');
    if (known !== undefined && price > 0 && price < known) marks.set(id, 'cheaper');
  }
  return marks;
}
