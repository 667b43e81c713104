import { formatEpcLabel } from '../format/epc-label';
import { EpcLabel } from './energy';
import { EPC_LETTERS } from './epc-letters';
import type { ListingIndex } from './listing/listing-index';
import { TRAIT } from './listing/traits';
import { getUnitRows } from './listing/unit-groups';

/** The units of a project, counted by state. A unit is a property with the project's ID (§3). */
export interface ProjectUnits {
  ids: number[];
  available: number;
  underOption: number;
  /** Sold or rented. */
  closed: number;
  /** The lowest and the highest published price of the open units; undefined if there is none. */
  prices: Range | undefined;
  /** Whether these prices contain VAT. */
  isVatIncluded: boolean;
  /** Of the open units, as those below; undefined where no listing says. */
  bedrooms: Range | undefined;
  /** Living area in whole square metres. */
  living: Range | undefined;
  /** The energy label that all open units have. */
  epc: EpcLabel | undefined;
}

interface Range {
  min: number;
  max: number;
}

/** Finds the units of a project, also the sold and rented ones, newest first, and counts them. */
export function findProjectUnits(index: ListingIndex, project: number): ProjectUnits {
  const { id, traits, price, vat, bedrooms, living, epc } = index.columns;
  const rows = getUnitRows(index).get(project) ?? [];
  const open = listOpenUnitRows(index, project);
  const priced = open.filter((row) => price[row]);
  const available = open.filter((row) => ((traits[row] ?? 0) & TRAIT.underOption) === 0).length;
  const labels = new Set(open.map((row) => epc[row] ?? 0));
  const [label = 0] = labels.size === 1 ? labels : [];
  return {
    ids: rows.map((row) => id[row] ?? 0),
    available,
    underOption: open.length - available,
    closed: rows.length - open.length,
    prices: findRange(price, priced),
    isVatIncluded: priced.some((row) => vat[row]),
    bedrooms: findRange(bedrooms, open),
    living: findRange(living, open),
    epc: EpcLabel.options.find((option) => formatEpcLabel(option) === EPC_LETTERS[label - 1]),
  };
}

/** Returns the rows of a project's units that are neither sold nor rented, newest first. */
export const listOpenUnitRows = (index: ListingIndex, project: number): readonly number[] =>
  (getUnitRows(index).get(project) ?? []).filter(
    (row) => ((index.columns.traits[row] ?? 0) & TRAIT.closed) === 0,
  );

/** Returns the lowest and the highest value of these rows that is known. */
function findRange(column: ArrayLike<number>, rows: readonly number[]): Range | undefined {
  const values = rows.map((row) => column[row] ?? 0).filter((value) => value > 0);
  return values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : undefined;
}

/** Checks whether all units of a project are sold or rented (§2.10, 'sold out'). */
export const isSoldOut = ({ ids, closed }: ProjectUnits): boolean =>
  ids.length > 0 && closed === ids.length;
