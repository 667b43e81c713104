import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadCircles } from '../../../client/map/frame/spread-circles';

const circle = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 600 }),
  radius: fc.integer({ min: 14, max: 23 }),
});

test('circles are moved until none covers another', () => {
  fc.assert(
    fc.property(fc.array(circle, { maxLength: 12 }), (circles) => {
      const spread = spreadCircles(circles);
      expect(spread.map(({ radius }) => radius)).toEqual(circles.map(({ radius }) => radius));
      for (const [index, one] of spread.entries())
        for (const other of spread.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
            one.radius + other.radius,
          );
    }),
  );
});

test('circles that have room stay where they are', () => {
  const circles = [
    { x: 0, y: 0, radius: 20 },
    { x: 60, y: 0, radius: 14 },
  ];
  expect(spreadCircles(circles)).toEqual(circles);
});
