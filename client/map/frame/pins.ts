import type { Circle, Map as LeafletMap, Marker } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import Supercluster from 'supercluster';
import type { MapMessage, MapProperty } from '../../../src/domain/map/map-messages';
import { attachArrowNavigation } from './arrow-navigation';
import { openPinCards } from './cards';
import { createCityCircle } from './city-circle';
import { createClassedElement } from './element';
import { fitToProperties } from './fit';
import { formatFrameText } from './frame-settings';
import type { MapContent } from './map-content';
import {
  getFeatureKey,
  getFeaturePosition,
  isCluster,
  type MapFeature,
  type PropertyCluster,
  toPropertyFeature,
} from './map-features';
import { createMarker } from './marker';
import { createPin } from './pin';
import { postToPage } from './post-to-page';

/** Pins closer than this, in pixels, become one cluster with their number. */
const CLUSTER_RADIUS = 60;

/** Maximum number of cards for one pin. */
const MAX_PIN_CARDS = 12;

/**
 * Shows the properties: pins with prices, clusters with a number, and a circle around the city for an
 * unpublished address. Only pins in view are in the document, so that a list of any size is fast.
 */
export function showPins(map: LeafletMap, message: MapMessage): MapContent {
  const { propsList, messageInfo } = message;
  const opened = new Set(messageInfo.opened);
  const index = new Supercluster<MapProperty>({
    radius: CLUSTER_RADIUS,
    // Leaflet's tiles are 256 pixels wide.
    extent: 256,
    maxZoom: map.getMaxZoom(),
  }).load(propsList.map(toPropertyFeature));
  const pins = new LayerGroup().addTo(map);
  const circles = new LayerGroup().addTo(map);
  const shownPins = new Map<string, { marker: Marker; button: HTMLElement }>();
  let highlighted: { marker: Marker; circle: Circle | undefined } | undefined;

  const draw = () => {
    const bounds = map.getBounds().pad(0.15);
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const features = new Map(
      index
        .getClusters(box, Math.round(map.getZoom()))
        .map((feature) => [getFeatureKey(feature), feature]),
    );
    circles.clearLayers();
    for (const [key, { marker }] of shownPins) {
      if (features.has(key)) continue;
      pins.removeLayer(marker);
      shownPins.delete(key);
    }
    for (const [key, feature] of features) {
      if (!shownPins.has(key)) shownPins.set(key, addPin(feature));
      const circle = findCircleProperty(feature);
      if (circle) circles.addLayer(createCityCircle(circle));
    }
    navigation.refresh();
    map.fire('features-drawn', {
      clusters: [...features.values()].filter(isCluster).map(getFeaturePosition),
      pins: [...features.values()].filter((one) => !isCluster(one)).map(getFeaturePosition),
    });
  };

  const addPin = (feature: MapFeature) => {
    const button = isCluster(feature)
      ? createClusterButton(feature)
      : createPinButton(feature.properties);
    const marker = createMarker(getFeaturePosition(feature), button);
    pins.addLayer(marker);
    return { marker, button };
  };

  const createPinButton = (property: MapProperty) => {
    const button = createPin(property, message);
    button.classList.toggle('pin--opened', opened.has(property.ID));
    button.addEventListener('click', () => openCards([property.ID], button));
    return button;
  };

  const createClusterButton = ({ properties, geometry }: PropertyCluster) => {
    const { cluster_id, point_count } = properties;
    const button = createClassedElement('button', 'cluster', String(point_count));
    const expansionZoom = index.getClusterExpansionZoom(cluster_id);
    const isSamePlace = expansionZoom > map.getMaxZoom();
    button.ariaLabel = formatFrameText(isSamePlace ? 'MAP_SAME_PLACE' : 'MAP_CLUSTER', {
      count: point_count,
    });
    button.addEventListener('click', () => {
      if (isSamePlace)
        openCards(
          getClusterProperties(cluster_id, MAX_PIN_CARDS).map(({ ID }) => ID),
          button,
        );
      else map.setView([geometry.coordinates[1] ?? 0, geometry.coordinates[0] ?? 0], expansionZoom);
    });
    return button;
  };

  const getClusterProperties = (cluster: number, max: number) =>
    index.getLeaves(cluster, max).map(({ properties }) => properties);

  /** Returns the property whose city gets a circle: the only one, or the first if all are in one city. */
  const findCircleProperty = (feature: MapFeature): MapProperty | undefined => {
    if (!isCluster(feature)) return feature.properties.Radius ? feature.properties : undefined;
    const { cluster_id } = feature.properties;
    if (index.getClusterExpansionZoom(cluster_id) <= map.getMaxZoom()) return undefined;
    return getClusterProperties(cluster_id, MAX_PIN_CARDS).find(({ Radius }) => Radius > 0);
  };

  const openCards = (ids: number[], button: HTMLElement) => {
    for (const id of ids) opened.add(id);
    button.classList.add('pin--opened');
    const [first] = ids;
    setHighlight(ids.length === 1 ? first : undefined);
    postToPage({ selection: first ?? null });
    openPinCards(messageInfo.cards, ids, () => {
      setHighlight(undefined);
      postToPage({ selection: null });
      if (button.isConnected) button.focus({ preventScroll: true });
      else map.getContainer().focus();
    });
  };

  /** Highlights one property by a pin of its own in ember above all others; none if `id` is undefined. */
  const setHighlight = (id: number | undefined) => {
    highlighted?.marker.remove();
    highlighted?.circle?.remove();
    highlighted = undefined;
    const property = id === undefined ? undefined : propsList.find(({ ID }) => ID === id);
    if (!property) return;
    const pin = createPin(property, message);
    pin.classList.add('pin--highlighted');
    pin.inert = true;
    const position = [property.Latitude, property.Longitude] as const;
    highlighted = {
      marker: createMarker(position, pin, 'markerPane', 10_000).addTo(map),
      circle: property.Radius ? createCityCircle(property).addTo(map) : undefined,
    };
  };

  const navigation = attachArrowNavigation(map, () =>
    [...shownPins.values()].map(({ button }) => button),
  );
  map.on('moveend', draw);
  fitToProperties(map, message);
  draw();

  return {
    highlight: (id) => setHighlight(id ?? undefined),
    fitAll: () => fitToProperties(map, message, true),
    remove() {
      map.off('moveend', draw);
      setHighlight(undefined);
      pins.remove();
      circles.remove();
      navigation.remove();
    },
  };
}
