import type { Map as LeafletMap } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { findCentralCities } from '../../../src/domain/map/central-cities';
import type { MapMessage, ZoneCity, Zones } from '../../../src/domain/map/map-messages';
import { attachArrowNavigation } from './arrow-navigation';
import type { NamedPlace } from './city-labels';
import { createShapeDrawing } from './draw-shape';
import type { MapContent } from './map-content';
import { createMarker } from './marker';
import { postToPage } from './post-to-page';
import { placeRingLabels } from './ring-labels';
import { computeDiameter, createRing, MIN_TARGET, updateRing } from './rings';
import { type MapCircle, spreadCircles } from './spread-circles';

/** The width of a map, in pixels, from which there is room for a name beside a ring at its edge. */
const MIN_WIDTH_FOR_NAMES = 480;

/**
 * Shows the zones of a demand register (§3): a ring for each city with the number of its properties, none over another,
 * and a shape to draw. Every change posts all zones to the page; changes made in the form are shown without a
 * message.
 */
export function showZones(map: LeafletMap, { messageInfo }: MapMessage): MapContent {
  const { towns: cities } = messageInfo;
  const chosen = new Set(messageInfo.zones.towns);
  let { goal } = messageInfo.zones;
  const layers = new LayerGroup().addTo(map);
  const rings = cities.map((city) => {
    const element = createRing(city);
    return { city, element, marker: createMarker(city.place, element).addTo(layers) };
  });

  const update = () => {
    for (const { city, element } of rings)
      updateRing(element, countProperties(city, goal), chosen.has(city.value));
    const circles = spreadCircles(
      rings.map(({ city }) => ({
        ...map.latLngToLayerPoint([...city.place]),
        radius: Math.max(computeDiameter(countProperties(city, goal)), MIN_TARGET) / 2,
      })),
    );
    for (const [index, { marker }] of rings.entries()) {
      const { x, y } = circles[index] as MapCircle;
      marker.setLatLng(map.layerPointToLatLng([x, y]));
    }
    // The names on the base map keep off the rings and their names, and are not those again.
    const clusters = placeRingLabels(map, rings);
    const named = rings
      .filter(({ element }) => element.dataset.side !== 'none')
      .map(({ city: { label, place } }): NamedPlace => [label, ...place]);
    map.fire('features-drawn', { clusters, pins: [], named });
  };
  const postZones = () => postToPage({ zones: { towns: [...chosen], shape: shape.getCorners() } });
  const shape = createShapeDrawing(map, messageInfo.zones.shape, postZones);

  for (const { city, element } of rings) {
    element.addEventListener('click', () => {
      if (!chosen.delete(city.value)) chosen.add(city.value);
      update();
      postZones();
    });
  }
  const navigation = attachArrowNavigation(map, () => rings.map(({ element }) => element));
  const fitCentralCities = (animate: boolean) => {
    const central = findCentralCities(
      cities.map((city) => ({ ...city, count: countProperties(city, undefined) })),
    );
    const shown = [...central, ...cities.filter(({ value }) => chosen.has(value))];
    // A phone has no room for names beside the outermost rings: rings that are parted far tell no place.
    const [left, right] = map.getSize().x < MIN_WIDTH_FOR_NAMES ? [24, 64] : [64, 112];
    if (shown.length > 0)
      map.fitBounds(
        shown.map(({ place }) => place),
        { animate, paddingTopLeft: [left, 48], paddingBottomRight: [right, 40] },
      );
  };
  map.on('moveend', update);
  // The valley fills the map: whole zoom levels would leave it half empty.
  map.options.zoomSnap = 0.1;
  // Names keep off what is over the map, which is there before them.
  document.querySelector<HTMLElement>('#zones')?.removeAttribute('hidden');
  fitCentralCities(false);
  update();
  navigation.refresh();

  const setZones = (zones: Zones) => {
    chosen.clear();
    for (const value of zones.towns) chosen.add(value);
    goal = zones.goal;
    shape.setShape(zones.shape);
    update();
  };
  return {
    setZones,
    fitAll: () => fitCentralCities(true),
    remove() {
      map.off('moveend', update);
      layers.remove();
      shape.remove();
      navigation.remove();
    },
  };
}

/** Returns the number of a city's properties for a goal; for no goal, of all. */
const countProperties = ({ counts }: ZoneCity, goal: string | undefined): number =>
  goal === undefined
    ? Object.values(counts).reduce((sum, count) => sum + count, 0)
    : (counts[goal] ?? 0);
