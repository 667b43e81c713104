import { onView } from '../behaviours/on-view';

const loadMap = () => import('./host');

const openMap = (container: HTMLElement) =>
  loadMap().then(
    (host) => host.openMap(container),
    () => {
      container.dataset.lost = '';
    },
  );

/**
 * Loads each map below an element when it scrolls into view, or at once if it is open from the start; until then it shows a
 * still picture and its caption.
 */
export function attachMaps(within: ParentNode = document): void {
  for (const map of within.querySelectorAll<HTMLElement>('[data-map]'))
    if ('open' in map.dataset) openMap(map);
    else onView([map], openMap);
}
