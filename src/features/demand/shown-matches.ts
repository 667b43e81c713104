import * as v from 'valibot';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { DAY_MS, HOUR_MS } from '../../domain/format/durations';

/** Matches that are remembered for a search: of more, nobody sees which is new. */
const MAX_SHOWN = 500;
/** A later look within this time belongs to the same visit: what is new stays marked. */
const VISIT_MS = HOUR_MS;

const PricesById = v.record(v.string(), v.number());

/** The prices of a search's matches by id (0 if not published), at this visit and at the one before. */
export const ShownMatches = v.object({
  /** When the visit before began; 0 before the second visit. Milliseconds since 1970. */
  since: v.optional(v.number(), 0),
  before: PricesById,
  now: PricesById,
});
export type ShownMatches = v.InferOutput<typeof ShownMatches>;

/** What a visitor sees of a match that was not there, or dearer, at the visit before. */
export type MatchMark = 'new' | 'cheaper';

/** Returns the prices of rows by id, of the first MAX_SHOWN. */
function readPrices({ columns }: ListingIndex, rows: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    rows.slice(0, MAX_SHOWN).map((row) => [columns.id[row] ?? 0, columns.price[row] ?? 0]),
  );
}

/** Returns what a search that is saved now has shown: all that fits already is known. */
export function createShownMatches(index: ListingIndex, rows: readonly number[]): ShownMatches {
  const now = readPrices(index, rows);
  return { since: 0, before: now, now };
}

/** Returns what a search has shown after a look; undefined if it still is the visit of the look before. */
export function lookAgain(
  shown: ShownMatches,
  seen: number,
  now: number,
  prices: { index: ListingIndex; rows: readonly number[] },
): ShownMatches | undefined {
  if (now - seen < VISIT_MS) return undefined;
  return { since: seen, before: shown.now, now: readPrices(prices.index, prices.rows) };
}

/** Returns the marks of a search's matches by id. */
export function findMarks(
  { since, before }: ShownMatches,
  { index: { columns }, rows }: { index: ListingIndex; rows: readonly number[] },
): Map<number, MatchMark> {
  const isFull = Object.keys(before).length >= MAX_SHOWN;
  const marks = new Map<number, MatchMark>();
  for (const row of rows.slice(0, MAX_SHOWN)) {
    const [id = 0, price = 0] = [columns.id[row], columns.price[row]];
    const known = before[id];
    // Of more matches than are remembered, an old one may have moved up.
    const isPostedSince = (columns.posted[row] ?? 0) * DAY_MS >= since - DAY_MS;
    if (known === undefined && (!isFull || isPostedSince)) marks.set(id, 'new');
    if (known !== undefined && price > 0 && price < known) marks.set(id, 'cheaper');
  }
  return marks;
}
