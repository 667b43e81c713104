import { DEAREST_SITUATION } from '../../costs/situation';
import type { CatalogueLanguage } from '../../language/language';
import type { IndexColumns } from './index-columns';
import { ALL_IN_COLUMNS } from './index-columns';
import type { ListingIndex } from './listing-index';
import type { ListingQuery, ListingSort } from './listing-query';
import { hasRow } from './row-set';
import type { ListingSelection } from './selection';
import { selectProperties } from './selection';
import { countGroupedUnits } from './unit-groups';

/** Cards per page on a section's own list page (decision 6a). */
export const DEFAULT_PAGE_SIZE = 24;

/** One page of a list. */
export interface PageOfIds {
  ids: number[];
  /** Number of matches on all pages. */
  total: number;
  /** From 1; a number out of range becomes the nearest existing page. */
  page: number;
  pages: number;
}

/** A page of a list of which some cards stand for the units of a project (decision 121); all count as properties. */
export interface PageOfCards extends PageOfIds {
  /** The project of each such card, by the ID of the first of its units. */
  projects: ReadonlyMap<number, number>;
  /** Number of cards on all pages. */
  cards: number;
}

/** What decides the order of a list: that of headlines depends on the language, that of prices all-in on the plan. */
export interface ListingOrder extends Pick<ListingQuery, 'sort' | 'situation'> {
  language: CatalogueLanguage;
}

/** Returns the IDs that match a query, in its order and at most `max`; `language` decides the order of headlines. */
export function findListingIds(
  index: ListingIndex,
  query: ListingQuery,
  language: CatalogueLanguage,
  max?: number,
): number[] {
  return toIds(index, findListingRows(index, query, language, max));
}

/** Returns the rows of the index that match a query, in its order: at most `max`, and no others are sorted. */
export function findListingRows(
  index: ListingIndex,
  query: ListingQuery,
  language: CatalogueLanguage,
  max = Number.POSITIVE_INFINITY,
): number[] {
  const selection = selectProperties(index, query);
  const range = { from: 0, to: Math.min(max, selection.total) };
  return sortSelection(index, selection, { ...query, language }, range);
}

/**
 * Returns one page of a selection: the other pages are counted, but neither sorted nor read. Units of these projects
 * share a card, at the place of the first of them.
 */
export function findListingPage(
  index: ListingIndex,
  selection: ListingSelection,
  order: ListingOrder,
  page: number,
  projects: ReadonlySet<number> = NO_PROJECTS,
): PageOfCards {
  const { total } = selection;
  const grouped = countGroupedUnits(index, selection.matches, projects);
  const hidden = [...grouped.values()].reduce((sum, count) => sum + count - 1, 0);
  const current = clampPage(total - hidden, page, DEFAULT_PAGE_SIZE);
  const from = (current.page - 1) * DEFAULT_PAGE_SIZE;
  const range = { from, to: Math.min(from + DEFAULT_PAGE_SIZE, total - hidden) };
  const rows = sortSelection(index, selection, order, { ...range, grouped });
  const { id, project } = index.columns;
  const groupRows = rows.filter((row) => grouped.has(project[row] as number));
  return {
    ...current,
    total,
    cards: total - hidden,
    ids: toIds(index, rows),
    projects: new Map(groupRows.map((row) => [id[row] as number, project[row] as number])),
  };
}

const NO_PROJECTS: ReadonlySet<number> = new Set();

/** Returns one page of a list that is already sorted. */
export function paginateIds(
  ids: readonly number[],
  page: number,
  length = DEFAULT_PAGE_SIZE,
): PageOfIds {
  const current = clampPage(ids.length, page, length);
  const from = (current.page - 1) * length;
  return { ...current, total: ids.length, ids: ids.slice(from, from + length) };
}

function clampPage(total: number, page: number, length: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / length));
  return { page: Math.min(Math.max(1, Math.trunc(page) || 1), pages), pages };
}

/** What of a selection is wanted: positions `from` up to `to`, units of the `grouped` projects counted as one. */
interface SelectedRange {
  from: number;
  to: number;
  grouped?: ReadonlyMap<number, number>;
}

/** Returns the selected rows in order, of these the ones in a range. */
function sortSelection(
  { columns }: ListingIndex,
  { matches }: ListingSelection,
  listingOrder: ListingOrder,
  { from, to, grouped = new Map() }: SelectedRange,
): number[] {
  const order = getOrder(columns, listingOrder);
  const seen = new Set<number>();
  const rows: number[] = [];
  let position = 0;
  for (let next = 0; position < to; next++) {
    const row = order[next] as number;
    if (!hasRow(matches, row)) continue;
    const project = columns.project[row] as number;
    if (project > 0 && grouped.has(project)) {
      if (seen.has(project)) continue;
      seen.add(project);
    }
    if (position++ >= from) rows.push(row);
  }
  return rows;
}

const toIds = ({ columns }: ListingIndex, rows: readonly number[]): number[] =>
  rows.map((row) => columns.id[row] as number);

function getOrder(
  columns: IndexColumns,
  { sort = 'date', situation = DEAREST_SITUATION, language }: ListingOrder,
): Uint32Array {
  const orders: Record<ListingSort, Uint32Array> = {
    date: columns.byDate,
    price: columns.byPrice,
    'price-desc': columns.byPriceDesc,
    'all-in': columns[ALL_IN_COLUMNS[situation].order],
    'price-m2': columns.byPriceM2,
    energy: columns.byEnergy,
    type: language === 'nl' ? columns.byTitleNl : columns.byTitleFr,
    city: columns.byCity,
  };
  return orders[sort];
}
