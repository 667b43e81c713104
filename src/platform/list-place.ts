import * as v from 'valibot';
import { TextParameter } from './request-parameters';

/**
 * Where a page of a list stands. Its links name the row that it follows or precedes, so that the database
 * reads only the page, however far down the list it is; without one the rows before it are skipped.
 */
export interface ListPlace {
  /** The number of the page, from 1. */
  page: number;
  /** The id of the last row of the page before; '' without one. */
  after: string;
  /** The id of the first row of the page that follows, when somebody goes back; '' else. */
  before: string;
}

const PageParameter = v.pipe(
  TextParameter,
  v.transform((page) => Math.min(10_000, Math.max(1, Math.floor(Number(page)) || 1))),
);
const RowParameter = v.pipe(
  TextParameter,
  v.transform((id) => id.slice(0, 60)),
);

/** The parameters of a place, for the query of a page with a list. */
export const PLACE_ENTRIES = { page: PageParameter, after: RowParameter, before: RowParameter };

export const FIRST_PLACE: ListPlace = { page: 1, after: '', before: '' };

/** Rows that a number in an address may skip; further pages are reached by the links between them. */
const MAX_SKIPPED_ROWS = 150;

/** Returns the place that the desk opens: the number of a page in an address alone goes only so far. */
export function limitPlace<Place extends ListPlace>(place: Place, perPage: number): Place {
  if (place.after || place.before) return place;
  return { ...place, page: Math.min(place.page, 1 + Math.floor(MAX_SKIPPED_ROWS / perPage)) };
}

/** Reads the place of the only list of a page from the page's address. */
export const readPlace = (url: string, perPage: number): ListPlace =>
  limitPlace(
    v.parse(v.object(PLACE_ENTRIES), Object.fromEntries(new URL(url).searchParams)),
    perPage,
  );

/** How a query cuts a page out of its list. */
export interface PageCut {
  /** The condition on the list's key, with `?` for the row that the place names; '' without one. */
  where: string;
  /** The row that `where` compares with: none or one value. */
  values: string[];
  order: 'ASC' | 'DESC';
  offset: number;
  /** Whether the rows come in the opposite order, since the page was cut from its end. */
  isReversed: boolean;
}

/**
 * Returns how to cut a page out of a list in the order of `key`, a column or a row value. `row` finds the key
 * of the row with id `?`; it is `?` itself where the key is the id.
 */
export function cutPage(
  { page, after, before }: ListPlace,
  { key, row = '?', order }: { key: string; row?: string; order: 'ASC' | 'DESC' },
  perPage: number,
): PageCut {
  const isReversed = after === '' && before !== '';
  const id = after || before;
  const isUpwards = (order === 'ASC') !== isReversed;
  return {
    where: id ? `${key} ${isUpwards ? '>' : '<'} ${row}` : '',
    values: id ? [id] : [],
    order: isUpwards ? 'ASC' : 'DESC',
    offset: id ? 0 : (page - 1) * perPage,
    isReversed,
  };
}

/** Puts the rows of a page into the order of their list. */
export const orderRows = <Row>(rows: readonly Row[], { isReversed }: PageCut): Row[] =>
  isReversed ? rows.toReversed() : [...rows];
