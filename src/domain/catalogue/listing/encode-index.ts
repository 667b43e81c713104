import { toDayNumber } from '../../format/brussels-day';
import { getPostedDate } from '../public-from';
import { getSaleKind } from '../sale-kind';
import type { TitleOrders } from './compute-orders';
import { computeOrders, createNewestFirst, createTitleOrder } from './compute-orders';
import type { ColumnSource, IndexColumns, OrderColumnName, ValueColumnName } from './index-columns';
import { VALUE_COLUMNS } from './index-columns';
import type { IndexedProperty } from './indexed-property';
import type { CityCoordinates, CityKey, PriceLabel, Subtype } from './listing-index';
import { allocateColumns, packListingIndex, toCategoryBits, toCityId } from './listing-index';
import { isRecentDay } from './traits';

/** Column `kind` holds one byte; agencies have some thirty subtypes. */
const MAX_SUBTYPES = 256;

/**
 * Builds the listing index of these properties, as bytes (decodeListingIndex reads them). `rulesDay` is the day of the
 * rules of their prices all-in.
 */
export function encodeListingIndex(
  properties: readonly IndexedProperty[],
  cityCoordinates: readonly CityCoordinates[] = [],
  rulesDay = '',
): Uint8Array {
  const rows = [...properties].sort((a, b) => a.nl.ID - b.nl.ID);
  const cities = collectCities(rows);
  const categories = [...new Set(rows.flatMap((row) => row.categories))].sort((a, b) => a - b);
  const labels = collectPriceLabels(rows);
  const kinds = collectSubtypes(rows);

  const labelNumbers = new Map(labels.map((label, number) => [JSON.stringify(label), number]));
  const kindNumbers = new Map(kinds.map(({ nl }, number) => [nl, number]));
  const cityNumbers = new Map(cities.map((city, number) => [toCityId(city), number]));
  const cityCentres = new Map(cityCoordinates.map((city) => [toCityId(city), city]));
  // Counted from the newest property, not from today: the same on every page of a version.
  const lastDay = rows.reduce((last, { nl }) => Math.max(last, toDayNumber(getPostedDate(nl))), 0);

  const sources = rows.map((property): ColumnSource => {
    const { nl } = property;
    const postedDay = toDayNumber(getPostedDate(nl));
    return {
      ...property,
      cityNumber: cityNumbers.get(toCityId(nl)) ?? 0,
      labelNumber: labelNumbers.get(JSON.stringify(toPriceLabel(property))) ?? 0,
      kindNumber: kindNumbers.get(nl.MainTypeName) ?? 0,
      categoryBits: toCategoryBits(categories, property.categories),
      postedDay,
      isRecent: isRecentDay(postedDay, lastDay),
      cityCentre: cityCentres.get(toCityId(nl)),
    };
  });

  const columns = allocateColumns(rows.length);
  sources.forEach((source, row) => {
    writeRow(columns, row, source);
  });
  writeOrders(columns, categories, sortByTitle(rows, columns));
  return packListingIndex({
    ...{ count: rows.length, cities, categories, labels, kinds, columns },
    rulesDay,
  });
}

/** Writes the cells of a property. */
export function writeRow(columns: IndexColumns, row: number, source: ColumnSource): void {
  for (const name of Object.keys(VALUE_COLUMNS) as ValueColumnName[])
    columns[name][row] = VALUE_COLUMNS[name].getValue(source);
}

/** Writes every order of the rows. */
export function writeOrders(
  columns: IndexColumns,
  categories: readonly number[],
  titles: TitleOrders,
): void {
  const orders = { ...computeOrders(columns, categories), ...titles };
  for (const [name, order] of Object.entries(orders)) columns[name as OrderColumnName].set(order);
}

function sortByTitle(rows: readonly IndexedProperty[], columns: IndexColumns): TitleOrders {
  const newest = createNewestFirst(columns);
  const compareTitles = createTitleOrder();
  const sort = (language: 'nl' | 'fr') => {
    const getTitle = (row: number) => rows[row]?.[language].TypeDescription ?? '';
    return [...rows.keys()].sort((a, b) => compareTitles(getTitle(a), getTitle(b)) || newest(a, b));
  };
  return { byTitleNl: sort('nl'), byTitleFr: sort('fr') };
}

function collectCities(rows: readonly IndexedProperty[]): CityKey[] {
  const cities = new Map(rows.map(({ nl }) => [toCityId(nl), { Name: nl.City, Zip: nl.Zip }]));
  const order = new Intl.Collator('nl');
  return [...cities.values()].sort(
    (a, b) => order.compare(a.Name, b.Name) || a.Zip.localeCompare(b.Zip),
  );
}

const collectPriceLabels = (rows: readonly IndexedProperty[]): PriceLabel[] => [
  ...new Map(rows.map((row) => [JSON.stringify(toPriceLabel(row)), toPriceLabel(row)])).values(),
];

/** Returns what stands beside or instead of the price of a property. */
export function toPriceLabel({ nl, fr }: Pick<IndexedProperty, 'nl' | 'fr'>): PriceLabel {
  const getTexts = ({ MarqueeName, PriceUnitText }: IndexedProperty['fr']) => ({
    MarqueeName,
    PriceUnitText,
  });
  const { Marquee, PriceUnit } = nl;
  return { SaleKind: getSaleKind(nl), Marquee, PriceUnit, nl: getTexts(nl), fr: getTexts(fr) };
}

const collectSubtypes = (rows: readonly IndexedProperty[]): Subtype[] =>
  [
    ...new Map(
      rows.map(({ nl, fr, categories: [category = 0] }) => [
        nl.MainTypeName,
        { nl: nl.MainTypeName, fr: fr.MainTypeName, category },
      ]),
    ).values(),
  ].slice(0, MAX_SUBTYPES);
