import type {
  CatalogueState,
  PropertyStatus,
} from '../../../domain/catalogue/changes/catalogue-state';
import {
  createState,
  encodeTerms,
  findRow,
  getGoal,
  getKind,
} from '../../../domain/catalogue/changes/catalogue-state';
import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { findRowById, readSaleKind } from '../../../domain/catalogue/listing/listing-index';
import { TRAIT } from '../../../domain/catalogue/listing/traits';
import { toListingGoal } from '../../../domain/catalogue/property-kind';
import type { ListingSettings } from '../../../domain/site/configuration/listings';

/**
 * Returns the state of the catalogue with this index. Properties of the state before that it does not
 * hold are gone; they stay in the state, so that one that returns is not taken for a new one.
 */
export function advanceState(
  before: CatalogueState,
  index: ListingIndex,
  { marqueeIgnore }: Pick<ListingSettings, 'marqueeIgnore'>,
  day: number,
): CatalogueState {
  const hasRibbon = index.labels.map(({ Marquee }) => marqueeIgnore.includes(Marquee));
  const ids = collectIds(before, index);
  const after = createState(ids.length);
  after.ids.set(ids);
  ids.forEach((id, row) => {
    const rowBefore = findRow(before.ids, id);
    const listed = findRowById(index, id);
    const priceBefore = before.prices[rowBefore] ?? 0;
    if (listed < 0) {
      after.prices[row] = priceBefore;
      after.offers[row] = encodeTerms(
        'gone',
        getGoal(before, rowBefore),
        getKind(before, rowBefore),
      );
    } else {
      // A ribbon in place of the price is no other price.
      const isCovered = hasRibbon[index.columns.label[listed] ?? 0];
      const price = readPublishedPrice(index, listed);
      after.prices[row] = price && isCovered ? priceBefore : price;
      const goal = toListingGoal(index.columns.goal[listed]);
      after.offers[row] = encodeTerms(readStatus(index, listed), goal, readSaleKind(index, listed));
    }
    const isSame = rowBefore >= 0 && before.offers[rowBefore] === after.offers[row];
    after.days[row] = isSame ? (before.days[rowBefore] ?? day) : day;
  });
  return after;
}

function collectIds(before: CatalogueState, index: ListingIndex): Uint32Array {
  const gone = before.ids.filter((id) => findRowById(index, id) < 0);
  const ids = new Uint32Array(index.count + gone.length);
  ids.set(index.columns.id);
  ids.set(gone, index.count);
  return ids.sort();
}

function readPublishedPrice({ columns }: ListingIndex, row: number): number {
  const isPublished = ((columns.traits[row] ?? 0) & TRAIT.pricePublished) !== 0;
  return isPublished ? (columns.shownPrice[row] ?? 0) : 0;
}

function readStatus({ columns }: ListingIndex, row: number): PropertyStatus {
  const traits = columns.traits[row] ?? 0;
  if ((traits & TRAIT.closed) !== 0) return 'closed';
  return (traits & TRAIT.underOption) !== 0 ? 'under-option' : 'available';
}
