import type { CatalogueLanguage } from '../../language/language';
import type { ListingIndex } from './listing-index';
import type { ListingQuery, ListingSort } from './listing-query';
import { selectListings } from './selection';

/** The page length of a section's own list page (decision 6a). */
export const DEFAULT_PAGE_SIZE = 24;

/** One page of a list: the ids on it, and where it stands. */
export interface PageOfIds {
  ids: number[];
  /** All that match, on whatever page. */
  total: number;
  /** From 1; an out-of-range number is the nearest page there is. */
  page: number;
  pages: number;
}

/** The rows of the index that match, in the order asked for; `language` is whose alphabet of headlines is meant. */
export const findListingRows = (
  index: ListingIndex,
  query: ListingQuery,
  language: CatalogueLanguage,
): number[] => findSortedRows(index, query, language, 0, index.count);

/** The ids that match, in the order asked for. */
export const findListingIds = (
  index: ListingIndex,
  query: ListingQuery,
  language: CatalogueLanguage,
): number[] => toIds(index, findListingRows(index, query, language));

/** One page of the list: the rest of it is counted, but neither ordered nor read. */
export function findListingPage(
  index: ListingIndex,
  query: ListingQuery,
  language: CatalogueLanguage,
  page: number,
): PageOfIds {
  const { total } = selectListings(index, query);
  const place = clampPage(total, page, DEFAULT_PAGE_SIZE);
  const from = (place.page - 1) * DEFAULT_PAGE_SIZE;
  const rows = findSortedRows(index, query, language, from, from + DEFAULT_PAGE_SIZE);
  return { ...place, total, ids: toIds(index, rows) };
}

export function paginateIds(
  ids: readonly number[],
  page: number,
  length = DEFAULT_PAGE_SIZE,
): PageOfIds {
  const place = clampPage(ids.length, page, length);
  const from = (place.page - 1) * length;
  return { ...place, total: ids.length, ids: ids.slice(from, from + length) };
}

function clampPage(total: number, page: number, length: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / length));
  return { page: Math.min(Math.max(1, Math.trunc(page) || 1), pages), pages };
}

/** Those from the place `from` up to `to` in the order. */
function findSortedRows(
  index: ListingIndex,
  query: ListingQuery,
  language: CatalogueLanguage,
  from: number,
  to: number,
): number[] {
  const { matches, total } = selectListings(index, query);
  const order = getOrder(index, query.sort ?? 'date', language);
  const last = Math.min(to, total);
  const rows: number[] = [];
  let place = 0;
  for (let next = 0; place < last; next++) {
    const row = order[next] as number;
    if (!((matches[row >> 5] as number) & (1 << (row & 31)))) continue;
    if (place++ >= from) rows.push(row);
  }
  return rows;
}

const toIds = ({ columns }: ListingIndex, rows: readonly number[]): number[] =>
  rows.map((row) => columns.id[row] as number);

function getOrder({ columns }: ListingIndex, sort: ListingSort, language: CatalogueLanguage) {
  const orders: Record<ListingSort, Uint32Array> = {
    date: columns.byDate,
    price: columns.byPrice,
    'price-desc': columns.byPriceDesc,
    'price-m2': columns.byPriceM2,
    energy: columns.byEnergy,
    type: language === 'nl' ? columns.byTitleNl : columns.byTitleFr,
    city: columns.byCity,
  };
  return orders[sort];
}
