import type { Map as LeafletMap } from 'leaflet';
import type { MapMessage } from '../../../src/domain/map/map-messages';
import { findViewBounds } from './view-bounds';

/** The buttons take 60 pixels at the right, half a pin 42. */
const RIGHT = 112;
/** Closer than this the drawn ground has neither a road nor a name around most places. */
const MAX_ZOOM = 12;
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
    maxZoom: MAX_ZOOM,
    // What is shown stands in the middle where there is room for that.
    paddingTopLeft: [isSpread && map.getSize().x < MIN_WIDTH_FOR_MIDDLE ? 60 : RIGHT, 60],
    paddingBottomRight: [RIGHT, 60],
  });
}
