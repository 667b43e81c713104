import type { MapOptions } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { PageMessage } from '../../../src/domain/map/map-messages';
import type { BaseMap } from './base-map';
import baseMapUrl from './base-map.json?url';
import { drawBaseMap } from './draw-base-map';
import type { MapContent } from './map-content';
import { drawMapLabels } from './map-labels';
import { showPins } from './pins';
import { postToPage } from './post-to-page';
import './canvas-renderer';
import { attachTilesButton } from './tiles';
import { showZones } from './zones';

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

/** Draws the map and returns the handler of the page's messages. */
export function createMap(): (message: PageMessage) => void {
  const place = document.querySelector<HTMLElement>('#map');
  if (!place) return () => undefined;
  // Leaflet focuses the map on the first press: if the page scrolled because of that, the press would
  // miss its target.
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
    // The wheel and one finger must scroll the page, not the map.
    if (mapType === 'property') {
      map.scrollWheelZoom.disable();
      if (matchMedia('(pointer: coarse)').matches) map.dragging.disable();
    }
    if (shown) shown.remove();
    else drawMapLabels(map, base, mapType !== 'zones');
    shown = mapType === 'zones' ? showZones(map, message) : showPins(map, message);
  };
}
