import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMapFrame, SPLIT_VIEW_PATH, test } from './map-page';

const MARKERS = '.pin, .cluster, .zone__ring';
const NAMES = '.map-label > span, .zone:not([data-side="none"]) > .zone__name';
/** Maps with prices: of sale and rent beside and instead of a list, of a town, and of a far zoom. */
const MAPS_OF_PINS = [
  SPLIT_VIEW_PATH,
  '/nl/te-koop/?view=map',
  '/nl/te-huur/?view=map',
  '/nl/bouwgrond/?view=split',
  '/nl/wonen-in/durbuy/',
];
const CONTROLS = '.map-controls, .zones, .tiles-prompt';

/** Lists which of the first cover which of the second, in what is seen of a map. */
const listCovered = (map: FrameLocator, first: string, second: string): Promise<string[]> =>
  map.locator('body').evaluate(
    (_, selectors) => {
      const measure = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ element, box: element.getBoundingClientRect() }));
      const [ones, others] = selectors.map(measure);
      return (ones ?? []).flatMap((one) =>
        (others ?? [])
          .filter(
            ({ element, box }) =>
              element !== one.element &&
              one.box.left < box.right - 1 &&
              box.left < one.box.right - 1 &&
              one.box.top < box.bottom - 1 &&
              box.top < one.box.bottom - 1,
          )
          .map(({ element }) => `${one.element.textContent} × ${element.textContent}`),
      );
    },
    [first, second],
  );

/** Lists the markers that cover another or lie under a control: their own boxes, without the room for fingers. */
const listCoveredMarkers = async (map: FrameLocator): Promise<string[]> => [
  ...(await listCovered(map, MARKERS, MARKERS)),
  ...(await listCovered(map, MARKERS, CONTROLS)),
];

/** Lists the prices, numbers and names that an edge of the map cuts; what is drawn as a dot shows none. */
const listCutMarkers = (map: FrameLocator): Promise<(string | null)[]> =>
  map.locator(`${MARKERS}, ${NAMES}`).evaluateAll((markers) =>
    markers
      .filter((marker) => {
        if (marker.matches('.pin--edge')) return false;
        const { left, right, top, bottom } = marker.getBoundingClientRect();
        const isSeen = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return isSeen && (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight);
      })
      .map((marker) => marker.textContent),
  );

/** Lists the pairs of rings of which one covers the other: they are round. */
const listOverlappingRings = (map: FrameLocator): Promise<string[]> =>
  map.locator('.zone').evaluateAll((zones) => {
    const circles = zones.map((zone) => {
      const box = (zone.querySelector('.zone__ring') ?? zone).getBoundingClientRect();
      const radius = box.width / 2;
      return { name: zone.textContent, x: box.x + radius, y: box.y + radius, radius };
    });
    return circles.flatMap((one, index) =>
      circles
        .slice(index + 1)
        .filter((two) => Math.hypot(one.x - two.x, one.y - two.y) < one.radius + two.radius - 1)
        .map((two) => `${one.name} × ${two.name}`),
    );
  });

const CITY_NAMES = '.map-label--city > span, .zone:not([data-side="none"]) > .zone__name';

/** Lists the names of cities that stand on a map twice: beside a ring and on the ground below it. */
const listNamedTwice = (map: FrameLocator): Promise<string[]> =>
  map.locator(CITY_NAMES).evaluateAll((elements) => {
    const names = elements.map(({ textContent }) => textContent);
    return names.filter((name, place) => names.indexOf(name) < place);
  });

/** The map has its names, which come after the markers. */
const waitForNames = (map: FrameLocator) =>
  map.locator(NAMES).first().waitFor({ state: 'attached' });

async function expectNamesFree(page: Page, path: string, width: number, marker: string) {
  await page.setViewportSize({ width, height: 900 });
  const map = await openMapFrame(page, path, marker);
  await waitForNames(map);
  expect(await listCovered(map, NAMES, MARKERS), `${path} at ${width}`).toEqual([]);
  expect(await listCovered(map, NAMES, CONTROLS), `${path} at ${width}`).toEqual([]);
  expect(await listNamedTwice(map), `${path} at ${width}`).toEqual([]);
  expect(await listCutMarkers(map), `${path} at ${width}`).toEqual([]);
  return map;
}

test.for([390, 768, 1280])(
  'no name on a map lies under a marker or a control, at %i pixels',
  async (width, { page }) => {
    await expectNamesFree(page, SPLIT_VIEW_PATH, width, '.pin, .cluster');
    await expectNamesFree(page, '/property/84229/', width, '.pin--house');
    await expectNamesFree(page, '/property/84213/', width, '.leaflet-overlay-pane canvas');
    await expectNamesFree(page, '/nl/wonen-in/durbuy/', width, '.pin, .cluster');
  },
);

test.for([390, 1366])(
  'no price or number on a map covers another, none lies under a control, and none is cut by an edge, at %i pixels',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 650 });
    for (const path of MAPS_OF_PINS) {
      const map = await openMapFrame(page, path);
      expect(await listCoveredMarkers(map), `${path} at ${width}`).toEqual([]);
      expect(await listCutMarkers(map), `${path} at ${width}`).toEqual([]);
    }
  },
);

test('rings of towns cover neither each other nor a name', async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    const map = await expectNamesFree(page, '/fr/recherche/', width, '.zone');
    expect(await listOverlappingRings(map), `at ${width}`).toEqual([]);
  }
});

test('what a property’s map shows stands in its middle', async ({ page }) => {
  const map = await openMapFrame(page, '/property/84229/', '.pin--house');
  const offset = await map.locator('.pin--house').evaluate((pin) => {
    const { left, width } = pin.getBoundingClientRect();
    return left + width / 2 - innerWidth / 2;
  });
  expect(Math.abs(offset)).toBeLessThan(2);
});
