import type { Map as LeafletMap } from 'leaflet';
import type { MapMessage } from '../../../src/domain/map/map-messages';
import { findViewBounds } from './view-bounds';

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
  map.fitBounds(findViewBounds(propsList, isWhole), {
    animate: isWhole,
    maxZoom: mapType === 'property' ? 12 : 13,
    paddingTopLeft: [60, 60],
    // The buttons take 60 at the right, half a pin 42.
    paddingBottomRight: [112, 60],
  });
}
