import { findListingRows } from '../../domain/catalogue/listing/listing';
import { formatCurrency } from '../../domain/format/currency';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../../views/cards/property-cards';
import { renderPropertyCards } from '../../views/cards/property-cards';
import { buildListPath, countMatchingProperties } from './matching-list';
import type { SavedSearch } from './searches-store';
import type { MatchMark, SeenMatches } from './seen-matches';
import { findMarks, updateSeenMatches } from './seen-matches';
import { widenPrice } from './wider-price';

const MAX_CARDS = 4;

const MARK_TEXTS: Record<MatchMark, TextKey> = { new: 'NEW', cheaper: 'SEARCHES_PRICE_DROPPED' };

/** A search with its current matches. */
export interface SavedSearchMatches {
  search: SavedSearch;
  count: number;
  newCount: number;
  /** When the previous visit began, in milliseconds since 1970. */
  since: number;
  /** New ones first; none of a paused search. */
  cards: readonly RenderedCard[];
  /** The list that shows exactly these; undefined without matches. */
  listPath: string | undefined;
  /** The matches that a higher price would add; only if there are few. */
  wider: { price: string; count: number } | undefined;
  /** Matches to store as seen; undefined within one visit. */
  update: SeenMatches | undefined;
}

/** Loads the current matches of each search, and which of them are new since the previous visit. */
export const loadMatchesOfSearches = (
  ctx: RequestContext,
  searches: readonly SavedSearch[],
  now: number,
): Promise<SavedSearchMatches[]> =>
  Promise.all(searches.map((search) => loadMatchesOfSearch(ctx, search, now)));

async function loadMatchesOfSearch(
  ctx: RequestContext,
  search: SavedSearch,
  now: number,
): Promise<SavedSearchMatches> {
  const { index } = ctx.snapshot.catalogue;
  const { criteria, pausedAt } = search;
  const rows = findListingRows(index, criteria, ctx.catalogueLanguage);
  const found = { index, rows };
  const update = updateSeenMatches(search.shown, search.seenAt, now, found);
  const shown = update ?? search.shown;
  const marks = findMarks(shown, found);
  const ids = rows.map((row) => index.columns.id[row] ?? 0);
  const rank = (id: number) => ({ new: 0, cheaper: 1, none: 2 })[marks.get(id) ?? 'none'];
  const first = ids.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_CARDS);
  const tags = new Map([...marks].map(([id, mark]) => [id, MARK_TEXTS[mark]]));
  return {
    search,
    count: rows.length,
    newCount: [...marks.values()].filter((mark) => mark === 'new').length,
    since: shown.since || search.createdAt,
    cards:
      pausedAt === null ? await renderPropertyCards(ctx, first, { tags, allIn: criteria }) : [],
    listPath: rows.length > 0 ? buildListPath(ctx, criteria) : undefined,
    wider:
      pausedAt === null && rows.length < MAX_CARDS
        ? findWider(ctx, search, rows.length)
        : undefined,
    update,
  };
}

function findWider(ctx: RequestContext, { criteria }: SavedSearch, count: number) {
  const wider = widenPrice(criteria);
  const price = wider?.priceMax ?? wider?.budget;
  if (!wider || price === undefined) return undefined;
  const more = countMatchingProperties(ctx, wider) - count;
  return more > 0 ? { price: formatCurrency(price), count: more } : undefined;
}
