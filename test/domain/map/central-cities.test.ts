import { expect, test } from 'vitest';
import { findCentralCities, findRemoteCities } from '../../../src/domain/map/central-cities';

const createCity = (name: string, latitude: number, longitude: number, count: number) => ({
  name,
  place: [latitude, longitude] as const,
  count,
});
const VALLEY = Array.from({ length: 9 }, (_, index) =>
  createCity(`dorp ${index}`, 50.3 + index / 100, 5.5 + index / 100, 10),
);
const REMOTE = createCity('Maaseik', 51.1, 5.79, 1);

const namesOf = (cities: readonly { name: string }[]) => cities.map(({ name }) => name).sort();

test('a remote city with few offers is left out', () => {
  expect(namesOf(findCentralCities([...VALLEY, REMOTE]))).toEqual(namesOf(VALLEY));
});

test('a remote city that holds more than a tenth of the offers is kept', () => {
  const large = { ...REMOTE, count: 30 };
  expect(namesOf(findCentralCities([...VALLEY, large]))).toContain('Maaseik');
});

test('a city is remote only where the map of the central ones does not reach it', () => {
  const beside = createCity('ernaast', 50.39, 5.58, 0);
  expect(namesOf(findRemoteCities([...VALLEY, REMOTE, beside]))).toEqual(['Maaseik']);
});

test('without any offer each city counts alike', () => {
  const empty = [...VALLEY, REMOTE].map((city) => ({ ...city, count: 0 }));
  expect(namesOf(findCentralCities(empty))).toEqual(namesOf(VALLEY));
});

test.each([0, 1, 2])('%i cities are all shown', (length) => {
  expect(findCentralCities(VALLEY.slice(0, length))).toHaveLength(length);
});
