import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findViewBounds } from '../../../client/map/frame/view-bounds';

const place = fc.record({
  Latitude: fc.double({ min: 50.2, max: 50.4, noNaN: true }),
  Longitude: fc.double({ min: 5.3, max: 5.6, noNaN: true }),
});
const WRONG = [
  { Latitude: 5.45, Longitude: 50.35 },
  { Latitude: 51.2, Longitude: 2.9 },
  { Latitude: 40.4, Longitude: -3.7 },
];

describe('the view of all', () => {
  test('is not moved by one wrong coordinate among three or more', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 2, maxLength: 40 }),
        fc.constantFrom(...WRONG),
        (places, wrong) => {
          const [[south, west], [north, east]] = findViewBounds([...places, wrong], false);
          expect(Math.min(south, 50.2)).toBe(50.2);
          expect(Math.max(north, 50.4)).toBe(50.4);
          expect(Math.min(west, 5.3)).toBe(5.3);
          expect(Math.max(east, 5.6)).toBe(5.6);
        },
      ),
    );
  });

  test('holds places all over the country when it is asked for whole', () => {
    const places = [
      { Latitude: 51.2, Longitude: 2.9 },
      { Latitude: 50.35, Longitude: 5.45 },
      { Latitude: 50.36, Longitude: 5.46 },
      { Latitude: 5.45, Longitude: 50.35 },
    ];
    expect(findViewBounds(places, true)).toEqual([
      [50.35, 2.9],
      [51.2, 5.46],
    ]);
  });

  test('of few places holds each of them', () => {
    const places = [
      { Latitude: 51.2, Longitude: 2.9 },
      { Latitude: 50.35, Longitude: 5.45 },
    ];
    expect(findViewBounds(places, false)).toEqual([
      [50.35, 2.9],
      [51.2, 5.45],
    ]);
  });
});
