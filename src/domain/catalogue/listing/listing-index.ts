import type { Coordinates } from '../distance';
import type { Property } from '../property';
import type { SaleKind } from '../sale-kind';
import type { ColumnName, IndexColumns } from './index-columns';
import { ORDER_COLUMNS, VALUE_COLUMNS } from './index-columns';

/**
 * The catalogue made for filtering and sorting: one row per property, in ascending order of ID, one
 * typed array per column. The columns are views of the stored bytes and are never parsed, so
 * 100,000 listings cost an isolate eleven megabytes and no time (docs/goals.md, growth). Everything in
 * the index may be shown to anyone: no address, no unpublished price (decision 11).
 */
export interface ListingIndex {
  count: number;
  /** By the number in `columns.city`, in alphabetical order. */
  cities: readonly CityKey[];
  /** WebIDs by their bit in `columns.categories`. */
  categories: readonly number[];
  /** Texts beside or instead of the price, by the number in `columns.label`. */
  labels: readonly PriceLabel[];
  /** A day, YYYY-MM-DD, by whose rules of costs the prices all-in were computed (findRulesDay). */
  rulesDay: string;
  /** Subtypes by the number in `columns.kind`. */
  kinds: readonly Subtype[];
  columns: IndexColumns;
}

/** A localized subtype such as chalet (§3, MainTypeName), with the first category that has it. */
export interface Subtype {
  nl: string;
  fr: string;
  category: number;
}

/** Kind of sale, marquee and unit of a price (§5): few of them for however many properties. */
export interface PriceLabel {
  SaleKind: SaleKind;
  Marquee: number;
  PriceUnit: number;
  nl: Pick<Property, 'MarqueeName' | 'PriceUnitText'>;
  fr: Pick<Property, 'MarqueeName' | 'PriceUnitText'>;
}

/** A city as listings name it: upper case, with its postcode. */
export interface CityKey {
  Name: string;
  Zip: string;
}

/** A city of `site/towns.json` with the coordinates of its centre. */
export interface CityCoordinates extends Coordinates {
  Name: string;
  Zip: string;
}

/** Everything in the index but its columns: stored as JSON before them. */
type IndexHeader = Omit<ListingIndex, 'columns'>;

const HEADER_LENGTH_BYTES = 4;
const ALIGNMENT = 8;

const COLUMN_TYPES = Object.fromEntries([
  ...Object.entries(VALUE_COLUMNS).map(([name, { type }]) => [name, type]),
  ...Object.entries(ORDER_COLUMNS),
]) as { [Name in ColumnName]: new (...args: ColumnArguments) => IndexColumns[Name] };
type ColumnArguments = [count: number] | [buffer: ArrayBuffer, offset: number, count: number];
const COLUMN_NAMES = Object.keys(COLUMN_TYPES) as ColumnName[];

/** Names, widths and order of the columns: bytes of another shape cannot be read by this build. */
const COLUMNS_SHAPE = COLUMN_NAMES.map((name) => name + getBytesPerCell(name)).join();

/** Returns new columns of zeros. */
export const allocateColumns = (count: number) =>
  Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, new COLUMN_TYPES[name](count)]),
  ) as unknown as IndexColumns;

/** Writes an index as bytes: length of the header, the header as JSON, then the aligned columns. */
export function packListingIndex({ columns, ...lists }: ListingIndex): Uint8Array {
  const { count } = lists;
  const header = new TextEncoder().encode(JSON.stringify({ shape: COLUMNS_SHAPE, ...lists }));
  const start = alignOffset(HEADER_LENGTH_BYTES + header.length);
  const { offsets, end } = computeColumnOffsets(count);
  const bytes = new Uint8Array(start + end);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, HEADER_LENGTH_BYTES);
  for (const [name, offset] of offsets) {
    const { buffer, byteLength } = columns[name];
    bytes.set(new Uint8Array(buffer, 0, byteLength), start + offset);
  }
  return bytes;
}

/**
 * Reads an index from bytes; its columns are views of them, not copies.
 * @throws Error if another build wrote other columns.
 */
export function decodeListingIndex(bytes: Uint8Array): ListingIndex {
  const aligned = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  const view = new DataView(aligned.buffer, aligned.byteOffset);
  const headerLength = view.getUint32(0, true);
  const json = aligned.subarray(HEADER_LENGTH_BYTES, HEADER_LENGTH_BYTES + headerLength);
  const { shape, ...header } = JSON.parse(new TextDecoder().decode(json)) as IndexHeader & {
    shape: string;
  };
  if (shape !== COLUMNS_SHAPE)
    throw new Error('the index has the columns of another build: load again');
  const start = aligned.byteOffset + alignOffset(HEADER_LENGTH_BYTES + headerLength);
  const columns = computeColumnOffsets(header.count).offsets.map(([name, offset]) => [
    name,
    new COLUMN_TYPES[name](aligned.buffer as ArrayBuffer, start + offset, header.count),
  ]);
  return { ...header, columns: Object.fromEntries(columns) };
}

/** Returns the bits of these WebIDs in `columns.categories`; unknown ones have none. */
export function toCategoryBits(categories: readonly number[], webIds: readonly number[]): number {
  return webIds.reduce((bits, webId) => {
    const bit = categories.indexOf(webId);
    return bit < 0 ? bits : bits | (1 << bit);
  }, 0);
}

/** Returns the row of a property by binary search; -1 if the catalogue does not hold it. */
export function findRowById(index: ListingIndex, id: number): number {
  const ids = index.columns.id;
  let low = 0;
  let high = index.count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const candidate = ids[middle] ?? 0;
    if (candidate === id) return middle;
    if (candidate < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Returns the kind of sale of a row, which its price label holds. */
export const readSaleKind = ({ columns, labels }: ListingIndex, row: number): SaleKind =>
  labels[columns.label[row] ?? 0]?.SaleKind ?? 'private';

/** Returns the key of a city: a name may appear with two zips, each its own city (§3). */
export const toCityId = ({ City, Name, Zip }: { City?: string; Name?: string; Zip: string }) =>
  `${City ?? Name}|${Zip}`;

function computeColumnOffsets(count: number) {
  let end = 0;
  const offsets = COLUMN_NAMES.map((name): [ColumnName, number] => {
    const offset = end;
    end = alignOffset(end + getBytesPerCell(name) * count);
    return [name, offset];
  });
  return { offsets, end };
}

function getBytesPerCell(name: ColumnName): number {
  const { BYTES_PER_ELEMENT } = COLUMN_TYPES[name] as unknown as typeof Uint8Array;
  return BYTES_PER_ELEMENT;
}

const alignOffset = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
