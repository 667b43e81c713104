import type { ListingIndex } from '../listing/listing-index';
import { findRowById } from '../listing/listing-index';
import type { ListingGoal } from '../property-kind';
import type { SaleKind } from '../sale-kind';
import { SALE_KINDS } from '../sale-kind';

/** Whether a property can be had. One that is gone left the catalogue. */
const STATUSES = ['available', 'under-option', 'closed', 'gone'] as const;
export type PropertyStatus = (typeof STATUSES)[number];

/** Returns whether a value of a change is a status; others are prices. */
export const isPropertyStatus = (value: string | null): value is PropertyStatus =>
  STATUSES.some((status) => status === value);

/**
 * Offer of the catalogue at a moment, one row a property in ascending order of ID: eleven bytes, so
 * that 120,000 properties take little more than a megabyte. It holds what visitors see and nothing else.
 */
export interface CatalogueState {
  ids: Uint32Array;
  /** Euro; 0 if visitors see none (decision 11). */
  prices: Uint32Array;
  /** The number of its status, RENT_BIT if it is listed for rent, and the number of its kind of sale. */
  offers: Uint8Array;
  /** The day since which its offer holds, in days since 1-1-1970. */
  days: Uint16Array;
}

const RENT_BIT = 4;
const STATUS_MASK = 3;
const KIND_SHIFT = 3;
const BYTES_PER_ROW = 11;

export const createState = (count: number): CatalogueState => ({
  ids: new Uint32Array(count),
  prices: new Uint32Array(count),
  offers: new Uint8Array(count),
  days: new Uint16Array(count),
});

/** Returns the cell of `offers` of a property. */
export const encodeTerms = (status: PropertyStatus, goal: ListingGoal, kind: SaleKind): number =>
  STATUSES.indexOf(status) |
  (goal === 'rent' ? RENT_BIT : 0) |
  (SALE_KINDS.indexOf(kind) << KIND_SHIFT);

export const getStatus = ({ offers }: CatalogueState, row: number): PropertyStatus =>
  STATUSES[(offers[row] as number) & STATUS_MASK] as PropertyStatus;

export const getGoal = ({ offers }: CatalogueState, row: number): ListingGoal =>
  ((offers[row] ?? 0) & RENT_BIT) !== 0 ? 'rent' : 'sale';

export const getKind = ({ offers }: CatalogueState, row: number): SaleKind =>
  SALE_KINDS[(offers[row] ?? 0) >> KIND_SHIFT] ?? 'private';

/** Returns the row of an ID by binary search; -1 if there is none. */
export function findRow(ids: Uint32Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const candidate = ids[middle] as number;
    if (candidate === id) return middle;
    if (candidate < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Writes a state as bytes: the columns one after the other, widest first. */
export function encodeState({ ids, prices, days, offers }: CatalogueState): Uint8Array {
  const bytes = new Uint8Array(ids.length * BYTES_PER_ROW);
  let offset = 0;
  for (const { buffer, byteOffset, byteLength } of [ids, prices, days, offers]) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset += byteLength;
  }
  return bytes;
}

/** Reads a state from bytes; undefined if they are of another kind. */
export function decodeState(bytes: ArrayBuffer): CatalogueState | undefined {
  const count = bytes.byteLength / BYTES_PER_ROW;
  if (!Number.isInteger(count)) return undefined;
  return {
    ids: new Uint32Array(bytes, 0, count),
    prices: new Uint32Array(bytes, 4 * count, count),
    days: new Uint16Array(bytes, 8 * count, count),
    offers: new Uint8Array(bytes, 10 * count, count),
  };
}

/**
 * Checks whether a catalogue holds anything of the state before. If not, it is the first of another
 * source, such as an import, and everything in it would be news (decision 54).
 */
export const isContinued = ({ ids }: CatalogueState, index: ListingIndex): boolean =>
  ids.some((id) => findRowById(index, id) >= 0);
