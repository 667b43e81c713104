import type { CatalogueLanguage } from '../language/language';
import type { Coordinates } from './distance';
import { TRAIT } from './listing/index-columns';
import { type ListingIndex, type TownCoordinates, toCityId } from './listing/listing-index';
import type { ListingSelection } from './listing/selection';
import { getPublishedCoordinates, type Property } from './property';

/** How far around a town's centre an unpublished address may lie, in metres (decision 11). */
const TOWN_RADIUS_M = 1500;

/** The price as a pin prints it by the rules of §5, without the amount. */
interface PinLabel {
  Marquee: number;
  MarqueeName: string;
  PriceUnit: number;
  PriceUnitText: string;
}

/**
 * The properties of a list where they lie, one column a field, row by row: what the map of a list
 * asks for (§7). Places are hundred-thousandths of a degree. Where the address is not published the
 * place is the centre of its town and `radius` tells it, in metres; an unpublished price is 0
 * (decision 11). Rows that cannot be placed are left out.
 */
export interface MapPoints {
  labels: PinLabel[];
  id: number[];
  latitude: number[];
  longitude: number[];
  radius: number[];
  price: number[];
  label: number[];
}

/** The place of one property as the map may know it; undefined where there is none to tell. */
export function findMapLocation(
  property: Pick<Property, 'City' | 'Zip' | 'PublishAddress' | 'Latitude' | 'Longitude'>,
  towns: readonly TownCoordinates[],
): (Coordinates & { Radius: number }) | undefined {
  const own = getPublishedCoordinates(property);
  if (own) return { ...own, Radius: 0 };
  const town = towns.find((known) => toCityId(known) === toCityId(property));
  if (!town) return undefined;
  const { Latitude, Longitude } = town;
  return { Latitude, Longitude, Radius: TOWN_RADIUS_M };
}

export function buildMapPoints(
  { columns, labels }: ListingIndex,
  rows: readonly number[],
  language: CatalogueLanguage,
): MapPoints {
  const placed = rows.filter((row) => isLocated(columns, row));
  const column = (name: 'id' | 'latitude' | 'longitude' | 'price' | 'label') =>
    placed.map((row) => columns[name][row] as number);
  return {
    labels: labels.map(({ Marquee, PriceUnit, [language]: words }) => ({
      Marquee,
      PriceUnit,
      ...words,
    })),
    id: column('id'),
    latitude: column('latitude'),
    longitude: column('longitude'),
    radius: placed.map((row) =>
      (columns.traits[row] as number) & TRAIT.aroundTown ? TOWN_RADIUS_M : 0,
    ),
    price: column('price'),
    label: column('label'),
  };
}

/** Returns the number of matches without coordinates. */
export function countUnlocated(
  { columns }: ListingIndex,
  { unmet }: Pick<ListingSelection, 'unmet'>,
): number {
  let count = 0;
  for (let row = 0; row < unmet.length; row++)
    if (unmet[row] === 0 && !isLocated(columns, row)) count++;
  return count;
}

const isLocated = ({ latitude, longitude }: ListingIndex['columns'], row: number): boolean =>
  latitude[row] !== 0 || longitude[row] !== 0;
