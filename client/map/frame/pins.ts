import type { Circle, Map as LeafletMap, Marker } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import type { MapMessage, MapProperty } from '../../../src/domain/map/map-messages';
import { waitForPaint } from '../../behaviours/wait-for-paint';
import { attachArrowNavigation } from './arrow-navigation';
import { openPinCards } from './cards';
import { createCityCircle } from './city-circle';
import { createClassedElement } from './element';
import { fitToProperties } from './fit';
import { formatFrameText } from './frame-settings';
import { type PinGroup, PinGroups } from './group-pins';
import type { MapContent } from './map-content';
import { createMarker } from './marker';
import { createPin, formatPinPrice } from './pin';
import { ABOVE_PIN } from './pin-heaps';
import { postToPage } from './post-to-page';

/** What a pin takes for a character of its price and beside all of them, and the side of a cluster, in pixels. */
const [CHARACTER_WIDTH, PIN_PADDING, CLUSTER_SIDE] = [7.5, 20, 40];

/** Maximum number of cards for one pin. */
const MAX_PIN_CARDS = 12;

/**
 * Shows the properties: pins with prices, clusters with a number, and a circle around the city for an
 * unpublished address. Only pins in view are in the document, so that a list of any size is fast.
 */
export function showPins(map: LeafletMap, message: MapMessage): MapContent {
  const { propsList, messageInfo } = message;
  const opened = new Set(messageInfo.opened);
  const places = new PinGroups(propsList, (row) => estimatePinWidth(message, row));
  const pins = new LayerGroup().addTo(map);
  const circles = new LayerGroup().addTo(map);
  const shownPins = new Map<string, { marker: Marker; button: HTMLElement; group: PinGroup }>();
  let highlighted: { marker: Marker; circle: Circle | undefined } | undefined;

  const draw = () => {
    const bounds = map.getBounds().pad(0.15);
    const zoom = Math.round(map.getZoom());
    const groups = new Map(
      places
        .at(zoom)
        .filter(({ latitude, longitude }) => bounds.contains([latitude, longitude]))
        .map((group) => [getGroupKey(group, zoom), group]),
    );
    for (const [key, { marker }] of shownPins) {
      if (groups.has(key)) continue;
      pins.removeLayer(marker);
      shownPins.delete(key);
    }
    for (const [key, group] of groups) {
      const pin = shownPins.get(key) ?? addPin(group, zoom);
      shownPins.set(key, pin);
      pin.button.classList.toggle('pin--edge', isCut(map, message, group));
    }
    navigation.refresh();
    describeAfterPaint();
    const shown = [...groups.values()];
    map.fire('features-drawn', {
      clusters: shown.filter(isCluster).map(getPosition),
      pins: shown.filter((group) => !isCluster(group)).map(getPosition),
    });
  };

  let paint: Promise<void> | undefined;
  /** Describes what is shown, unless it is drawn anew meanwhile: what closer zooms show takes longer than the pins. */
  const describeAfterPaint = async () => {
    const own = waitForPaint();
    paint = own;
    await own;
    if (paint === own) describe();
  };

  /** Names the clusters, and draws the circle of a city around what stays together at the closest zoom. */
  const describe = () => {
    circles.clearLayers();
    for (const { button, group } of shownPins.values()) {
      const isSplit = isCluster(group) && places.isSplit(group.rows, map.getMaxZoom());
      if (isCluster(group)) button.ariaLabel = formatClusterName(group, isSplit);
      const circle = isSplit ? undefined : getProperties(group).find(({ Radius }) => Radius > 0);
      if (circle) circles.addLayer(createCityCircle(circle));
    }
  };

  const formatClusterName = (group: PinGroup, isSplit: boolean): string => {
    const values = { city: getProperties(group)[0]?.City ?? '', count: group.rows.length };
    return formatFrameText(isSplit ? 'MAP_CLUSTER' : 'MAP_SAME_PLACE', values);
  };

  /** One property keeps its pin at all zooms; a cluster is one of its zoom. */
  const getGroupKey = ({ rows }: PinGroup, zoom: number) =>
    rows.length > 1 ? `cluster ${zoom} ${rows[0]}` : `${propsList[rows[0] ?? 0]?.ID}`;

  const getProperties = ({ rows }: PinGroup): MapProperty[] =>
    Array.from(rows.subarray(0, MAX_PIN_CARDS), (row) => propsList[row] as MapProperty);

  const addPin = (group: PinGroup, zoom: number) => {
    const [first] = getProperties(group);
    const button =
      isCluster(group) || !first ? createClusterButton(group, zoom) : createPinButton(first);
    const marker = createMarker(getPosition(group), button);
    pins.addLayer(marker);
    return { marker, button, group };
  };

  const createPinButton = (property: MapProperty) => {
    const button = createPin(property, message);
    button.classList.toggle('pin--opened', opened.has(property.ID));
    button.addEventListener('click', () => openCards([property.ID], button));
    return button;
  };

  const createClusterButton = (group: PinGroup, zoom: number) => {
    const button = createClassedElement('button', 'cluster', String(group.rows.length));
    button.addEventListener('click', () => {
      const split = places.findSplit(group.rows, zoom, map.getMaxZoom());
      if (split) map.setView([...getPosition(group)], split);
      else
        openCards(
          getProperties(group).map(({ ID }) => ID),
          button,
        );
    });
    return button;
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
  // Fitting moves the map: what is drawn is the view that it ends with, once.
  fitToProperties(map, message);
  map.on('moveend', draw);
  draw();

  return {
    highlight: (id) => setHighlight(id ?? undefined),
    fitAll: () => fitToProperties(map, message, true),
    remove() {
      map.off('moveend', draw);
      paint = undefined;
      setHighlight(undefined);
      pins.remove();
      circles.remove();
      navigation.remove();
    },
  };
}

/** Estimates the width of a pin, in pixels, by the characters of its price. */
const estimatePinWidth = (message: MapMessage, row: number): number =>
  formatPinPrice(message.propsList[row] as MapProperty, message).length * CHARACTER_WIDTH +
  PIN_PADDING;

/** Whether the edge of the map would cut a button: it is drawn as a dot, whose price is read once the map moves there. */
function isCut(map: LeafletMap, message: MapMessage, group: PinGroup): boolean {
  const { x, y } = map.latLngToContainerPoint([...getPosition(group)]);
  const size = map.getSize();
  const half = isCluster(group)
    ? CLUSTER_SIDE / 2
    : estimatePinWidth(message, group.rows[0] ?? 0) / 2;
  const [above, below] = isCluster(group) ? [half, half] : [ABOVE_PIN, 0];
  return x < half || x > size.x - half || y < above || y > size.y - below;
}

const isCluster = ({ rows }: PinGroup): boolean => rows.length > 1;

const getPosition = ({ latitude, longitude }: PinGroup) => [latitude, longitude] as const;
