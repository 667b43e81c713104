import { areaLink } from './area-link';
import { followList } from './list-in-step';
import { listen } from './listen';
import { MapAnswer, type MapMessage, type MapProperty, type PageMessage } from './message';
import { openedHere, rememberOpened } from './opened';
import { propertiesOf } from './points';
import { zonesIn } from './zones-in-form';

/** What the server says of a map: where its frame and its data are, and what it shows (§7). */
export interface MapSettings
  extends Pick<MapMessage, 'mapType' | 'customMarker' | 'marqueeIgnore'> {
  frame: string;
  title: string;
  cards: string;
  /** Where the properties are asked for; a property's own page says them at once. */
  points?: string;
  propsList?: MapProperty[];
  /** The page's own list stands beside the map, and goes in step with it. */
  inStep?: boolean;
}

/** The page's embedded map is told what it shows this long after it is rendered (§7), in milliseconds. */
const AFTER_RENDER = 50;

/**
 * Puts the map's frame into its place: a page of our own, of the same origin and not sandboxed, so
 * that either side can know the other by origin and window. Without it the place stays as it was.
 */
export async function openMap(place: HTMLElement): Promise<void> {
  const settings = JSON.parse(place.dataset.map ?? '') as MapSettings;
  const { mapType, customMarker, marqueeIgnore, cards } = settings;
  const frame = document.createElement('iframe');
  frame.title = settings.title;
  frame.src = settings.frame;
  const rendered = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const say = (message: PageMessage) => frame.contentWindow?.postMessage(message, location.origin);

  const zones = zonesIn(place, (chosen) => say({ zones: chosen }));
  const follow = () =>
    settings.inStep ? followList((highlight) => say({ highlight })) : undefined;
  let inList = follow();
  const area = areaLink(place);
  listen(
    () => frame.contentWindow,
    MapAnswer,
    (answer) => {
      if ('zones' in answer) zones.choose(answer.zones);
      else if ('bounds' in answer) area.moved(answer.bounds);
      else if ('save' in answer)
        import('../shortlist/island').then(({ toggle }) => toggle(answer.save));
      else if ('selection' in answer) {
        if (answer.selection !== null) rememberOpened(answer.selection);
        inList?.(answer.selection);
      }
    },
  );

  place.appendChild(frame);
  const [propsList] = await Promise.all([propertiesIn(settings), rendered]);
  if (!propsList) {
    frame.remove();
    return;
  }
  const tell = (list: MapProperty[]) => {
    const messageInfo = { cards, opened: openedHere(), ...zones.offered() };
    area.told();
    say({ propsList: list, messageInfo, mapType, customMarker, marqueeIgnore });
  };
  setTimeout(() => tell(propsList), AFTER_RENDER);
  // The filters brought another list: the same frame shows it.
  addEventListener('refined', async () => {
    inList = follow();
    const asked = place.dataset.map ?? '';
    const found = await propertiesIn(JSON.parse(asked) as MapSettings);
    setTimeout(() => {
      if (found && place.dataset.map === asked) tell(found);
    }, AFTER_RENDER);
  });
}

const propertiesIn = async ({ points, propsList = [] }: MapSettings) =>
  points ? propertiesOf(points) : propsList;
