import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { TRAIT } from '../../../domain/catalogue/listing/traits';
import { toListingGoal } from '../../../domain/catalogue/property-kind';
import { findWithheld } from '../../../domain/catalogue/public-from';
import { groupBy } from '../../../domain/group-by';
import { describeArrivalNews } from './find-changes';

/** A change that subscribers are alerted about. */
export interface CatalogueNews {
  property: number;
  news: string;
  before: string | null;
}

/** A property that is offered, by its row in the index, with its changes. */
export interface NewsCandidate {
  property: number;
  row: number;
  news: CatalogueNews[];
}

/**
 * Lists the properties that were not public at a moment, in milliseconds since 1970, as news: only subscribers are
 * told of them, so that whoever became one meanwhile has not read of them. Who was told is not told again.
 */
export const listWithheldNews = (index: ListingIndex, moment: number): CatalogueNews[] =>
  [...findWithheld(index, moment).ids].map((property) => {
    const goal = toListingGoal(index.columns.goal[findRowById(index, property)]);
    return { property, news: describeArrivalNews(goal), before: null };
  });

/** Groups the changes by property, without properties that have left the market since. */
export function collectCandidates(
  index: ListingIndex,
  news: readonly CatalogueNews[],
): NewsCandidate[] {
  const once = new Map(news.map((item) => [`${item.property} ${item.news}`, item]));
  return [...groupBy(once.values(), ({ property }) => property)].flatMap(([property, own]) => {
    const row = findOpenRow(index, property);
    return row === undefined ? [] : [{ property, row, news: own }];
  });
}

/** Returns the row of a property; undefined if it is no longer offered. */
export function findOpenRow(index: ListingIndex, property: number): number | undefined {
  const row = findRowById(index, property);
  return row < 0 || (index.columns.traits[row] ?? 0) & TRAIT.closed ? undefined : row;
}
