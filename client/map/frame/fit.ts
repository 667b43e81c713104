import type { Map as LeafletMap } from 'leaflet';
import type { MapMessage } from '../../../src/domain/map/map-messages';
import { findViewBounds } from './view-bounds';

/** The buttons take 60 pixels at the right, half a pin 42. */
const RIGHT = 112;
/** The width of a map, in pixels, from which as much may stay empty at its left. */
const MIN_WIDTH_FOR_MIDDLE = 640;

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
  const isSpread = mapType !== 'property';
  map.fitBounds(findViewBounds(propsList, isWhole), {
    animate: isWhole,
    maxZoom: mapType === 'property' ? 12 : 13,
    // What is shown stands in the middle where there is room for that.
    paddingTopLeft: [isSpread && map.getSize().x < MIN_WIDTH_FOR_MIDDLE ? 60 : RIGHT, 60],
    paddingBottomRight: [RIGHT, 60],
  });
}
