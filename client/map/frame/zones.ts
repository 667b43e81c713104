import type { Map as LeafletMap } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import type { MapMessage, Zones, ZoneTown } from '../../../src/domain/map/map-messages';
import { createAreaCircle } from './area-circle';
import { attachArrowNavigation } from './arrow-navigation';
import { createAreaDrawing } from './draw-area';
import { createClassedElement } from './element';
import type { MapContent } from './map-content';
import { createMarker } from './marker';
import { postToPage } from './post-to-page';

/** Radius of a chosen town's circle, in metres; about the size of a town. */
const TOWN_RADIUS_M = 2200;

/**
 * Shows the zones of a demand register (§3): buttons for towns, and an area to draw. Every change is posted
 * to the page in full; changes made in the form are shown without a message.
 */
export function showZones(map: LeafletMap, { messageInfo }: MapMessage): MapContent {
  const { towns } = messageInfo;
  const chosen = new Set(messageInfo.zones.towns);
  const buttons = new Map<string, HTMLElement>();
  const layers = new LayerGroup().addTo(map);
  const circles = new LayerGroup().addTo(map);

  const draw = () => {
    circles.clearLayers();
    for (const town of towns) {
      const isChosen = chosen.has(town.value);
      const button = buttons.get(town.value);
      if (button) button.ariaPressed = String(isChosen);
      if (isChosen) circles.addLayer(createTownCircle(town));
    }
  };
  const tell = () => postToPage({ zones: { towns: [...chosen], area: area.corners() } });
  const area = createAreaDrawing(map, messageInfo.zones.area, tell);

  for (const { value, label, place } of towns) {
    const button = createClassedElement(
      'button',
      'zone',
      createClassedElement('span', 'zone__name', label),
    );
    button.addEventListener('click', () => {
      if (!chosen.delete(value)) chosen.add(value);
      draw();
      tell();
    });
    buttons.set(value, button);
    layers.addLayer(createMarker(place, button));
  }
  const walk = attachArrowNavigation(map, () => [...buttons.values()]);
  const names = () => {
    showTownNames(towns, buttons, map);
    map.fire('features-drawn', { clusters: [] });
  };
  map.on('moveend', names);
  if (towns.length > 0)
    map.fitBounds(
      [
        ...computeCentralBounds(towns),
        ...towns.filter(({ value }) => chosen.has(value)).map(({ place }) => place),
      ],
      { animate: false, padding: [40, 40] },
    );
  names();
  draw();
  walk.refresh();
  document.querySelector<HTMLElement>('#zones')?.removeAttribute('hidden');

  const take = (zones: Zones) => {
    chosen.clear();
    for (const value of zones.towns) chosen.add(value);
    area.take(zones.area);
    draw();
  };
  return {
    setZones: take,
    remove() {
      map.off('moveend', names);
      for (const layer of [layers, circles]) layer.remove();
      area.remove();
      walk.remove();
    },
  };
}

/** Returns bounds without the outermost tenth of the towns: remote ones would zoom out too far. */
function computeCentralBounds(towns: readonly ZoneTown[]): [number, number][] {
  const beyond = Math.floor(towns.length / 10);
  const sorted = ([0, 1] as const).map((degree) =>
    towns.map(({ place }) => place[degree]).sort((a, b) => a - b),
  );
  return [beyond, towns.length - 1 - beyond].map((at) => {
    const [latitude = 0, longitude = 0] = sorted.map((degrees) => degrees[at] ?? 0);
    return [latitude, longitude];
  });
}

const createTownCircle = ({ place: [Latitude, Longitude] }: ZoneTown) =>
  createAreaCircle({ Latitude, Longitude, Radius: TOWN_RADIUS_M });

/** Shows the names of towns that do not overlap, from north to south; the others show theirs on hover. */
function showTownNames(
  towns: readonly ZoneTown[],
  buttons: Map<string, HTMLElement>,
  map: LeafletMap,
) {
  const taken: { x: number; y: number; half: number }[] = [];
  for (const { value, label, place } of towns) {
    const { x, y } = map.latLngToLayerPoint([...place]);
    const half = label.length * 3.9 + 14;
    const free = taken.every(
      (other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > 34,
    );
    if (free) taken.push({ x, y, half });
    buttons.get(value)?.classList.toggle('zone--named', free);
  }
}
