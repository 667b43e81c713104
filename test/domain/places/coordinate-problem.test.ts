import { expect, test } from 'vitest';
import belgium from '../../../data/places/belgium.json';
import { findCoordinateProblem } from '../../../src/domain/places/coordinate-problem';

const DURBUY = { name: 'DURBUY 6940', centre: { Latitude: 50.353, Longitude: 5.456 } };
const at = (Latitude: number, Longitude: number) => ({ Latitude, Longitude });

test('no place of Belgium has wrong coordinates, and each has when they are exchanged', () => {
  for (const line of belgium.places) {
    const [, name = '', latitude, longitude] = line.split('|');
    const [north, east] = [Number(latitude), Number(longitude)];
    const town = { name, centre: at(north, east) };
    expect(findCoordinateProblem(at(north, east), town, true)).toBeUndefined();
    expect(findCoordinateProblem(at(north, east), undefined, true)).toBeUndefined();
    for (const known of [town, undefined])
      expect(findCoordinateProblem(at(east, north), known, true)).toContain(
        `the latitude is ${north}, the longitude ${east}`,
      );
  }
});

test.each([
  [at(0, 0), DURBUY, 'a place in the sea off Africa: leave both out, or give the place'],
  [at(0, 0), undefined, 'a place in the sea off Africa'],
  [at(51.05, 3.717), DURBUY, '145 km from DURBUY 6940: correct them or the town'],
  [at(40.4, -3.7), undefined, 'outside Belgium: correct them'],
])('%o with town %o is named', (point, town, message) => {
  expect(findCoordinateProblem(point, town, true)).toContain(message);
});

test('a home abroad in a town that nobody knows may lie anywhere', () => {
  expect(findCoordinateProblem(at(40.4, -3.7), undefined, false)).toBeUndefined();
});
