import { expect, test } from 'vitest';
import { findCentralTowns } from '../../../src/domain/map/central-towns';

const createTown = (name: string, latitude: number, longitude: number, count: number) => ({
  name,
  place: [latitude, longitude] as const,
  count,
});
const VALLEY = Array.from({ length: 9 }, (_, index) =>
  createTown(`dorp ${index}`, 50.3 + index / 100, 5.5 + index / 100, 10),
);
const REMOTE = createTown('Maaseik', 51.1, 5.79, 1);

const namesOf = (towns: readonly { name: string }[]) => towns.map(({ name }) => name).sort();

test('a remote town with few offers is left out', () => {
  expect(namesOf(findCentralTowns([...VALLEY, REMOTE]))).toEqual(namesOf(VALLEY));
});

test('a remote town that holds more than a tenth of the offers is kept', () => {
  const large = { ...REMOTE, count: 30 };
  expect(namesOf(findCentralTowns([...VALLEY, large]))).toContain('Maaseik');
});

test('without any offer each town counts alike', () => {
  const empty = [...VALLEY, REMOTE].map((town) => ({ ...town, count: 0 }));
  expect(namesOf(findCentralTowns(empty))).toEqual(namesOf(VALLEY));
});

test.each([0, 1, 2])('%i towns are all shown', (length) => {
  expect(findCentralTowns(VALLEY.slice(0, length))).toHaveLength(length);
});
