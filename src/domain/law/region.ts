import * as v from 'valibot';
import type { PropertySummary } from '../catalogue/property-summary';

/** The three regions of Belgium: each has its own energy scale and its own tenancy law. */
export const Region = v.picklist(['brussels', 'wallonia', 'flanders']);
export type Region = v.InferOutput<typeof Region>;

/** Country IDs of the listing software that the specification names (§9). */
export const BELGIUM_ID = 10;
export const LUXEMBOURG_ID = 50;

/** First match wins; both ends belong to the range (§9). */
const POSTCODE_RANGES: readonly { from: number; to: number; region: Region }[] = [
  { from: 1000, to: 1299, region: 'brussels' },
  { from: 1300, to: 1499, region: 'wallonia' },
  { from: 1500, to: 3999, region: 'flanders' },
  { from: 4000, to: 7999, region: 'wallonia' },
  { from: 8000, to: 9999, region: 'flanders' },
];

/** Finds the region of a Belgian postcode; undefined unless it has four digits from 1000 (§9). */
export function findRegionByZip(zip: string): Region | undefined {
  if (!/^\d{4}$/.test(zip.trim())) return undefined;
  const code = Number(zip);
  return POSTCODE_RANGES.find(({ from, to }) => code >= from && code <= to)?.region;
}

/** Finds the region of a property; undefined abroad, where postcodes may have four digits too. */
export const findRegion = (
  property: Pick<PropertySummary, 'Zip' | 'CountryID'>,
): Region | undefined =>
  property.CountryID === BELGIUM_ID ? findRegionByZip(property.Zip) : undefined;
