import type { MapOptions } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { MapMessage, PageMessage } from '../message';
import { answer } from './answer';
import type { BaseMap } from './base-map';
import baseMapUrl from './base-map.json?url';
import { drawGround } from './ground';
import { nameGround } from './names';
import { showPins } from './pins';
import './renderer';
import { offerTiles } from './tiles';
import { showZones } from './zones';

/** What a map of a kind does with the messages after its first. */
export interface Shown {
  highlight?(id: number | null): void;
  zones?(zones: MapMessage['messageInfo']['zones']): void;
  /** Shows all there is. */
  whole?(): void;
  /** Makes room for another list. */
  remove(): void;
}

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

const OPTIONS: MapOptions = {
  zoomControl: false,
  attributionControl: false,
  minZoom: 7,
  maxZoom: 14,
  zoomAnimation: !still,
  fadeAnimation: false,
  markerZoomAnimation: !still,
  inertia: !still,
};

/** Draws the map, and returns what takes the messages of the page it is embedded in. */
export function drawMap(): (message: PageMessage) => void {
  const place = document.querySelector<HTMLElement>('#map');
  if (!place) return () => undefined;
  // Leaflet focuses its map with the first press on it: a page that is scrolled by that, the map not
  // being all in view, slips away under the finger, and the press hits nothing.
  place.focus = (options) =>
    HTMLElement.prototype.focus.call(place, { preventScroll: true, ...options });
  const map = new LeafletMap(place, OPTIONS).setView([50.3, 5.55], 9);
  const base = fetch(baseMapUrl).then((response) => response.json() as Promise<BaseMap>);
  offerTiles(map);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-zoom]'))
    button.addEventListener('click', () => map.zoomIn(Number(button.dataset.zoom)));
  document.querySelector('[data-whole]')?.addEventListener('click', () => shown?.whole?.());
  map.on('moveend', () => {
    const bounds = map.getBounds();
    answer({
      bounds: [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()],
    });
  });

  base.then((drawn) => drawGround(map, drawn));

  let shown: Shown | undefined;
  return (message) => {
    if ('highlight' in message) return shown?.highlight?.(message.highlight);
    if ('zones' in message) return shown?.zones?.(message.zones);
    const { mapType } = message;
    // In a page that scrolls, the wheel and one finger go on scrolling it.
    if (mapType === 'property') {
      map.scrollWheelZoom.disable();
      if (matchMedia('(pointer: coarse)').matches) map.dragging.disable();
    }
    if (shown) shown.remove();
    else nameGround(map, base, mapType !== 'zones');
    shown = mapType === 'zones' ? showZones(map, message) : showPins(map, message);
  };
}
