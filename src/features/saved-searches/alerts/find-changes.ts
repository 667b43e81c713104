import type { CatalogueState } from '../../../domain/catalogue/changes/catalogue-state';
import {
  findRow,
  getGoal,
  getKind,
  getStatus,
} from '../../../domain/catalogue/changes/catalogue-state';
import type { PropertyChange } from '../../../domain/catalogue/changes/property-change';
import type { ListingGoal } from '../../../domain/catalogue/property-kind';
import { SALE_KIND_RULES } from '../../../domain/catalogue/sale-kind-rules';

/**
 * Finds what visitors see change from one state to the next: properties that are new, have another
 * price or status, are back on the market, or left. What they cannot see is not a change (decision 11).
 */
export function findChanges(before: CatalogueState, after: CatalogueState): PropertyChange[] {
  const changes: PropertyChange[] = [];
  for (let row = 0; row < after.ids.length; row++) {
    const property = after.ids[row] as number;
    const rowBefore = findRow(before.ids, property);
    if (rowBefore < 0) changes.push(...describeArrival(after, row));
    else if (
      before.offers[rowBefore] !== after.offers[row] ||
      before.prices[rowBefore] !== after.prices[row]
    )
      changes.push(...compareRows(before, rowBefore, after, row));
  }
  for (let row = 0; row < before.ids.length; row++) {
    const status = getStatus(before, row);
    const property = before.ids[row] as number;
    if (status !== 'gone' && findRow(after.ids, property) < 0)
      changes.push({ property, kind: 'status', before: status, after: 'gone', news: null });
  }
  return changes;
}

/** A property that is new, or newly offered for rent or for sale. */
function describeArrival(after: CatalogueState, row: number): PropertyChange[] {
  const property = after.ids[row] as number;
  if (getStatus(after, row) === 'gone') return [];
  const news = describeArrivalNews(getGoal(after, row));
  return [{ property, kind: 'new', before: null, after: readPrice(after, row), news }];
}

/** Returns the news that a property is offered for sale or for rent, which each subscriber hears once. */
export const describeArrivalNews = (goal: ListingGoal): string => `new for ${goal}`;

function compareRows(
  before: CatalogueState,
  rowBefore: number,
  after: CatalogueState,
  row: number,
): PropertyChange[] {
  const property = after.ids[row] as number;
  const [oldStatus, status] = [getStatus(before, rowBefore), getStatus(after, row)];
  if (getGoal(before, rowBefore) !== getGoal(after, row)) return describeArrival(after, row);
  const changes: PropertyChange[] = [];
  const isBack = status === 'available' && oldStatus !== 'available';
  if (isBack) {
    // Known by the day on which it left the market: loaded twice it is the same return.
    const news = `back since ${before.days[rowBefore]}`;
    changes.push({ property, kind: 'back', before: oldStatus, after: status, news });
  } else if (status !== oldStatus) {
    changes.push({ property, kind: 'status', before: oldStatus, after: status, news: null });
  }
  const [oldPrice, price] = [readPrice(before, rowBefore), readPrice(after, row)];
  if (price !== oldPrice && status !== 'gone') {
    const kind = getKind(after, row);
    // A bouquet is not a price that fell, nor is a price that takes the place of one (decision 106).
    const isNews = kind === getKind(before, rowBefore) && SALE_KIND_RULES[kind].hasAskingPrice;
    const news = isNews && price ? `price from ${oldPrice ?? 'hidden'} to ${price}` : null;
    changes.push({ property, kind: 'price', before: oldPrice, after: price, news });
  }
  return changes;
}

const readPrice = ({ prices }: CatalogueState, row: number): string | null =>
  prices[row] ? String(prices[row]) : null;
