import { TRAIT } from '../../../domain/catalogue/listing/index-columns';
import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';

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

/** Groups the changes by property, without properties that have left the market since. */
export function collectCandidates(
  index: ListingIndex,
  news: readonly CatalogueNews[],
): NewsCandidate[] {
  return [...Map.groupBy(news, ({ property }) => property)].flatMap(([property, own]) => {
    const row = findOpenRow(index, property);
    return row === undefined ? [] : [{ property, row, news: own }];
  });
}

/** Returns the row of a property; undefined if it is no longer offered. */
export function findOpenRow(index: ListingIndex, property: number): number | undefined {
  const row = findRowById(index, property);
  return row < 0 || (index.columns.traits[row] ?? 0) & TRAIT.closed ? undefined : row;
}
