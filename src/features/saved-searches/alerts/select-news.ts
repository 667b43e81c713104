import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { createRowMatcher } from '../../../domain/catalogue/listing/row-matcher';
import { groupBy } from '../../../domain/group-by';
import { describeArrivalNews } from './find-changes';
import { findOpenRow } from './news-candidates';
import { readGoal } from './row-groups';
import type { WatchedSearch } from './subscriber';
import type { DueSubscriber, WaitingAlert } from './waiting-alerts-store';

/** A property in a mail: what is new about it, and the searches that it matches. */
export interface PropertyNews {
  property: number;
  kind: 'new' | 'back' | 'cheaper' | 'price';
  /** The price that the subscriber was last told, in euro, if it differs. */
  priceBefore: number | undefined;
  searches: WatchedSearch[];
}

/**
 * Selects the alerts that still hold: each property once, if it is offered, matches a search that is not
 * paused, and is still as the alert says. New properties come first, then those back on the market.
 */
export function selectNews(
  index: ListingIndex,
  { alerts, searches }: DueSubscriber,
): PropertyNews[] {
  const watched = searches.map((search) => ({
    search,
    matches: createRowMatcher(index, search.criteria),
  }));
  const news = [...groupBy(alerts, ({ property }) => property)].flatMap(([property, own]) => {
    const row = findOpenRow(index, property);
    if (row === undefined) return [];
    const fitting = watched.flatMap(({ search, matches }) => (matches(row) ? [search] : []));
    const offer = { goal: readGoal(index, row), price: index.columns.shownPrice[row] || undefined };
    const kind = findKind(own, offer);
    if (!kind || fitting.length === 0) return [];
    const priceBefore = kind === 'new' ? undefined : findPriceBefore(own, offer);
    return [{ property, kind, priceBefore, searches: fitting }];
  });
  return news.toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}

/** What alerts say about a property; the price in euro, undefined if it is not published. */
interface Offer {
  goal: ReturnType<typeof readGoal>;
  price: number | undefined;
}

const KIND_ORDER: readonly PropertyNews['kind'][] = ['new', 'back', 'cheaper', 'price'];

function findKind(alerts: readonly WaitingAlert[], offer: Offer): PropertyNews['kind'] | undefined {
  const includes = (start: string) => alerts.some(({ news }) => news.startsWith(start));
  if (includes(describeArrivalNews(offer.goal))) return 'new';
  if (includes('back ')) return 'back';
  const before = findPriceBefore(alerts, offer);
  if (before === undefined) return undefined;
  return (offer.price ?? 0) < before ? 'cheaper' : 'price';
}

/** Returns whether the price differs from the one before the first of several changes. */
function isOtherPrice(alerts: readonly WaitingAlert[], { price }: Offer): boolean {
  const first = alerts.find(({ news }) => news.startsWith('price '));
  return first !== undefined && price !== undefined && Number(first.before) !== price;
}

function findPriceBefore(alerts: readonly WaitingAlert[], offer: Offer) {
  const first = alerts.find(({ news }) => news.startsWith('price '));
  return isOtherPrice(alerts, offer) && first?.before ? Number(first.before) : undefined;
}
