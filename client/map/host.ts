import {
  FrameMessage,
  type MapProperty,
  type PageMessage,
} from '../../src/domain/map/map-messages';
import type { MapSettings } from '../../src/domain/map/map-settings';
import { createAreaLink } from './area-link';
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
export async function openMap(place: HTMLElement): Promise<void> {
  const settings = JSON.parse(place.dataset.map ?? '') as MapSettings;
  const { mapType, customMarker, marqueeIgnore, cards } = settings;
  const frame = document.createElement('iframe');
  frame.title = settings.title;
  frame.src = settings.frame;
  const rendered = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const say = (message: PageMessage) => frame.contentWindow?.postMessage(message, location.origin);

  const zones = createZoneFields(place, (chosen) => say({ zones: chosen }));
  const follow = () =>
    settings.inStep ? syncListWithMap((highlight) => say({ highlight })) : undefined;
  let inList = follow();
  const area = createAreaLink(place);
  onWindowMessage(
    () => frame.contentWindow,
    FrameMessage,
    (answer) => {
      if ('zones' in answer) zones.choose(answer.zones);
      else if ('bounds' in answer) area.moved(answer.bounds);
      else if ('save' in answer)
        import('../favourites/island').then(({ toggleSaved }) => toggleSaved(answer.save));
      else if ('selection' in answer) {
        if (answer.selection !== null) storeOpenedId(answer.selection);
        inList?.(answer.selection);
      }
    },
  );

  place.appendChild(frame);
  const [propsList] = await Promise.all([loadMapProperties(settings), rendered]);
  if (!propsList) {
    frame.remove();
    return;
  }
  const tell = (list: MapProperty[]) => {
    const messageInfo = { cards, opened: readOpenedIds(), ...zones.offered() };
    area.told();
    say({ propsList: list, messageInfo, mapType, customMarker, marqueeIgnore });
  };
  setTimeout(() => tell(propsList), MESSAGE_DELAY_MS);
  // The filters have changed the list: the same frame shows it.
  addEventListener('listing-updated', async () => {
    inList = follow();
    const asked = place.dataset.map ?? '';
    const found = await loadMapProperties(JSON.parse(asked) as MapSettings);
    setTimeout(() => {
      if (found && place.dataset.map === asked) tell(found);
    }, MESSAGE_DELAY_MS);
  });
}

const loadMapProperties = async ({ points, propsList = [] }: MapSettings) =>
  points ? fetchMapProperties(points) : propsList;
