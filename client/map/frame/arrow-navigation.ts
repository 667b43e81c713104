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
export function attachArrowNavigation(map: LeafletMap, getPins: () => HTMLElement[]) {
  const pane = map.getPane('markerPane');
  const setTabStop = (tabStop: HTMLElement | undefined) => {
    for (const pin of getPins()) pin.tabIndex = pin === tabStop ? 0 : -1;
  };

  const moveFocus = (event: KeyboardEvent) => {
    const from = document.activeElement as HTMLElement;
    if (!getPins().includes(from)) return;
    // The map listens to the same keys and would pan.
    event.stopPropagation();
    if (event.key === 'Escape') return map.getContainer().focus();
    const direction = ARROW_DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = findNearestPin(from, getPins(), direction);
    if (!next) return;
    setTabStop(next);
    next.focus({ preventScroll: true });
  };

  /** Pans the map to a pin beyond its edge that gets the focus by keyboard. */
  const panToFocusedPin = ({ target }: FocusEvent) => {
    const pin = target as HTMLElement;
    const [x, y] = getPinCenter(pin);
    if (isInView(x, y) || !pin.matches(':focus-visible')) return;
    map.panBy([computePanOffset(x, innerWidth), computePanOffset(y, innerHeight)], {
      animate: false,
    });
  };
  pane?.addEventListener('keydown', moveFocus);
  pane?.addEventListener('focusin', panToFocusedPin);

  return {
    /** Chooses the Tab stop after the pins have changed: the focused one, else one in view. */
    refresh() {
      const pins = getPins();
      const findVisiblePin = () => pins.find((pin) => isInView(...getPinCenter(pin)));
      setTabStop(pins.find((pin) => pin === document.activeElement) ?? findVisiblePin() ?? pins[0]);
    },
    remove() {
      pane?.removeEventListener('keydown', moveFocus);
      pane?.removeEventListener('focusin', panToFocusedPin);
    },
  };
}

/** Returns whether a point is in the map, which fills its frame. */
const isInView = (x: number, y: number) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;

/** Minimum distance of a focused pin from the edge, in pixels. */
const EDGE_MARGIN_PX = 64;

/** Returns the pan in pixels that brings a coordinate between 0 and `size`, with the margin. */
const computePanOffset = (coordinate: number, size: number) =>
  Math.min(coordinate - EDGE_MARGIN_PX, 0) || Math.max(coordinate + EDGE_MARGIN_PX - size, 0);

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
    return along > 0 ? [{ pin, distance: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.pin;
}

function getPinCenter(pin: HTMLElement): [number, number] {
  const { left, top, width, height } = pin.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
