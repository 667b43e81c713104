import type { MapOptions } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import * as v from 'valibot';
import type { BaseMap } from '../../../src/domain/map/base-map';
import type { PageMessage } from '../../../src/domain/map/map-messages';
import { fetchData } from '../../fetch-data';
import { drawBaseMap } from './draw-base-map';
import { formatFrameText, frameSettings } from './frame-settings';
import type { MapContent } from './map-content';
import { drawMapLabels } from './map-labels';
import { showPins } from './pins';
import { postToPage } from './post-to-page';
import './canvas-renderer';
import { waitForPaint } from '../../behaviours/wait-for-paint';
import { attachTilesButton } from './tiles';
import { showZones } from './zones';

const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is shown where nobody has drawn the region: no ground, and the names of the site's own towns. */
const NO_GROUND: BaseMap = {
  bounds: [0, 0, 0, 0],
  seas: [],
  borders: [],
  woods: [],
  rivers: [],
  roads: [],
  cities: [],
};

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

/** What is seen before any content, where a site has no town. */
const BELGIUM = [50.6, 4.6] as const;

/** Checked for its kind only: the load has checked what is in it. */
const Ground = v.custom<BaseMap>((value) => typeof value === 'object' && value !== null);

/** Returns the ground; an empty one where a site has none, or where it did not come, which the line below says. */
async function fetchGround(): Promise<BaseMap> {
  const { ground } = frameSettings;
  const fetched = ground && (await fetchData(ground, Ground));
  const attribution = document.querySelector('.map-attribution');
  if (!fetched && attribution) attribution.textContent = formatFrameText('MAP_GROUND_LOST');
  return fetched || NO_GROUND;
}

/** Draws the map and returns the handler of the page's messages. */
export function createMap(): (message: PageMessage) => void {
  const container = document.querySelector<HTMLElement>('#map');
  if (!container) return () => undefined;
  // Leaflet focuses the map on the first press: without this option the page would scroll and the press
  // miss its target.
  container.focus = (options) =>
    HTMLElement.prototype.focus.call(container, { preventScroll: true, ...options });
  const [town] = frameSettings.cities;
  const map = new LeafletMap(container, MAP_OPTIONS).setView(
    [town?.[1] ?? BELGIUM[0], town?.[2] ?? BELGIUM[1]],
    9,
  );
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

  /** Draws the ground and its names once the first content has been painted: nobody waits for woods. The page has asked for them. */
  const startGround = (withCities: boolean) => {
    const ground = waitForPaint().then(fetchGround);
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
