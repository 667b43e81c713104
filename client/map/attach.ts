import { onView } from '../behaviours/on-view';

const loadMap = () => import('./host');

/** Loads each map below an element when it scrolls into view; until then it shows a still picture and its caption. */
export function attachMaps(within: ParentNode = document): void {
  onView(within.querySelectorAll<HTMLElement>('[data-map]'), async (container) =>
    (await loadMap()).openMap(container),
  );
}
