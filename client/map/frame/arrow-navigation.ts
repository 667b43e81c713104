import type { Map as LeafletMap } from 'leaflet';

/** A quarter turn for each arrow key: how far to the right and down it points. */
const ARROW_DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes the pins one stop of the Tab key, however many there are: the arrow keys walk from a pin to
 * the nearest in their direction, and Escape goes back to the map, which they move.
 */
export function attachArrowNavigation(map: LeafletMap, pins: () => HTMLElement[]) {
  const pane = map.getPane('markerPane');
  const stop = (chosen: HTMLElement | undefined) => {
    for (const pin of pins()) pin.tabIndex = pin === chosen ? 0 : -1;
  };

  const walk = (event: KeyboardEvent) => {
    const from = document.activeElement as HTMLElement;
    if (!pins().includes(from)) return;
    // The map hears the same keys: to it they are not for.
    event.stopPropagation();
    if (event.key === 'Escape') return map.getContainer().focus();
    const direction = ARROW_DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = findNearestPin(from, pins(), direction);
    if (!next) return;
    stop(next);
    next.focus({ preventScroll: true });
  };

  /** Some pins stand beyond the map's edge, ready to be moved to: the map goes to the one that keys come to. */
  const show = ({ target }: FocusEvent) => {
    const pin = target as HTMLElement;
    const [x, y] = getPinCenter(pin);
    if (isInView(x, y) || !pin.matches(':focus-visible')) return;
    map.panBy([computePanOffset(x, innerWidth), computePanOffset(y, innerHeight)], {
      animate: false,
    });
  };
  pane?.addEventListener('keydown', walk);
  pane?.addEventListener('focusin', show);

  return {
    /** After other pins have come: one of those in view is the stop, the focused one if there is one. */
    refresh() {
      const all = pins();
      const seen = () => all.find((pin) => isInView(...getPinCenter(pin)));
      stop(all.find((pin) => pin === document.activeElement) ?? seen() ?? all[0]);
    },
    remove() {
      pane?.removeEventListener('keydown', walk);
      pane?.removeEventListener('focusin', show);
    },
  };
}

/** The map fills its frame. */
const isInView = (x: number, y: number) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;

/** How near to the edge a pin is brought, in pixels. */
const EDGE_MARGIN_PX = 64;

/** How far to move so that what lies at `place` comes to lie between 0 and `size`. */
const computePanOffset = (place: number, size: number) =>
  Math.min(place - EDGE_MARGIN_PX, 0) || Math.max(place + EDGE_MARGIN_PX - size, 0);

/** The pin that lies nearest in a direction; what lies aside of it counts twice as far. */
function findNearestPin(
  from: HTMLElement,
  pins: HTMLElement[],
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = getPinCenter(from);
  const ahead = pins.flatMap((pin) => {
    const [toX, toY] = getPinCenter(pin);
    const along = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    return along > 0 ? [{ pin, far: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.pin;
}

function getPinCenter(pin: HTMLElement): [number, number] {
  const { left, top, width, height } = pin.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
