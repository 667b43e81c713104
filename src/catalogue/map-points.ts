import type { CatalogueLanguage } from '../language/language';
import type { Place } from './distance';
import { cityId, DEGREE, type ListingIndex, TRAIT } from './listing-index';
import { type Property, publishedPlace } from './property';
import type { TownPlace } from './similar';

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
 * (decision 11). Rows that cannot be placed are left out and counted.
 */
export interface MapPoints {
  labels: PinLabel[];
  id: number[];
  latitude: number[];
  longitude: number[];
  radius: number[];
  price: number[];
  label: number[];
  unplaced: number;
}

/** The place of one property as the map may know it; undefined where there is none to tell. */
export function mapPlace(
  property: Pick<Property, 'City' | 'Zip' | 'PublishAddress' | 'Latitude' | 'Longitude'>,
  towns: readonly TownPlace[],
): (Place & { Radius: number }) | undefined {
  const own = publishedPlace(property);
  if (own) return { ...own, Radius: 0 };
  const town = towns.find((known) => cityId(known) === cityId(property));
  if (!town) return undefined;
  const { Latitude, Longitude } = town;
  return { Latitude, Longitude, Radius: TOWN_RADIUS_M };
}

export function mapPoints(
  index: ListingIndex,
  rows: readonly number[],
  towns: readonly TownPlace[],
  language: CatalogueLanguage,
): MapPoints {
  const { id, city, latitude, longitude, price, label, traits } = index.columns;
  const centres = new Map(towns.map((town) => [cityId(town), town]));
  const centreOf = index.cities.map((town) => centres.get(cityId(town)));
  const points: MapPoints = {
    labels: index.labels.map(({ Marquee, PriceUnit, [language]: words }) => ({
      Marquee,
      PriceUnit,
      ...words,
    })),
    id: [],
    latitude: [],
    longitude: [],
    radius: [],
    price: [],
    label: [],
    unplaced: 0,
  };
  for (const row of rows) {
    const told = latitude[row] !== 0 || longitude[row] !== 0;
    const town = told ? undefined : centreOf[city[row] ?? -1];
    if (!told && !town) {
      points.unplaced++;
      continue;
    }
    points.id.push(id[row] ?? 0);
    points.latitude.push(town ? Math.round(town.Latitude * DEGREE) : (latitude[row] ?? 0));
    points.longitude.push(town ? Math.round(town.Longitude * DEGREE) : (longitude[row] ?? 0));
    points.radius.push(town ? TOWN_RADIUS_M : 0);
    points.price.push((traits[row] ?? 0) & TRAIT.pricePublished ? (price[row] ?? 0) : 0);
    points.label.push(label[row] ?? 0);
  }
  return points;
}
