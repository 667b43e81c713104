import { readMoney } from '../typed-values/read-money';

/** What one dwelling or shop of a building is let for. */
export interface UnitRent {
  /** As the record names it: 'Appartement 1, gelijkvloers'. */
  name: string;
  /** Euro a month. */
  rent: number;
}

/**
 * Reads the rents of a building's units (§3): each a name, a colon and an amount a month, on a line of its own or parted
 * by '|'. Undefined if one of them cannot be read: part of the rents would pass for all of them.
 */
export function readUnitRents(text: string): UnitRent[] | undefined {
  const units = text
    .split(/[\n|]/)
    .filter((line) => line.trim() !== '')
    .map(readUnitRent);
  return units.length > 0 && units.every((unit) => unit !== undefined) ? units : undefined;
}

function readUnitRent(line: string): UnitRent | undefined {
  const [, name = '', amount = ''] = /^(.*\S)\s*:\s*([^:]+)$/.exec(line.trim()) ?? [];
  const rent = readMoney(amount, { min: 1, max: 9_999_999, decimals: 2 });
  return name && rent.ok ? { name, rent: rent.value } : undefined;
}

/** Returns what units bring in together, in whole cents of a euro. */
export const sumUnitRents = (units: readonly UnitRent[]): number =>
  units.reduce((sum, { rent }) => sum + Math.round(rent * 100), 0) / 100;
