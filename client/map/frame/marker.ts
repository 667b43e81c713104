import type { Icon } from 'leaflet';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';

type MarkerPosition = readonly [latitude: number, longitude: number];

/** How far above the others what is pointed at or focused stands. */
const ACTIVE_Z_OFFSET = 5000;

/** An element of ours at a place of the map; Leaflet only moves it. */
export function createMarker(
  [latitude, longitude]: MarkerPosition,
  own: HTMLElement,
  pane = 'markerPane',
  zIndexOffset = 0,
): Marker {
  const marker = new Marker([latitude, longitude], {
    // All that a marker asks of an icon.
    icon: { options: {}, createIcon: () => own, createShadow: () => null } as unknown as Icon,
    interactive: false,
    keyboard: false,
    // It would slip away under the finger that presses it: who comes by keys is shown it (walk).
    autoPanOnFocus: false,
    pane,
    zIndexOffset,
  });
  for (const kind of ['focus', 'pointerenter'])
    own.addEventListener(kind, () => marker.setZIndexOffset(ACTIVE_Z_OFFSET));
  for (const kind of ['blur', 'pointerleave'])
    own.addEventListener(kind, () => marker.setZIndexOffset(zIndexOffset));
  return marker;
}
