import { describe, expect, test } from 'vitest';
import type { DemoFacts } from '../../../scripts/demo/catalogue/demo-listing';
import { getPicturePath, HOUSES, type HouseName } from '../../../scripts/demo/catalogue/houses';
import { DEMO_LISTINGS } from '../../../scripts/demo/catalogue/listings/all';
import type { House } from '../../../scripts/demo/catalogue/picture-sets';
import { floorLayouts } from '../../../scripts/demo/pictures/floor-layouts';
import { getPlanKind, listPlanRooms } from '../../../scripts/demo/pictures/plan-rooms';
import { getPlanSize } from '../../../scripts/demo/pictures/plan-size';
import houses from '../../../scripts/demo/pictures/render/houses.json';
import type { Room } from '../../../src/domain/catalogue/room';

/** Compares each plan with the facts of its listing. A plan shows one floor: of a house with more, the lowest. */

/**
 * A plan of a whole home is measured outside its walls, and several listings share one: its surface
 * may differ this much from the living space.
 */
const SAME_SURFACE = 0.15;

/** The average floor of a house by its plan: less where the roof cuts it, more where a wing is lived in. */
const AVERAGE_FLOOR = [0.5, 1.2] as const;

const plans = DEMO_LISTINGS.flatMap(({ id, house, kind, facts = {}, fields = {} }) => {
  const { pictures }: House = HOUSES[house];
  if (!('grondplan' in pictures)) return [];
  const shown = getPicturePath(house, 'grondplan').split('/')[0] as HouseName;
  return [{ id, house: shown, kind, facts, fields, rooms: listPlanRooms(shown) }];
});

const homes = plans.filter(({ facts }) => facts.beds !== undefined);
const levels = homes.filter(({ facts }) => facts.floors === 1);
const houseFloors = homes.filter(({ facts }) => (facts.floors ?? 1) > 1);

const count = (rooms: readonly Room[], room: Room) => rooms.filter((name) => name === room).length;
const countBaths = ({ baths = 0, showers = 0 }: DemoFacts) => baths + showers;

/** Returns the surface of a plan's rooms, in square metres. */
function measure(house: HouseName, isCounted: (room: Room) => boolean): number {
  const [width, depth] = getPlanSize(house);
  const rooms = listPlanRooms(house);
  return floorLayouts[getPlanKind(house)].rooms.reduce((sum, [, x0, y0, x1, y1], index) => {
    const isIn = isCounted(rooms[index] ?? 'hall');
    return sum + (isIn ? (x1 - x0) * width * (y1 - y0) * depth : 0);
  }, 0);
}
const measureLiving = (house: HouseName) => measure(house, (room) => room !== 'garage');

test('every kind of plan is compared', () => {
  expect(levels.length).toBeGreaterThan(30);
  expect(houseFloors.length).toBeGreaterThan(40);
});

test('the rooms of a plan fill its floor without overlap', () => {
  const gaps = plans.flatMap(({ house }) => {
    const [width, depth] = getPlanSize(house);
    const difference = measure(house, () => true) - width * depth;
    return Math.abs(difference) > 0.5 ? [`${house} ${difference.toFixed(1)}`] : [];
  });
  expect([...new Set(gaps)]).toEqual([]);
});

describe('a home on one floor', () => {
  test('has the bedrooms and bathrooms of its plan', () => {
    const wrong = levels.filter(
      ({ facts, rooms }) =>
        count(rooms, 'bedroom') !== facts.beds || count(rooms, 'bathroom') !== countBaths(facts),
    );
    expect(wrong.map(({ id, house }) => `${id} ${house}`)).toEqual([]);
  });

  test('has the surface of its plan', () => {
    const wrong = levels.flatMap(({ id, house, facts }) => {
      const share = (facts.living ?? 0) / measureLiving(house);
      return Math.abs(share - 1) > SAME_SURFACE ? [`${id} ${house} ${share.toFixed(2)}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a home on more floors', () => {
  test('has some of its bedrooms and bathrooms on its plan, or none', () => {
    const wrong = houseFloors.filter(
      ({ facts, rooms }) =>
        count(rooms, 'bedroom') >= (facts.beds ?? 0) ||
        count(rooms, 'bathroom') > countBaths(facts) ||
        count(rooms, 'bathroom') > count(rooms, 'bedroom'),
    );
    expect(wrong.map(({ id, house }) => `${id} ${house}`)).toEqual([]);
  });

  test('has the surface of its plan on each floor', () => {
    const [least, most] = AVERAGE_FLOOR;
    const wrong = houseFloors.flatMap(({ id, house, kind, facts }) => {
      // The plan of a building shows one of its homes.
      if (kind === 'appartementsgebouw') return [];
      const share = (facts.living ?? 0) / (facts.floors ?? 1) / measureLiving(house);
      return share < least || share > most ? [`${id} ${house} ${share.toFixed(2)}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

test('a business has the surface of its plan, and no more washrooms than toilets', () => {
  const businesses = plans.filter(({ facts }) => facts.beds === undefined && facts.living);
  const wrong = businesses.flatMap(({ id, house, facts, rooms }) => {
    const share = (facts.living ?? 0) / (facts.floors ?? 1) / measure(house, () => true);
    const isSame = (facts.floors ?? 1) === 1 ? Math.abs(share - 1) <= SAME_SURFACE : share >= 0.5;
    const hasToilets = count(rooms, 'washroom') <= (facts.toilets ?? 0);
    return isSame && hasToilets ? [] : [`${id} ${house} ${share.toFixed(2)}`];
  });
  expect(businesses.length).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

test('a garage to let or for sale is as large as on its plan', () => {
  const garages = plans.filter(({ kind }) => kind === 'garage');
  const wrong = garages.flatMap(({ id, house, fields, rooms }) => {
    const box = measure(house, (room) => room === 'garage') / count(rooms, 'garage');
    const share = (fields.SurfaceTotal ?? 0) / box;
    return Math.abs(share - 1) > SAME_SURFACE ? [`${id} ${share.toFixed(2)}`] : [];
  });
  expect(garages).toHaveLength(2);
  expect(wrong).toEqual([]);
});

/** The letters of a front that stand for a garage door (render/walls.py). */
const hasGarageDoor = (volume: { front?: string[] } | undefined) =>
  volume?.front?.some((row) => /[gG]/.test(row)) ?? false;

test('a plan shows the garage behind its front, and its listing has one', () => {
  const wrong = homes.flatMap(({ id, house, facts, rooms }) => {
    const model: { volumes: { front?: string[] }[] } | undefined =
      houses[house as keyof typeof houses];
    const isShown = rooms.includes('garage');
    const isFlat = house.startsWith('appartement');
    const isTrue = isShown ? (facts.garages ?? 0) > 0 : isFlat || !hasGarageDoor(model?.volumes[0]);
    return isTrue ? [] : [`${id} ${house}`];
  });
  expect(wrong).toEqual([]);
});
