import type { MapProperty } from '../../../src/domain/map/map-messages';
import { findNthLeast } from './nth-least';

type Place = Pick<MapProperty, 'Latitude' | 'Longitude'>;

/** The south-western and the north-eastern corner. */
type Bounds = [[number, number], [number, number]];

/** The minimum number of places for which the map opens without the outermost ones. */
const MIN_COUNT_FOR_TRIMMING = 12;
const OUTERMOST_SHARE = 0.06;

/** The minimum number of places from which one of them is known to be far from the others. */
const MIN_COUNT = 3;
/** A degree of longitude is so much shorter than one of latitude, here. */
const LONGITUDE_SCALE = 0.63;
/** Degrees from the middle within which no place is far: about the half of a province. */
const NEAR = 0.4;
/** A place is far if it is so many times as far from the middle as half of the places are. */
const FAR_FACTOR = 5;
/** Degrees from the middle beyond which a place shows on no view of the others. */
const OUT_OF_VIEW = 6;

/**
 * Returns the bounds of places without those that are far from the middle of the others, as one with a wrong digit is,
 * and of many without the outermost; with `isWhole` of all but those that no view could show together with the others.
 */
export function findViewBounds(places: readonly Place[], isWhole: boolean): Bounds {
  const near = places.length < MIN_COUNT ? places : keepNear(places, isWhole);
  const trimmed =
    isWhole || near.length < MIN_COUNT_FOR_TRIMMING ? 0 : Math.floor(near.length * OUTERMOST_SHARE);
  const [south, north] = findEnds(near, 'Latitude', trimmed);
  const [west, east] = findEnds(near, 'Longitude', trimmed);
  return [
    [south, west],
    [north, east],
  ];
}

function findEnds(
  places: readonly Place[],
  field: keyof Place,
  trimmed: number,
): [low: number, high: number] {
  const values = collectValues(places, field);
  return [findNthLeast(values, trimmed), findNthLeast(values, values.length - 1 - trimmed)];
}

function keepNear(places: readonly Place[], isWhole: boolean): readonly Place[] {
  const middleLatitude = findMedian(collectValues(places, 'Latitude'));
  const middleLongitude = findMedian(collectValues(places, 'Longitude'));
  const distances = Float64Array.from(places, ({ Latitude, Longitude }) =>
    Math.hypot(Latitude - middleLatitude, (Longitude - middleLongitude) * LONGITUDE_SCALE),
  );
  const median = findMedian(distances.slice());
  const limit = isWhole ? OUT_OF_VIEW : Math.max(NEAR, FAR_FACTOR * median);
  return places.filter((_, row) => (distances[row] ?? 0) <= limit);
}

function collectValues(places: readonly Place[], field: keyof Place): Float64Array {
  const values = new Float64Array(places.length);
  for (const [row, place] of places.entries()) values[row] = place[field];
  return values;
}

/** Returns the middle one of values, which it moves. */
const findMedian = (values: Float64Array): number => findNthLeast(values, values.length >> 1);
