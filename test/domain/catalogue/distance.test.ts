import { expect, test } from 'vitest';
import { computeDistanceKm } from '../../../src/domain/catalogue/distance';

const durbuy = { Latitude: 50.3522, Longitude: 5.4563 };
const spa = { Latitude: 50.4923, Longitude: 5.8641 };

test('Durbuy and Spa are 33 kilometres apart, in either direction', () => {
  expect(computeDistanceKm(durbuy, spa)).toBeCloseTo(32.9, 0);
  expect(computeDistanceKm(spa, durbuy)).toBe(computeDistanceKm(durbuy, spa));
});

test('the distance from a place to itself is 0', () => {
  expect(computeDistanceKm(durbuy, durbuy)).toBe(0);
});
