import { drawBox, drum, type Item } from './box.ts';
import type { Point } from './camera.ts';
import { plant } from './furniture.ts';
import { type Colour, darker, lighter } from './palette.ts';
import { face } from './view.ts';

/** The run of cupboards under the far window, worktop, shelf and hob. */
export function counters(w: number, d: number, front: Colour, top: Colour): Item {
  const long = w - 0.66;
  return {
    at: [w / 2, d, 0],
    draw: (view) => {
      drawBox(view, { at: [0, d - 0.62, 0], size: [long, 0.62, 0.88], colour: front });
      const doors = Math.round(long / 0.6);
      for (let door = 1; door < doors; door++)
        face(
          view,
          [
            [(long * door) / doors, d - 0.63, 0.1],
            [(long * door) / doors + 0.015, d - 0.63, 0.1],
            [(long * door) / doors + 0.015, d - 0.63, 0.86],
            [(long * door) / doors, d - 0.63, 0.86],
          ],
          darker(front, 0.45),
        );
      for (let door = 0; door < doors; door++)
        face(
          view,
          [
            [(long * (door + 0.3)) / doors, d - 0.64, 0.76],
            [(long * (door + 0.7)) / doors, d - 0.64, 0.76],
            [(long * (door + 0.7)) / doors, d - 0.64, 0.78],
            [(long * (door + 0.3)) / doors, d - 0.64, 0.78],
          ],
          '#c9b48e',
        );
      drawBox(view, { at: [0, d - 0.65, 0.88], size: [long, 0.65, 0.05], colour: top });
      drawBox(view, { at: [w - 2.1, d - 0.3, 1.5], size: [1.3, 0.28, 0.04], colour: '#a07a52' });
      for (const [x, h, colour] of [
        [w - 1.95, 0.24, '#e9e1d1'],
        [w - 1.7, 0.16, '#6f8579'],
        [w - 1.45, 0.28, '#b98a5a'],
        [w - 1.15, 0.18, '#e9e1d1'],
      ] as const)
        drum(view, [x, d - 0.16, 1.54], 0.075, h, colour, 0.06);
      drum(view, [0.9, d - 0.3, 0.93], 0.07, 0.24, '#8c9a92', 0.05);
      drawBox(view, { at: [w - 2.4, d - 0.6, 0.93], size: [0.62, 0.5, 0.012], colour: '#34393b' });
    },
  };
}

/** Tall cupboards along the right-hand wall, with their doors. */
export function larder([x, y]: Point, long: number, front: Colour): Item {
  return {
    at: [x, y + long / 2, 0],
    draw: (view) => {
      drawBox(view, { at: [x, y, 0], size: [0.62, long, 2.2], colour: lighter(front, 0.04) });
      for (const at of [0.33, 0.66])
        face(
          view,
          [
            [x - 0.005, y + long * at, 0.08],
            [x - 0.005, y + long * at + 0.02, 0.08],
            [x - 0.005, y + long * at + 0.02, 2.18],
            [x - 0.005, y + long * at, 2.18],
          ],
          darker(front, 0.45),
        );
      for (const at of [0.28, 0.38, 0.7])
        face(
          view,
          [
            [x - 0.01, y + long * at, 0.95],
            [x - 0.01, y + long * at + 0.025, 0.95],
            [x - 0.01, y + long * at + 0.025, 1.25],
            [x - 0.01, y + long * at, 1.25],
          ],
          '#c9b48e',
        );
    },
  };
}

/** A bowl of fruit, and a plant beside it where there is room. */
export function onTop([x, y, z]: Point, accent: Colour, leaves = true): Item {
  return {
    at: [x, y - 0.6, z],
    draw: (view) => {
      drum(view, [x, y, z], 0.1, 0.1, '#ece4d4', 0.2);
      for (const [a, b] of [
        [-0.07, 0],
        [0.06, 0.03],
        [0, -0.06],
      ] as const)
        drum(view, [x + a, y + b, z + 0.09], 0.06, 0.07, accent, 0.045);
      if (leaves) plant([x + 1.5, y + 0.1, z], 0.5, '#dfd5c2').draw(view);
    },
  };
}
