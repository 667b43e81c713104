import { findListingRows } from './listing/listing';
import type { ListingIndex } from './listing/listing-index';
import { TRAIT } from './listing/traits';

/** The units of a project, counted by state. A unit is a property with the project's ID (§3). */
export interface ProjectUnits {
  ids: number[];
  available: number;
  underOption: number;
  /** Sold or rented. */
  closed: number;
  /** The lowest and the highest published price of the open units; undefined if there is none. */
  prices: { min: number; max: number } | undefined;
  /** Whether these prices contain VAT. */
  isVatIncluded: boolean;
}

/** Finds the units of a project, also the sold and rented ones, and counts them. */
export function findProjectUnits(index: ListingIndex, project: number): ProjectUnits {
  const { id, traits, price, vat } = index.columns;
  const units: ProjectUnits = {
    ids: [],
    available: 0,
    underOption: 0,
    closed: 0,
    prices: undefined,
    isVatIncluded: false,
  };
  for (const row of findListingRows(index, { project, includeClosed: true }, 'nl')) {
    units.ids.push(id[row] ?? 0);
    const trait = traits[row] ?? 0;
    if (trait & TRAIT.closed) units.closed++;
    else if (trait & TRAIT.underOption) units.underOption++;
    else units.available++;
    const euro = price[row] ?? 0;
    if (trait & TRAIT.closed || euro === 0) continue;
    const { min = euro, max = euro } = units.prices ?? {};
    units.prices = { min: Math.min(min, euro), max: Math.max(max, euro) };
    if (vat[row]) units.isVatIncluded = true;
  }
  return units;
}

/** Checks whether all units of a project are sold or rented (§2.10, 'sold out'). */
export const isSoldOut = ({ ids, closed }: ProjectUnits): boolean =>
  ids.length > 0 && closed === ids.length;
