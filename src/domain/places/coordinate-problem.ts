import type { Coordinates } from '../catalogue/distance';
import { computeDistanceKm } from '../catalogue/distance';

/** A town that something lies in, with its centre. */
export interface TownOnMap {
  name: string;
  centre: Coordinates;
}

/** The largest municipalities reach about this far from their centre. */
const MAX_DISTANCE_KM = 15;
/** Belgium with a margin of a few kilometres. */
const BELGIUM = { south: 49.45, north: 51.55, west: 2.5, east: 6.45 };

/**
 * Returns what is wrong with the coordinates of something, and the remedy: 0, 0; latitude and longitude exchanged; far
 * from its town; outside Belgium if it is there (`isBelgian`). Undefined if nothing is.
 */
export function findCoordinateProblem(
  point: Coordinates,
  town: TownOnMap | undefined,
  isBelgian: boolean,
): string | undefined {
  const { Latitude, Longitude } = point;
  if (Latitude === 0 && Longitude === 0)
    return 'is 0 and Longitude too, a place in the sea off Africa: leave both out, or give the place';
  const isPlausible = (place: Coordinates) => isNear(place, town, isBelgian);
  if (isPlausible(point)) return undefined;
  const exchanged = { Latitude: Longitude, Longitude: Latitude };
  if (isPlausible(exchanged))
    return `is ${Latitude} and Longitude ${Longitude}, which are exchanged: the latitude is ${Longitude}, the longitude ${Latitude}`;
  const place = `is ${Latitude} and Longitude ${Longitude}`;
  if (!town) return `${place}, which is outside Belgium: correct them, or leave both out`;
  const distance = Math.round(computeDistanceKm(point, town.centre));
  return `${place}, ${distance} km from ${town.name}: correct them or the town, or leave both out`;
}

/** Europe with its islands: outside it are the sea at 0, 0 and nearly every place of which the numbers are exchanged. */
const EUROPE = { south: 27, north: 72, west: -32, east: 45 };

/** Returns whether something may be at a place: in Belgium if it is there, else in Europe. */
export const isPossiblePlace = (place: Coordinates, isBelgian: boolean): boolean =>
  isWithin(place, isBelgian ? BELGIUM : EUROPE);

const isWithin = (
  { Latitude, Longitude }: Coordinates,
  { south, north, west, east }: typeof BELGIUM,
): boolean => Latitude > south && Latitude < north && Longitude > west && Longitude < east;

/** Where a town is known, near is within it; else anywhere in its country. */
function isNear(point: Coordinates, town: TownOnMap | undefined, isBelgian: boolean): boolean {
  if (town) return computeDistanceKm(point, town.centre) <= MAX_DISTANCE_KM;
  return !isBelgian || isWithin(point, BELGIUM);
}
