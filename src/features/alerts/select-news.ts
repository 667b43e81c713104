import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import type { MatchCandidate } from '../../domain/demand/matches-criteria';
import { matchesCriteria } from '../../domain/demand/matches-criteria';
import { findCandidate } from './news-candidates';
import type { WatchedSearch } from './subscriber';
import type { DueSubscriber, WaitingAlert } from './waiting-alerts-store';

/** A property in a mail: what is new about it, and the searches that it matches. */
export interface PropertyNews {
  property: number;
  candidate: MatchCandidate;
  kind: 'new' | 'back' | 'price';
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
  const news = [...Map.groupBy(alerts, ({ property }) => property)].flatMap(([property, own]) => {
    const candidate = findCandidate(index, property);
    if (!candidate) return [];
    const fitting = searches.filter(({ criteria }) => matchesCriteria(candidate, criteria));
    const price = index.columns.shownPrice[findRowById(index, property)] || undefined;
    const kind = findKind(own, candidate, price);
    if (!kind || fitting.length === 0) return [];
    const priceBefore = kind === 'new' ? undefined : findPriceBefore(own, price);
    return [{ property, candidate, kind, priceBefore, searches: fitting }];
  });
  return news.toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}

const KIND_ORDER: readonly PropertyNews['kind'][] = ['new', 'back', 'price'];

function findKind(
  alerts: readonly WaitingAlert[],
  candidate: MatchCandidate,
  price: number | undefined,
): PropertyNews['kind'] | undefined {
  const includes = (start: string) => alerts.some(({ news }) => news.startsWith(start));
  if (includes(`new for ${candidate.goal}`)) return 'new';
  if (includes('back ')) return 'back';
  return includes('price ') && isOtherPrice(alerts, price) ? 'price' : undefined;
}

/** Returns whether the price differs from the one before the first of several changes. */
function isOtherPrice(alerts: readonly WaitingAlert[], price: number | undefined): boolean {
  const first = alerts.find(({ news }) => news.startsWith('price '));
  return first !== undefined && price !== undefined && Number(first.before) !== price;
}

function findPriceBefore(alerts: readonly WaitingAlert[], price: number | undefined) {
  const first = alerts.find(({ news }) => news.startsWith('price '));
  return isOtherPrice(alerts, price) && first?.before ? Number(first.before) : undefined;
}
