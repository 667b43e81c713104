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
 * the middle, for keyboard use. `onChange` is called when an area is finished or cleared.
 */
export function createAreaDrawing(
  map: LeafletMap,
  initialArea: Zones['area'],
  onChange: () => void,
) {
  const bar = document.querySelector<HTMLElement>('#zones');
  const button = (name: string) =>
    bar?.querySelector<HTMLButtonElement>(`[data-draw-area="${name}"]`);
  const [begin, done, clear] = [button('begin'), button('done'), button('clear')];
  const status = bar?.querySelector('output');
  const layers = new LayerGroup().addTo(map);
  let corners: [number, number][] = [...initialArea];
  let isDrawing = false;

  const draw = () => {
    layers.clearLayers();
    const isClosed = !isDrawing && corners.length >= MIN_CORNERS;
    const style = {
      color: AREA_COLOR,
      weight: 2,
      fillColor: AREA_COLOR,
      fillOpacity: 0.12,
      interactive: false,
    };
    layers.addLayer(isClosed ? new Polygon(corners, style) : new Polyline(corners, style));
    if (isDrawing)
      for (const corner of corners)
        layers.addLayer(createMarker(corner, createClassedElement('span', 'area-corner')));
    begin?.toggleAttribute('hidden', isDrawing);
    done?.toggleAttribute('hidden', !isDrawing);
    clear?.toggleAttribute('hidden', corners.length === 0);
    if (done) done.ariaDisabled = String(corners.length < MIN_CORNERS);
    document.body.classList.toggle('is-drawing', isDrawing);
    if (status)
      status.value = isDrawing
        ? formatFrameText('MAP_AREA_CORNERS', { count: corners.length })
        : '';
  };
  const addCorner = ({ lat, lng }: LatLng) => {
    corners.push([roundDegrees(lat), roundDegrees(lng)]);
    draw();
  };
  const onMapClick = ({ latlng }: LeafletMouseEvent) => {
    if (isDrawing) addCorner(latlng);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isDrawing || event.key !== 'Enter') return;
    event.preventDefault();
    addCorner(map.getCenter());
  };

  begin?.addEventListener('click', () => {
    corners = [];
    isDrawing = true;
    draw();
    map.getContainer().focus();
  });
  done?.addEventListener('click', () => {
    if (corners.length < MIN_CORNERS) return;
    isDrawing = false;
    draw();
    onChange();
    begin?.focus();
  });
  clear?.addEventListener('click', () => {
    corners = [];
    isDrawing = false;
    draw();
    onChange();
    begin?.focus();
  });
  map.on('click', onMapClick);
  map.getContainer().addEventListener('keydown', onKeyDown);
  draw();

  return {
    getCorners: () => (isDrawing ? [] : corners),
    setArea(area: Zones['area']) {
      if (isDrawing) return;
      corners = [...area];
      draw();
    },
    remove() {
      map.off('click', onMapClick);
      map.getContainer().removeEventListener('keydown', onKeyDown);
      layers.remove();
    },
  };
}

/** Rounds degrees to about ten metres. */
const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
