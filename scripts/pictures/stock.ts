import { type Box, drawBox, drum, type Item, piece } from './box.ts';
import type { Point } from './camera.ts';
import { table } from './furniture.ts';
import type { Colour } from './palette.ts';
import { between, pick, type Random } from './random.ts';
import { chair } from './seat.ts';

const goods: readonly [Colour, ...Colour[]] = [
  '#6f8579',
  '#b98a5a',
  '#e6ddcb',
  '#8a9a9a',
  '#a85f3e',
  '#c9b48e',
];

/** Shelves with goods along the right-hand wall. */
export function shelves([x, y]: Point, long: number, random: Random): Item {
  return {
    at: [x, y + long / 2, 0],
    draw: (view) => {
      drawBox(view, { at: [x + 0.38, y, 0], size: [0.05, long, 2.3], colour: '#8d6a48' });
      for (const z of [0.3, 0.85, 1.4, 1.95]) {
        drawBox(view, { at: [x, y, z], size: [0.4, long, 0.04], colour: '#a07a52' });
        for (let u = long - 0.2; u > 0.1; u -= between(random, 0.2, 0.4))
          if (random() < 0.85)
            drum(
              view,
              [x + 0.18, y + u, z + 0.04],
              between(random, 0.06, 0.1),
              between(random, 0.14, 0.34),
              pick(random, goods),
              0.06,
            );
      }
    },
  };
}

/** Goods in rows on a table. */
export function display([x, y, z]: Point, random: Random): Item {
  return {
    at: [x + 0.9, y - 0.3, z],
    draw: (view) => {
      for (let row = 0; row < 3; row++)
        for (let u = 0.2; u < 1.8; u += 0.3)
          drum(
            view,
            [x + u, y + 0.75 - row * 0.28, z],
            0.09,
            between(random, 0.1, 0.26),
            pick(random, goods),
            0.08,
          );
    },
  };
}

/** A desk with its screen and chair. */
export function desk([x, y]: readonly [number, number]): Item[] {
  const screen: Box[] = [
    { at: [x + 0.68, y + 0.5, 0.74], size: [0.12, 0.06, 0.14], colour: '#3b4144' },
    { at: [x + 0.42, y + 0.5, 0.86], size: [0.66, 0.03, 0.38], colour: '#4a5458', soft: 0.01 },
  ];
  return [
    table([x, y], 1.6, 0.8, 0.74, '#c3a67e'),
    {
      at: [x + 0.7, y + 0.3, 0],
      draw: (view) => {
        for (const box of screen) drawBox(view, box);
      },
    },
    chair([x + 0.55, y - 0.5], 'near', '#5b7465'),
  ];
}

/** A storage rack of three levels. */
export function rack([x, y]: Point, random: Random): Item {
  const colours: readonly [Colour, ...Colour[]] = ['#b98a5a', '#c9a678', '#a98a68', '#8a9a9a'];
  return {
    at: [x, y + 1.6, 0],
    draw: (view) => {
      for (const b of [3.3, 0])
        for (const a of [1.1, 0])
          drawBox(view, { at: [x + a, y + b, 0], size: [0.1, 0.1, 4], colour: '#3f5560' });
      for (const z of [0.1, 1.4, 2.7]) {
        drawBox(view, { at: [x, y, z], size: [1.2, 3.4, 0.1], colour: '#a85f3e' });
        for (const b of [2.3, 1.2, 0.1])
          if (random() < 0.85)
            drawBox(view, {
              at: [x + 0.1, y + b, z + 0.1],
              size: [1, 0.95, between(random, 0.5, 1)],
              colour: pick(random, colours),
            });
      }
    },
  };
}

/** A crate on a pallet. */
export function pallet([x, y]: Point, random: Random): Item {
  return piece([
    { at: [x, y, 0], size: [1.2, 1, 0.14], colour: '#a58b6b' },
    {
      at: [x + 0.05, y + 0.05, 0.14],
      size: [1.1, 0.9, between(random, 0.6, 1.2)],
      colour: '#c9a678',
    },
  ]);
}
