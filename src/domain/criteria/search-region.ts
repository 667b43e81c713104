import type { PropertySummary } from '../catalogue/property-summary';
import { BELGIUM_ID, LUXEMBOURG_ID } from '../law/region';
import { memoizePerObject } from '../memoize-per-object';

/** The areas that a search can name instead of cities (§3, regions): provinces, and Luxembourg. */
export const SEARCH_REGIONS = [
  'brussels',
  'walloon-brabant',
  'flemish-brabant',
  'antwerp',
  'limburg',
  'liege',
  'namur',
  'hainaut',
  'luxembourg',
  'west-flanders',
  'east-flanders',
  'grand-duchy',
] as const;
export type SearchRegion = (typeof SEARCH_REGIONS)[number];

/** First match wins; both ends belong to the range. */
const POSTCODE_RANGES: readonly (readonly [from: number, to: number, region: SearchRegion])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'walloon-brabant'],
  [1500, 1999, 'flemish-brabant'],
  [2000, 2999, 'antwerp'],
  [3000, 3499, 'flemish-brabant'],
  [3500, 3999, 'limburg'],
  [4000, 4999, 'liege'],
  [5000, 5999, 'namur'],
  [6000, 6599, 'hainaut'],
  [6600, 6999, 'luxembourg'],
  [7000, 7999, 'hainaut'],
  [8000, 8999, 'west-flanders'],
  [9000, 9999, 'east-flanders'],
];

/** Finds the search region of a property; undefined in other countries. */
export function findSearchRegion({
  Zip,
  CountryID,
}: Pick<PropertySummary, 'Zip' | 'CountryID'>): SearchRegion | undefined {
  if (CountryID === LUXEMBOURG_ID) return 'grand-duchy';
  if (CountryID !== BELGIUM_ID || !/^\d{4}$/.test(Zip.trim())) return undefined;
  const code = Number(Zip);
  return POSTCODE_RANGES.find(([from, to]) => code >= from && code <= to)?.[2];
}

/** Returns the number of a property's region in the listing index; 0 if it has none. */
export const toRegionNumber = (property: Pick<PropertySummary, 'Zip' | 'CountryID'>): number => {
  const region = findSearchRegion(property);
  return region ? SEARCH_REGIONS.indexOf(region) + 1 : 0;
};

/** Lists the regions in which the columns of an index have properties, in the order of SEARCH_REGIONS. */
export const listOfferedRegions = memoizePerObject(
  ({ region }: { region: Iterable<number> }): SearchRegion[] => {
    const numbers = new Set(region);
    return SEARCH_REGIONS.filter((_, number) => numbers.has(number + 1));
  },
);
