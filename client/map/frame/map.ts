import type { MapOptions } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { MapMessage, PageMessage } from '../../../src/domain/map/map-messages';
import type { BaseMap } from './base-map';
import baseMapUrl from './base-map.json?url';
import { drawBaseMap } from './draw-base-map';
import { drawMapLabels } from './map-labels';
import { showPins } from './pins';
import { postToPage } from './post-to-page';
import './canvas-renderer';
import { attachTilesButton } from './tiles';
import { showZones } from './zones';

/** What a map of a kind does with the messages after its first. */
export interface MapContent {
  highlight?(id: number | null): void;
  setZones?(zones: MapMessage['messageInfo']['zones']): void;
  /** Shows all there is. */
  fitAll?(): void;
  /** Makes room for another list. */
  remove(): void;
}

const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;

const MAP_OPTIONS: MapOptions = {
  zoomControl: false,
  attributionControl: false,
  minZoom: 7,
  maxZoom: 14,
  zoomAnimation: !isMotionReduced,
  fadeAnimation: false,
  markerZoomAnimation: !isMotionReduced,
  inertia: !isMotionReduced,
};

/** Draws the map, and returns what takes the messages of the page it is embedded in. */
export function createMap(): (message: PageMessage) => void {
  const place = document.querySelector<HTMLElement>('#map');
  if (!place) return () => undefined;
  // Leaflet focuses its map with the first press on it: a page that is scrolled by that, the map not
  // being all in view, slips away under the finger, and the press hits nothing.
  place.focus = (options) =>
    HTMLElement.prototype.focus.call(place, { preventScroll: true, ...options });
  const map = new LeafletMap(place, MAP_OPTIONS).setView([50.3, 5.55], 9);
  const base = fetch(baseMapUrl).then((response) => response.json() as Promise<BaseMap>);
  attachTilesButton(map);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-zoom]'))
    button.addEventListener('click', () => map.zoomIn(Number(button.dataset.zoom)));
  document.querySelector('[data-fit-all]')?.addEventListener('click', () => shown?.fitAll?.());
  map.on('moveend', () => {
    const bounds = map.getBounds();
    postToPage({
      bounds: [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()],
    });
  });

  base.then((drawn) => drawBaseMap(map, drawn));

  let shown: MapContent | undefined;
  return (message) => {
    if ('highlight' in message) return shown?.highlight?.(message.highlight);
    if ('zones' in message) return shown?.setZones?.(message.zones);
    const { mapType } = message;
    // In a page that scrolls, the wheel and one finger go on scrolling it.
    if (mapType === 'property') {
      map.scrollWheelZoom.disable();
      if (matchMedia('(pointer: coarse)').matches) map.dragging.disable();
    }
    if (shown) shown.remove();
    else drawMapLabels(map, base, mapType !== 'zones');
    shown = mapType === 'zones' ? showZones(map, message) : showPins(map, message);
  };
}
