import type { Coordinates } from '../catalogue/distance';
import { UNITS_PER_DEGREE } from '../catalogue/distance';
import type { Bounds, Corner } from './criteria';

/** The corners of a shape drawn on the map as text: 'latitude,longitude' separated by spaces. */
export const SHAPE_PATTERN =
  /^(?:-?\d{1,2}(?:\.\d{1,15})?,-?\d{1,3}(?:\.\d{1,15})?(?: (?=.)|$)){3,60}$/;

/** Reads the corners of a shape, as precise as the index; undefined if the text is not a shape. */
export function readShape(text: string): Corner[] | undefined {
  if (!SHAPE_PATTERN.test(text)) return undefined;
  return text.split(' ').map((corner) => {
    const [latitude = 0, longitude = 0] = corner.split(',').map(Number);
    return roundCorner([latitude, longitude]);
  });
}

export const formatShape = (corners: readonly Corner[]): string =>
  corners.map((corner) => corner.join(',')).join(' ');

/** Degrees with at most three decimals, about a hundred metres: south, west, north, east. */
export const BOUNDS_PATTERN = /^-?\d{1,3}(\.\d{1,3})?(,-?\d{1,3}(\.\d{1,3})?){3}$/;

/** Reads the bounds of a map; undefined if the text is not a part of one. */
export const readBounds = (text: string): Bounds | undefined =>
  BOUNDS_PATTERN.test(text)
    ? (text.split(',').map((degrees) => Number(degrees) || 0) as unknown as Bounds)
    : undefined;

/** Rounds a corner to hundred-thousandths of a degree, about a metre: what the index can tell apart. */
export const roundCorner = ([latitude, longitude]: Corner): Corner => [
  Math.round(latitude * UNITS_PER_DEGREE) / UNITS_PER_DEGREE,
  Math.round(longitude * UNITS_PER_DEGREE) / UNITS_PER_DEGREE,
];

/** Returns whether a point lies in a polygon: a ray to the east crosses its sides an odd number of times. */
export function isInside(
  { Latitude, Longitude }: Coordinates,
  corners: readonly Corner[],
): boolean {
  let inside = false;
  corners.forEach(([latitude, longitude], index) => {
    const [nextLatitude, nextLongitude] = corners[(index + 1) % corners.length] ?? [0, 0];
    if (latitude > Latitude === nextLatitude > Latitude) return;
    const share = (Latitude - latitude) / (nextLatitude - latitude);
    if (Longitude < longitude + share * (nextLongitude - longitude)) inside = !inside;
  });
  return inside;
}
