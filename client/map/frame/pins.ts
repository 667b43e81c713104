import type { Circle, Map as LeafletMap, Marker } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import Supercluster from 'supercluster';
import type { MapMessage, MapProperty } from '../../../src/domain/map/map-messages';
import { createAreaCircle } from './area-circle';
import { attachArrowNavigation } from './arrow-navigation';
import { openPinCards } from './cards';
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
 * Shows the properties: pins with prices, clusters with a number, and a circle around the town for an
 * unpublished address. Only pins in view are in the document, whatever the size of the list.
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
  const standing = new Map<string, { marker: Marker; button: HTMLElement }>();
  let lit: { marker: Marker; around: Circle | undefined } | undefined;

  const draw = () => {
    const view = map.getBounds().pad(0.15);
    const box: [number, number, number, number] = [
      view.getWest(),
      view.getSouth(),
      view.getEast(),
      view.getNorth(),
    ];
    const found = new Map(
      index.getClusters(box, Math.round(map.getZoom())).map((f) => [getFeatureKey(f), f]),
    );
    circles.clearLayers();
    for (const [key, { marker }] of standing) {
      if (found.has(key)) continue;
      pins.removeLayer(marker);
      standing.delete(key);
    }
    for (const [key, feature] of found) {
      if (!standing.has(key)) standing.set(key, stand(feature));
      const around = aroundOf(feature);
      if (around) circles.addLayer(createAreaCircle(around));
    }
    walk.refresh();
    map.fire('features-drawn', {
      clusters: [...found.values()].filter(isCluster).map(getFeaturePosition),
    });
  };

  const stand = (feature: MapFeature) => {
    const button = isCluster(feature) ? clusterButton(feature) : pinButton(feature.properties);
    const marker = createMarker(getFeaturePosition(feature), button);
    pins.addLayer(marker);
    return { marker, button };
  };

  const pinButton = (property: MapProperty) => {
    const button = createPin(property, message);
    button.classList.toggle('pin--opened', opened.has(property.ID));
    button.addEventListener('click', () => choose([property.ID], button));
    return button;
  };

  const clusterButton = ({ properties, geometry }: PropertyCluster) => {
    const { cluster_id, point_count } = properties;
    const button = createClassedElement('button', 'cluster', String(point_count));
    const closer = index.getClusterExpansionZoom(cluster_id);
    const samePlace = closer > map.getMaxZoom();
    button.ariaLabel = formatFrameText(samePlace ? 'MAP_SAME_PLACE' : 'MAP_CLUSTER', {
      count: point_count,
    });
    button.addEventListener('click', () => {
      if (samePlace)
        choose(
          leaves(cluster_id, MAX_PIN_CARDS).map(({ ID }) => ID),
          button,
        );
      else map.setView([geometry.coordinates[1] ?? 0, geometry.coordinates[0] ?? 0], closer);
    });
    return button;
  };

  const leaves = (cluster: number, most: number) =>
    index.getLeaves(cluster, most).map(({ properties }) => properties);

  /** Returns the property whose town gets a circle: the only one, or the first if all are in one town. */
  const aroundOf = (feature: MapFeature): MapProperty | undefined => {
    if (!isCluster(feature)) return feature.properties.Radius ? feature.properties : undefined;
    const { cluster_id } = feature.properties;
    if (index.getClusterExpansionZoom(cluster_id) <= map.getMaxZoom()) return undefined;
    return leaves(cluster_id, MAX_PIN_CARDS).find(({ Radius }) => Radius > 0);
  };

  const choose = (ids: number[], button: HTMLElement) => {
    for (const id of ids) opened.add(id);
    button.classList.add('pin--opened');
    const [first] = ids;
    light(ids.length === 1 ? first : undefined);
    postToPage({ selection: first ?? null });
    openPinCards(messageInfo.cards, ids, () => {
      light(undefined);
      postToPage({ selection: null });
      if (button.isConnected) button.focus({ preventScroll: true });
      else map.getContainer().focus();
    });
  };

  /** Highlights one property: its pin, or the cluster that holds it, in ember above all others. */
  const light = (id: number | undefined) => {
    lit?.marker.remove();
    lit?.around?.remove();
    lit = undefined;
    const property = id === undefined ? undefined : propsList.find(({ ID }) => ID === id);
    if (!property) return;
    const own = createPin(property, message);
    own.classList.add('pin--highlighted');
    own.inert = true;
    const place = [property.Latitude, property.Longitude] as const;
    lit = {
      marker: createMarker(place, own, 'markerPane', 10_000).addTo(map),
      around: property.Radius ? createAreaCircle(property).addTo(map) : undefined,
    };
  };

  const walk = attachArrowNavigation(map, () => [...standing.values()].map(({ button }) => button));
  map.on('moveend', draw);
  fitToProperties(map, message);
  draw();

  return {
    highlight: (id) => light(id ?? undefined),
    fitAll: () => fitToProperties(map, message, true),
    remove() {
      map.off('moveend', draw);
      light(undefined);
      pins.remove();
      circles.remove();
      walk.remove();
    },
  };
}
