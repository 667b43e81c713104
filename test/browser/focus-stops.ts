import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where the focus is: what it is on, whether one sees that, and what lies over it. */
export interface FocusStop {
  on: string;
  isMarked: boolean;
  /** Of nine places of the element, those under something else, such as the fixed header. */
  covered: string[];
}

const SAMPLE_POINTS = 9;

/** Presses Tab until the focus leaves the page, and tells of every stop. */
export async function tabThrough(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Runs in the page, which has scrolled to where the focus went. */
function inspectFocus(): FocusStop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const [box] = element.getClientRects();
  const isMarked = (marked: Element | null): boolean =>
    marked !== null &&
    marked !== document.body &&
    (Number.parseFloat(getComputedStyle(marked).outlineWidth) >= 2 ||
      getComputedStyle(marked).boxShadow !== 'none' ||
      isMarked(marked.parentElement));
  const frame = element.closest('label, article, .search-form') ?? element;
  const places = [0.5, 0.1, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
  const covered = places.flatMap(([x, y]) => {
    if (!box) return ['nothing of it is drawn'];
    const over = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    const own = over && (frame.contains(over) || over.contains(element));
    return own ? [] : [over ? `.${over.className}` : 'the edge of the window'];
  });
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const on = `${element.tagName}.${element.className} ${name.trim().slice(0, 40)}`;
  return { on, isMarked: isMarked(element), covered };
}

/** Expects a skip link first, and that each stop is marked and in sight (WCAG 2.4.7, 2.4.11). */
export function expectStopsVisible(stops: FocusStop[], minimum = 20) {
  expect(stops[0]?.on).toMatch(/^A\.skip-link/);
  expect(stops.length).toBeGreaterThan(minimum);
  expect(stops.filter(({ isMarked }) => !isMarked).map(({ on }) => on)).toEqual([]);
  // Within a frame the focus has a place of its own; the map's tests look after it.
  const inSight = stops.filter(({ on }) => !on.startsWith('IFRAME'));
  expect(inSight.filter(({ covered }) => covered.length === SAMPLE_POINTS)).toEqual([]);
}
