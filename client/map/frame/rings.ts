import type { ZoneCity } from '../../../src/domain/map/map-messages';
import { createClassedElement } from './element';

/** The least width of what is pressed, in pixels (zones.css). */
export const MIN_TARGET = 28;

const MIN_DIAMETER = 24;
const MAX_DIAMETER = 46;
/** The number of properties from which a ring is as large as it gets. */
const MAX_COUNT = 20;

/** Creates a city's ring: a button with its number of properties inside and its name beside it. */
export function createRing({ label }: ZoneCity): HTMLElement {
  return createClassedElement(
    'button',
    'zone',
    createClassedElement('span', 'zone__ring', ''),
    ' ',
    createClassedElement('span', 'zone__name', label),
  );
}

/** Shows a ring's number, or a tick if it is chosen; its area grows with the number. */
export function updateRing(ring: HTMLElement, count: number, isChosen: boolean): void {
  ring.ariaPressed = String(isChosen);
  ring.classList.toggle('zone--empty', count === 0);
  ring.style.setProperty('--size', `${computeDiameter(count)}px`);
  const inside = ring.querySelector('.zone__ring');
  if (inside) inside.textContent = String(count);
}

/** Returns the diameter of a ring in pixels, by the square root of its count. */
export const computeDiameter = (count: number): number => {
  const share = Math.sqrt(Math.min(count, MAX_COUNT) / MAX_COUNT);
  return Math.round(MIN_DIAMETER + (MAX_DIAMETER - MIN_DIAMETER) * share);
};
