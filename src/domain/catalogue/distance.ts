/** A point on the earth, in degrees. */
export interface Place {
  Latitude: number;
  Longitude: number;
}

/** The units of a degree in columns of whole numbers: a metre, about. */
export const DEGREE = 100_000;

const EARTH_KM = 6371;

/** How far two places lie apart as the crow flies, in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const [a, b] = [radians(from.Latitude), radians(to.Latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.Longitude - from.Longitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
