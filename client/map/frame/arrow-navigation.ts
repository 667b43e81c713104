import type { Map as LeafletMap } from 'leaflet';

/** The direction of each arrow key: right and down are positive. */
const ARROW_DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes all pins one Tab stop: the arrow keys move the focus to the nearest pin in their direction, and
 * Escape returns it to the map, which the arrow keys pan.
 */
export function attachArrowNavigation(map: LeafletMap, pins: () => HTMLElement[]) {
  const pane = map.getPane('markerPane');
  const stop = (chosen: HTMLElement | undefined) => {
    for (const pin of pins()) pin.tabIndex = pin === chosen ? 0 : -1;
  };

  const walk = (event: KeyboardEvent) => {
    const from = document.activeElement as HTMLElement;
    if (!pins().includes(from)) return;
    // The map listens to the same keys and would pan.
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

  /** Pans the map to a pin beyond its edge that gets the focus by keyboard. */
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
    /** Chooses the Tab stop after the pins have changed: the focused one, else one in view. */
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

/** Returns whether a point is in the map, which fills its frame. */
const isInView = (x: number, y: number) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;

/** Minimum distance of a focused pin from the edge, in pixels. */
const EDGE_MARGIN_PX = 64;

/** Returns the pan in pixels that brings a coordinate between 0 and `size`, with the margin. */
const computePanOffset = (place: number, size: number) =>
  Math.min(place - EDGE_MARGIN_PX, 0) || Math.max(place + EDGE_MARGIN_PX - size, 0);

/** Returns the nearest pin in a direction; sideways distance counts twice. */
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
