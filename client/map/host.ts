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
import { inTime } from '../behaviours/in-time';
import { reloadPage } from '../behaviours/reload-page';
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
 * other's origin and window. While its data cannot be loaded, the still picture is shown; the next list tries again.
 */
export async function openMap(container: HTMLElement): Promise<void> {
  const { title = '', frame: src = '', ground } = container.dataset;
  const settings = readSettings(container);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = src;
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
        import('../favourites/island').then(
          ({ toggleSaved }) => toggleSaved(message.save),
          reloadPage,
        );
      else if ('selection' in message) {
        if (message.selection !== null) storeOpenedId(message.selection);
        showInList?.(message.selection);
      }
    },
  );

  // Beside the frame's page, which would ask for them only after it has come.
  for (const file of [...MAP_FRAME_FILES, ground]) if (file) fetch(file).catch(() => undefined);
  const mapType = settings.place ? 'property' : settings.points ? 'list' : 'zones';
  const customMarker = settings.place ? 'house' : 'price';
  /** Resolves when the frame's page is there, with what it tells. */
  let shared: ReturnType<typeof insertFrame> | undefined;
  const showList = async () => {
    const requested = container.dataset.map;
    shared ??= insertFrame(container, frame);
    const [told, propsList] = await Promise.all([
      shared,
      loadMapProperties(readSettings(container)),
    ]);
    // The filters have changed the list meanwhile.
    if (container.dataset.map !== requested) return;
    container.toggleAttribute('data-lost', !told || !propsList);
    if (!told || !propsList) {
      frame.remove();
      shared = undefined;
      return boundsLink.hide();
    }
    const { cards, marqueeIgnore } = told;
    setTimeout(() => {
      const messageInfo = { cards, opened: readOpenedIds(), ...zones.getZoneData() };
      boundsLink.hide();
      post({ propsList, messageInfo, mapType, customMarker, marqueeIgnore });
      frame.style.visibility = '';
    }, MESSAGE_DELAY_MS);
  };
  // Heard of from the start: the list may change before its map is there.
  addEventListener('listing-updated', () => {
    showInList = startSync();
    void showList();
  });
  await showList();
}

const readSettings = ({ dataset }: HTMLElement) => JSON.parse(dataset.map ?? '') as MapSettings;

/** Inserts the frame; resolves with what its page tells, and takes the frame away where that is nothing. */
async function insertFrame(
  container: HTMLElement,
  frame: HTMLIFrameElement,
): Promise<SharedMapSettings | undefined> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // The still picture stays until there is a map to see.
  frame.style.visibility = 'hidden';
  container.appendChild(frame);
  await inTime(loaded).catch(() => undefined);
  const shared = readSharedSettings(frame);
  if (!shared) frame.remove();
  return shared;
}

/**
 * Reads what the frame's page tells; undefined if its script or its styles have not come, or if it is not of this page's
 * version and build.
 */
function readSharedSettings({ contentDocument: map }: HTMLIFrameElement) {
  const isDrawn = map?.querySelector('.leaflet-container') && hasStyles(map);
  if (!map || !isDrawn || map.body.dataset.version !== document.body.dataset.version)
    return undefined;
  return JSON.parse(map.body.dataset.map ?? '') as SharedMapSettings;
}

/** Whether the stylesheet of the map has come; in Chromium one that has not is empty, or refuses to be read. */
function hasStyles(map: Document): boolean {
  try {
    return Boolean(map.querySelector('link')?.sheet?.cssRules.length);
  } catch {
    return false;
  }
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
