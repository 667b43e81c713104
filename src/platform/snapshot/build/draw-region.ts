import * as v from 'valibot';
import belgium from '../../../../data/map/belgium.json';
import type { City } from '../../../domain/catalogue/city';
import { toCityId } from '../../../domain/catalogue/listing/listing-index';
import type { BaseMap } from '../../../domain/map/base-map';
import { BaseMap as BaseMapSchema } from '../../../domain/map/base-map';
import type { PackedLine } from '../../../domain/map/base-map-parts';
import { unpackLine } from '../../../domain/map/base-map-parts';
import { findCentralCities } from '../../../domain/map/central-cities';
import type { CityCentre } from '../../../domain/site/city-centre';

type Bounds = BaseMap['bounds'];

/** The drawing of Belgium and its borders, which comes with the product. */
export const DRAWN_BELGIUM = v.parse(v.tuple([BaseMapSchema]), belgium)[0];

/** Thousandths of a degree around the towns, and the least height of a picture. */
const MARGIN = 60;
const MIN_HEIGHT = 260;
/** Height and width of the picture in degrees, as the demonstration's. */
const WIDTH_PER_HEIGHT = 1.77;
/** Beyond the picture, for somebody who moves the map. */
const AROUND = 500;

/**
 * Draws the region of an agency out of a drawing of a larger one: around the towns that hold nine
 * properties in ten, or around all towns if there is no property yet. Undefined if no town lies in the drawing.
 */
export function drawRegion(
  towns: readonly CityCentre[],
  cities: readonly City[],
  drawing: BaseMap,
): BaseMap | undefined {
  const counts = new Map(
    cities.map((city): [string, number] => [toCityId(city), city.PropertyCount]),
  );
  const drawn = towns
    .filter((town) => isDrawn(town, drawing))
    .map((town) => ({
      place: [town.Latitude, town.Longitude] as const,
      count: counts.get(toCityId(town)) ?? 0,
    }));
  if (drawn.length === 0) return undefined;
  const bounds = frame(findCentralCities(drawn).map(({ place }) => place));
  const [south, west, north, east] = bounds;
  const around: Bounds = [south - AROUND, west - AROUND, north + AROUND, east + AROUND];
  const isNear = (line: PackedLine) =>
    unpackLine(line).some(([latitude, longitude]) =>
      isWithin(around, [latitude * 1000, longitude * 1000]),
    );
  return {
    bounds,
    seas: drawing.seas.some(isNear) ? drawing.seas : [],
    borders: drawing.borders.filter(isNear),
    woods: drawing.woods.filter(isNear),
    rivers: drawing.rivers.filter(([, , line]) => isNear(line)),
    roads: drawing.roads.filter(([, , line]) => isNear(line)),
    cities: drawing.cities.filter(([, latitude, longitude]) =>
      isWithin(around, [latitude, longitude]),
    ),
  };
}

/** Returns whether a town lies in a drawing. */
export const isDrawn = ({ Latitude, Longitude }: CityCentre, { bounds }: BaseMap): boolean =>
  isWithin(bounds, [Latitude * 1000, Longitude * 1000]);

/** Returns the bounds of a picture around places, in the proportions of every picture. */
function frame(places: readonly (readonly [latitude: number, longitude: number])[]): Bounds {
  const latitudes = places.map(([latitude]) => latitude * 1000);
  const longitudes = places.map(([, longitude]) => longitude * 1000);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const height = Math.max(
    MIN_HEIGHT,
    north - south + 2 * MARGIN,
    (east - west + 2 * MARGIN) / WIDTH_PER_HEIGHT,
  );
  const width = height * WIDTH_PER_HEIGHT;
  const [y, x] = [(south + north) / 2, (west + east) / 2];
  return [y - height / 2, x - width / 2, y + height / 2, x + width / 2].map(Math.round) as Bounds;
}

const isWithin = (
  [south, west, north, east]: Bounds,
  [latitude, longitude]: readonly [number, number],
): boolean => latitude > south && latitude < north && longitude > west && longitude < east;
