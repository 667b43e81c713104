import { expect, test } from 'vitest';
import houses from '../../../scripts/demo/pictures/render/houses.json';

type Volume = { width: number; depth: number; rise: number; ridge: string };
type Side = 'front' | 'back' | 'left' | 'right';

/** A small window and its surround as render/walls.py and openings.py build them, in metres. */
const WINDOW = { width: 0.7, top: 0.7 + 0.95 + 0.2, surround: 0.23 };

const volumes = Object.entries(houses).flatMap(([name, house]) =>
  house.volumes.map((volume) => ({
    name,
    ...(volume as Volume & Partial<Record<Side, string[]>>),
  })),
);

test('no attic window reaches through its roof', () => {
  const attics = volumes.flatMap(({ name, width, depth, rise, ridge, ...volume }) =>
    (['front', 'back', 'left', 'right'] as const).flatMap((side) => {
      const isLong = side === 'front' || side === 'back';
      const [wall, isGable] = [isLong ? width : depth, isLong === (ridge === 'across') && rise > 0];
      const letters = volume[side]?.find((row) => row.startsWith('^'))?.slice(1) ?? '';
      return [...letters].flatMap((letter, place) => {
        if (letter !== 'm') return [];
        const middle = ((place + 0.5) * wall) / letters.length;
        const edge = Math.min(middle, wall - middle) - WINDOW.width / 2 - WINDOW.surround;
        const roof = isGable ? (rise * edge) / (wall / 2) : 0;
        return [{ at: `${name} ${side} ${letters}`, roof }];
      });
    }),
  );
  expect(attics.length).toBeGreaterThan(20);
  expect(attics.filter(({ roof }) => roof < WINDOW.top).map(({ at }) => at)).toEqual([]);
});
