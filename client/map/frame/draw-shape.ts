import type { LatLng, Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { Polygon } from 'leaflet/src/layer/vector/Polygon.js';
import { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
import type { Zones } from '../../../src/domain/map/map-messages';
import { createClassedElement } from './element';
import { readForest } from './forest';
import { formatFrameText } from './frame-settings';
import { createMarker } from './marker';

/** The minimum number of corners of a shape. */
const MIN_CORNERS = 3;

/**
 * Lets the visitor draw a shape: each press on the map adds a corner, and so does Enter, at the cross in
 * the middle, for keyboard use. `onChange` is called when a shape is finished or cleared.
 */
export function createShapeDrawing(
  map: LeafletMap,
  initialShape: Zones['shape'],
  onChange: () => void,
) {
  const bar = document.querySelector<HTMLElement>('#zones');
  const button = (name: string) =>
    bar?.querySelector<HTMLButtonElement>(`[data-draw-shape="${name}"]`);
  const [begin, done, clear] = [button('begin'), button('done'), button('clear')];
  const status = bar?.querySelector('output');
  const layers = new LayerGroup().addTo(map);
  let corners: [number, number][] = [...initialShape];
  let isDrawing = false;

  const draw = () => {
    layers.clearLayers();
    const isClosed = !isDrawing && corners.length >= MIN_CORNERS;
    const style = {
      color: readForest(),
      weight: 2,
      fillColor: readForest(),
      fillOpacity: 0.12,
      interactive: false,
    };
    layers.addLayer(isClosed ? new Polygon(corners, style) : new Polyline(corners, style));
    if (isDrawing)
      for (const corner of corners)
        layers.addLayer(createMarker(corner, createClassedElement('span', 'shape-corner')));
    begin?.toggleAttribute('hidden', isDrawing);
    done?.toggleAttribute('hidden', !isDrawing);
    clear?.toggleAttribute('hidden', corners.length === 0);
    if (done) done.ariaDisabled = String(corners.length < MIN_CORNERS);
    document.body.classList.toggle('is-drawing', isDrawing);
    if (status)
      status.value = isDrawing
        ? formatFrameText('MAP_SHAPE_CORNERS', { count: corners.length })
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
    setShape(shape: Zones['shape']) {
      if (isDrawing) return;
      corners = [...shape];
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
