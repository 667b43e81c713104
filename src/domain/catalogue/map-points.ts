import type { CatalogueLanguage } from '../language/language';
import type { Coordinates } from './distance';
import { findCityNumber } from './listing/cities';
import type { CityCoordinates, ListingIndex } from './listing/listing-index';
import { forEachRow } from './listing/row-set';
import type { ListingSelection } from './listing/selection';
import { TRAIT } from './listing/traits';
import { getPublishedCoordinates, type Property } from './property';
import type { SaleKind } from './sale-kind';

/** Radius of the circle around the centre of a city that hides an unpublished address (decision 11). */
const CITY_RADIUS_M = 1500;

/** The texts of the price on a pin by the rules of §5, without the amount. */
interface PinLabel {
  SaleKind: SaleKind;
  Marquee: number;
  MarqueeName: string;
  PriceUnit: number;
  PriceUnitText: string;
}

/**
 * The properties on the map of a list, one array per field, in the same order (§7). Coordinates are
 * hundred-thousandths of a degree. If the address is not published, they are the centre of the city,
 * and `radius` is above 0, in metres; an unpublished price is 0 (decision 11). Properties without
 * coordinates are left out.
 */
export interface MapPoints {
  labels: PinLabel[];
  /** Names of the cities that `city` numbers. */
  cities: string[];
  id: number[];
  latitude: number[];
  longitude: number[];
  radius: number[];
  price: number[];
  label: number[];
  city: number[];
}

/**
 * Returns the published coordinates of a property, else the centre of its city with a radius in
 * metres; undefined if the city has no coordinates either.
 */
export function findMapLocation(
  property: Pick<Property, 'City' | 'Zip'> & Parameters<typeof getPublishedCoordinates>[0],
  cities: readonly CityCoordinates[],
): (Coordinates & { Radius: number }) | undefined {
  const published = getPublishedCoordinates(property);
  if (published) return { ...published, Radius: 0 };
  const city = cities[findCityNumber(cities, property) ?? -1];
  if (!city) return undefined;
  const { Latitude, Longitude } = city;
  return { Latitude, Longitude, Radius: CITY_RADIUS_M };
}

/** Builds the map points of rows of the index, with the texts of prices in one language and the names of cities. */
export function buildMapPoints(
  { columns, labels, cities }: ListingIndex,
  rows: readonly number[],
  language: CatalogueLanguage,
  formatCity: (name: string) => string,
): MapPoints {
  const locatedRows = rows.filter((row) => isLocated(columns, row));
  const cityNumbers = [...new Set(locatedRows.map((row) => columns.city[row] as number))];
  const cityPlaces = new Map(cityNumbers.map((number, place) => [number, place]));
  const column = (name: 'id' | 'latitude' | 'longitude' | 'shownPrice' | 'label') =>
    locatedRows.map((row) => columns[name][row] as number);
  return {
    labels: labels.map(({ SaleKind, Marquee, PriceUnit, [language]: texts }) => ({
      SaleKind,
      Marquee,
      PriceUnit,
      ...texts,
    })),
    cities: cityNumbers.map((number) => formatCity(cities[number]?.Name ?? '')),
    id: column('id'),
    latitude: column('latitude'),
    longitude: column('longitude'),
    radius: locatedRows.map((row) =>
      (columns.traits[row] as number) & TRAIT.aroundCity ? CITY_RADIUS_M : 0,
    ),
    price: column('shownPrice'),
    label: column('label'),
    city: locatedRows.map((row) => cityPlaces.get(columns.city[row] as number) ?? 0),
  };
}

/** Returns the number of matches without coordinates. */
export function countUnlocated(
  { columns }: ListingIndex,
  { matches }: Pick<ListingSelection, 'matches'>,
): number {
  let count = 0;
  forEachRow(matches, (row) => {
    if (!isLocated(columns, row)) count++;
  });
  return count;
}

const isLocated = ({ latitude, longitude }: ListingIndex['columns'], row: number): boolean =>
  latitude[row] !== 0 || longitude[row] !== 0;
