import {
  FrameMessage,
  type MapProperty,
  type PageMessage,
} from '../../src/domain/map/map-messages';
import type {
  MapSettings,
  PlacedProperty,
  SharedMapSettings,
} from '../../src/domain/map/map-settings';
import { createBoundsLink } from './bounds-link';
import { syncListWithMap } from './list-sync';
import { readOpenedIds, storeOpenedId } from './opened-properties';
import { fetchMapProperties } from './points';
import { onWindowMessage } from './window-messages';
import { createZoneFields } from './zone-fields';

/** Delay in milliseconds between the frame's load event and the first message (§7). */
const MESSAGE_DELAY_MS = 50;

/**
 * Inserts the map's frame, a page of the same origin and not sandboxed, so that both sides can check each
 * other's origin and window. If its data cannot be loaded, the still picture stays.
 */
export async function openMap(container: HTMLElement): Promise<void> {
  const { map = '', title = '', frame: src = '', ground } = container.dataset;
  const settings = JSON.parse(map) as MapSettings;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = src;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // The message itself: postMessage would copy each of its properties, of which there may be twelve thousand.
  const post = (data: PageMessage) =>
    frame.contentWindow?.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: window }),
    );

  const zones = createZoneFields(container, (chosen) => post({ zones: chosen }));
  const startSync = () =>
    settings.inStep ? syncListWithMap((highlight) => post({ highlight })) : undefined;
  let showInList = startSync();
  const boundsLink = createBoundsLink(container);
  onWindowMessage(
    () => frame.contentWindow,
    FrameMessage,
    (message) => {
      if ('zones' in message) zones.setZones(message.zones);
      else if ('bounds' in message) boundsLink.update(message.bounds);
      else if ('save' in message)
        import('../favourites/island').then(({ toggleSaved }) => toggleSaved(message.save));
      else if ('selection' in message) {
        if (message.selection !== null) storeOpenedId(message.selection);
        showInList?.(message.selection);
      }
    },
  );

  // Beside the frame's page, which would ask for them only after it has come.
  for (const file of [...MAP_FRAME_FILES, ground]) if (file) fetch(file).catch(() => undefined);
  container.appendChild(frame);
  const [propsList] = await Promise.all([loadMapProperties(settings), loaded]);
  const shared = readSharedSettings(frame);
  if (!propsList || !shared) {
    frame.remove();
    return;
  }
  const { cards, marqueeIgnore } = shared;
  const mapType = settings.place ? 'property' : settings.points ? 'list' : 'zones';
  const customMarker = settings.place ? 'house' : 'price';
  const showProperties = (list: MapProperty[]) => {
    const messageInfo = { cards, opened: readOpenedIds(), ...zones.getZoneData() };
    boundsLink.hide();
    post({ propsList: list, messageInfo, mapType, customMarker, marqueeIgnore });
  };
  setTimeout(() => showProperties(propsList), MESSAGE_DELAY_MS);
  // The filters have changed the list: its properties are shown in the same frame.
  addEventListener('listing-updated', async () => {
    showInList = startSync();
    const requestedSettings = container.dataset.map ?? '';
    const properties = await loadMapProperties(JSON.parse(requestedSettings) as MapSettings);
    setTimeout(() => {
      if (properties && container.dataset.map === requestedSettings) showProperties(properties);
    }, MESSAGE_DELAY_MS);
  });
}

/** Reads what the frame's page tells; undefined if its script has not come, or is not of this page's version and build. */
function readSharedSettings({ contentDocument: map }: HTMLIFrameElement) {
  const isDrawn = Boolean(map?.querySelector('.leaflet-container'));
  if (!map || !isDrawn || map.body.dataset.version !== document.body.dataset.version)
    return undefined;
  return JSON.parse(map.body.dataset.map ?? '') as SharedMapSettings;
}

const loadMapProperties = async ({ points, place }: MapSettings) =>
  points ? fetchMapProperties(points) : place ? [toMapProperty(place)] : [];

const toMapProperty = ([ID, Latitude, Longitude, Radius]: PlacedProperty): MapProperty => ({
  ...{ ID, Latitude, Longitude, Radius },
  ...NO_PRICE,
});

/** The pin on a page of its own shows neither price nor city. */
const NO_PRICE = {
  Price: 0,
  PublishPrice: false,
  SaleKind: 'private',
  Marquee: 0,
  MarqueeName: '',
  PriceUnit: 0,
  PriceUnitText: '',
  City: '',
} as const;
