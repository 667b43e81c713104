import { toDayNumber } from '../../format/brussels-day';
import { getSaleKind } from '../sale-kind';
import { computeOrders } from './compute-orders';
import type { ColumnSource, OrderColumnName, ValueColumnName } from './index-columns';
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
  const lastDay = rows.reduce((last, { nl }) => Math.max(last, toDayNumber(nl.DatePosted)), 0);

  const sources = rows.map((property): ColumnSource => {
    const { nl } = property;
    const postedDay = toDayNumber(nl.DatePosted);
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
  for (const name of Object.keys(VALUE_COLUMNS) as ValueColumnName[])
    sources.forEach((source, row) => {
      columns[name][row] = VALUE_COLUMNS[name].getValue(source);
    });
  for (const [name, order] of Object.entries(computeOrders(rows, columns)))
    columns[name as OrderColumnName].set(order);
  return packListingIndex({
    ...{ count: rows.length, cities, categories, labels, kinds, columns },
    rulesDay,
  });
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

function toPriceLabel({ nl, fr }: Pick<IndexedProperty, 'nl' | 'fr'>): PriceLabel {
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
