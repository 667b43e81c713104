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

/** Radius of a chosen city's circle, in metres; about the size of a city. */
const CITY_RADIUS_M = 2200;

/**
 * Shows the zones of a demand register (§3): buttons for cities, and an area to draw. Every change
 * posts all zones to the page; changes made in the form are shown without a message.
 */
export function showZones(map: LeafletMap, { messageInfo }: MapMessage): MapContent {
  const { towns: cities } = messageInfo;
  const chosen = new Set(messageInfo.zones.towns);
  const buttons = new Map<string, HTMLElement>();
  const layers = new LayerGroup().addTo(map);
  const circles = new LayerGroup().addTo(map);

  const update = () => {
    circles.clearLayers();
    for (const city of cities) {
      const isChosen = chosen.has(city.value);
      const button = buttons.get(city.value);
      if (button) button.ariaPressed = String(isChosen);
      if (isChosen) circles.addLayer(createCityCircle(city));
    }
  };
  const postZones = () => postToPage({ zones: { towns: [...chosen], area: area.getCorners() } });
  const area = createAreaDrawing(map, messageInfo.zones.area, postZones);

  for (const { value, label, place } of cities) {
    const button = createClassedElement(
      'button',
      'zone',
      createClassedElement('span', 'zone__name', label),
    );
    button.addEventListener('click', () => {
      if (!chosen.delete(value)) chosen.add(value);
      update();
      postZones();
    });
    buttons.set(value, button);
    layers.addLayer(createMarker(place, button));
  }
  const navigation = attachArrowNavigation(map, () => [...buttons.values()]);
  const updateNames = () => {
    showCityNames(cities, buttons, map);
    map.fire('features-drawn', { clusters: [], pins: [] });
  };
  map.on('moveend', updateNames);
  if (cities.length > 0)
    map.fitBounds(
      [
        ...computeCentralBounds(cities),
        ...cities.filter(({ value }) => chosen.has(value)).map(({ place }) => place),
      ],
      { animate: false, padding: [40, 40] },
    );
  updateNames();
  update();
  navigation.refresh();
  document.querySelector<HTMLElement>('#zones')?.removeAttribute('hidden');

  const setZones = (zones: Zones) => {
    chosen.clear();
    for (const value of zones.towns) chosen.add(value);
    area.setArea(zones.area);
    update();
  };
  return {
    setZones,
    remove() {
      map.off('moveend', updateNames);
      for (const layer of [layers, circles]) layer.remove();
      area.remove();
      navigation.remove();
    },
  };
}

/** Returns bounds without the outermost tenth of the cities: remote ones would zoom out too far. */
function computeCentralBounds(cities: readonly ZoneTown[]): [number, number][] {
  const trimmedCount = Math.floor(cities.length / 10);
  const sorted = ([0, 1] as const).map((degree) =>
    cities.map(({ place }) => place[degree]).sort((a, b) => a - b),
  );
  return [trimmedCount, cities.length - 1 - trimmedCount].map((index) => {
    const [latitude = 0, longitude = 0] = sorted.map((degrees) => degrees[index] ?? 0);
    return [latitude, longitude];
  });
}

const createCityCircle = ({ place: [Latitude, Longitude] }: ZoneTown) =>
  createAreaCircle({ Latitude, Longitude, Radius: CITY_RADIUS_M });

/** Shows the names of cities, in their order, if they do not overlap earlier ones; the others appear on hover. */
function showCityNames(
  cities: readonly ZoneTown[],
  buttons: Map<string, HTMLElement>,
  map: LeafletMap,
) {
  const shownLabels: { x: number; y: number; half: number }[] = [];
  for (const { value, label, place } of cities) {
    const { x, y } = map.latLngToLayerPoint([...place]);
    const half = label.length * 3.9 + 14;
    const isFree = shownLabels.every(
      (other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > 34,
    );
    if (isFree) shownLabels.push({ x, y, half });
    buttons.get(value)?.classList.toggle('zone--named', isFree);
  }
}
