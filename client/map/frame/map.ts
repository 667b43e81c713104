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
  const container = document.querySelector<HTMLElement>('#map');
  if (!container) return () => undefined;
  // Leaflet focuses the map on the first press: without this option the page would scroll and the press
  // miss its target.
  container.focus = (options) =>
    HTMLElement.prototype.focus.call(container, { preventScroll: true, ...options });
  const map = new LeafletMap(container, MAP_OPTIONS).setView([50.3, 5.55], 9);
  const base = fetchBaseMap();
  attachTilesButton(map);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-zoom]'))
    button.addEventListener('click', () => map.zoomIn(Number(button.dataset.zoom)));
  document.querySelector('[data-fit-all]')?.addEventListener('click', () => content?.fitAll?.());
  map.on('moveend', () => {
    const bounds = map.getBounds();
    postToPage({
      bounds: [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()],
    });
  });

  /** Draws the ground and its names once the first content has been painted: nobody waits for woods. */
  const startGround = (withCities: boolean) => {
    const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const ground = painted.then(() => base);
    ground.then((baseMap) => drawBaseMap(map, baseMap));
    drawMapLabels(map, ground, withCities);
  };

  let content: MapContent | undefined;
  return (message) => {
    if ('highlight' in message) return content?.highlight?.(message.highlight);
    if ('zones' in message) return content?.setZones?.(message.zones);
    const { mapType } = message;
    // The wheel and one finger must scroll the page, not the map.
    if (mapType === 'property') {
      map.scrollWheelZoom.disable();
      if (matchMedia('(pointer: coarse)').matches) map.dragging.disable();
    }
    if (content) content.remove();
    else startGround(mapType !== 'zones');
    content = mapType === 'zones' ? showZones(map, message) : showPins(map, message);
  };
}

/** Fetches the ground; where it is not to be had the promise stays pending, and the pins lie on plain paper. */
const fetchBaseMap = () =>
  new Promise<BaseMap>((resolve) => {
    fetch(baseMapUrl)
      .then(async (response) => response.ok && resolve(await response.json()))
      .catch(() => undefined);
  });
