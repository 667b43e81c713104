import type { LatLng, Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { Polygon } from 'leaflet/src/layer/vector/Polygon.js';
import { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
import type { Zones } from '../../../src/domain/map/map-messages';
import { createClassedElement } from './element';
import { formatFrameText } from './frame-settings';
import { createMarker } from './marker';

/** The minimum number of corners of an area. */
const MIN_CORNERS = 3;
const AREA_COLOR = '#1e3a2f';

/**
 * Lets the visitor draw an area: each press on the map adds a corner, and so does Enter, at the cross in
 * the middle, for keyboard use. `changed` is called when an area is finished or cleared.
 */
export function createAreaDrawing(map: LeafletMap, given: Zones['area'], changed: () => void) {
  const bar = document.querySelector<HTMLElement>('#zones');
  const button = (name: string) =>
    bar?.querySelector<HTMLButtonElement>(`[data-draw-area="${name}"]`);
  const [begin, done, clear] = [button('begin'), button('done'), button('clear')];
  const said = bar?.querySelector('output');
  const layers = new LayerGroup().addTo(map);
  let corners: [number, number][] = [...given];
  let drawing = false;

  const draw = () => {
    layers.clearLayers();
    const closed = !drawing && corners.length >= MIN_CORNERS;
    const style = {
      color: AREA_COLOR,
      weight: 2,
      fillColor: AREA_COLOR,
      fillOpacity: 0.12,
      interactive: false,
    };
    layers.addLayer(closed ? new Polygon(corners, style) : new Polyline(corners, style));
    if (drawing)
      for (const corner of corners)
        layers.addLayer(createMarker(corner, createClassedElement('span', 'area-corner')));
    begin?.toggleAttribute('hidden', drawing);
    done?.toggleAttribute('hidden', !drawing);
    clear?.toggleAttribute('hidden', corners.length === 0);
    if (done) done.ariaDisabled = String(corners.length < MIN_CORNERS);
    document.body.classList.toggle('is-drawing', drawing);
    if (said)
      said.value = drawing ? formatFrameText('MAP_AREA_CORNERS', { count: corners.length }) : '';
  };
  const set = ({ lat, lng }: LatLng) => {
    corners.push([roundDegrees(lat), roundDegrees(lng)]);
    draw();
  };
  const press = ({ latlng }: LeafletMouseEvent) => {
    if (drawing) set(latlng);
  };
  const key = (event: KeyboardEvent) => {
    if (!drawing || event.key !== 'Enter') return;
    event.preventDefault();
    set(map.getCenter());
  };

  begin?.addEventListener('click', () => {
    corners = [];
    drawing = true;
    draw();
    map.getContainer().focus();
  });
  done?.addEventListener('click', () => {
    if (corners.length < MIN_CORNERS) return;
    drawing = false;
    draw();
    changed();
    begin?.focus();
  });
  clear?.addEventListener('click', () => {
    corners = [];
    drawing = false;
    draw();
    changed();
    begin?.focus();
  });
  map.on('click', press);
  map.getContainer().addEventListener('keydown', key);
  draw();

  return {
    corners: () => (drawing ? [] : corners),
    take(area: Zones['area']) {
      if (drawing) return;
      corners = [...area];
      draw();
    },
    remove() {
      map.off('click', press);
      map.getContainer().removeEventListener('keydown', key);
      layers.remove();
    },
  };
}

/** Rounds to about ten metres. */
const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
