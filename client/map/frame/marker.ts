import type { Icon } from 'leaflet';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';

type MarkerPosition = readonly [latitude: number, longitude: number];

/** The z-index that the marker with the pointer or the focus has in addition. */
const ACTIVE_Z_OFFSET = 5000;

/** Creates a marker with an element of ours at a position on the map; Leaflet only moves it. */
export function createMarker(
  [latitude, longitude]: MarkerPosition,
  element: HTMLElement,
  pane = 'markerPane',
  zIndexOffset = 0,
): Marker {
  const marker = new Marker([latitude, longitude], {
    // The only members of an icon that a marker uses.
    icon: { options: {}, createIcon: () => element, createShadow: () => null } as unknown as Icon,
    interactive: false,
    keyboard: false,
    // Panning would move a marker away from the finger that presses it; arrow-navigation.ts pans to a marker
    // that gets the focus by keyboard.
    autoPanOnFocus: false,
    pane,
    zIndexOffset,
  });
  for (const eventType of ['focus', 'pointerenter'])
    element.addEventListener(eventType, () => marker.setZIndexOffset(ACTIVE_Z_OFFSET));
  for (const eventType of ['blur', 'pointerleave'])
    element.addEventListener(eventType, () => marker.setZIndexOffset(zIndexOffset));
  return marker;
}
