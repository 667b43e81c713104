/** A point on the earth, in degrees. */
export interface Coordinates {
  Latitude: number;
  Longitude: number;
}

/** Number of units in a degree, in columns of whole numbers; a unit is about a metre. */
export const UNITS_PER_DEGREE = 100_000;

const EARTH_RADIUS_KM = 6371;

/** Computes the distance between two points in a straight line, in kilometres. */
export function computeDistanceKm(from: Coordinates, to: Coordinates): number {
  const [a, b] = [toRadians(from.Latitude), toRadians(to.Latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(b - a) + Math.cos(a) * Math.cos(b) * half(toRadians(to.Longitude - from.Longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
