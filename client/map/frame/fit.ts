import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import type { MapMessage, MapProperty } from '../../../src/domain/map/map-messages';

/** The minimum number of properties for which the map opens without the outermost ones. */
const MIN_COUNT_FOR_TRIMMING = 12;
const OUTLIER_SHARE = 0.06;

/**
 * Fits the properties into the view, one with its surroundings, several with a margin for their pins;
 * with `isWhole` also the outermost ones, animated.
 */
export function fitToProperties(
  map: LeafletMap,
  { propsList, mapType }: MapMessage,
  isWhole = false,
): void {
  if (propsList.length === 0) return;
  const trimmedCount =
    isWhole || propsList.length < MIN_COUNT_FOR_TRIMMING
      ? 0
      : Math.floor(propsList.length * OUTLIER_SHARE);
  map.fitBounds(computeBounds(propsList, trimmedCount), {
    animate: isWhole,
    maxZoom: mapType === 'property' ? 12 : 13,
    paddingTopLeft: [60, 60],
    paddingBottomRight: [60, 60],
  });
}

/** Returns the bounds of all properties without the `trimmedCount` outermost on each side. */
function computeBounds(all: readonly MapProperty[], trimmedCount: number): LatLngBoundsExpression {
  const latitudes = new Float64Array(all.length);
  const longitudes = new Float64Array(all.length);
  for (const [row, { Latitude, Longitude }] of all.entries()) {
    latitudes[row] = Latitude;
    longitudes[row] = Longitude;
  }
  latitudes.sort();
  longitudes.sort();
  const last = all.length - 1 - trimmedCount;
  return [
    [latitudes[trimmedCount] ?? 0, longitudes[trimmedCount] ?? 0],
    [latitudes[last] ?? 0, longitudes[last] ?? 0],
  ];
}
