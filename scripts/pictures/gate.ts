import { bend, drawCourse } from './course.ts';
import { drawFence, drawParcel, drawTent } from './fence.ts';
import { drawGrass, drawLongShadows } from './meadow.ts';
import type { Place } from './place.ts';
import { between } from './random.ts';
import type { Tree } from './tree.ts';
import type { View } from './view.ts';
import { cottage, drawVillage } from './village.ts';

const scattered = (
  { random }: View,
  count: number,
  from: number,
  to: number,
  kind?: Tree['kind'],
): Tree[] =>
  Array.from({ length: count }, (): Tree => {
    const y = between(random, from, to);
    return {
      kind: kind ?? (random() < 0.3 ? 'conifer' : 'broadleaf'),
      at: [between(random, -0.62, 0.62) * y, y, 0],
      height: between(random, 7, 13),
      spread: between(random, 2.6, 4.6),
    };
  });

/** What one sees from the gate, by the kind of place. */
export const fromTheGate: Record<Place['kind'], (view: View) => void> = {
  plot: (view) => {
    drawParcel(view, [
      [-9, 11, 0],
      [10, 10, 0],
      [15, 42, 0],
      [-13, 44, 0],
    ]);
    drawVillage(
      view,
      [],
      [
        ...scattered(view, 18, 52, 100),
        { kind: 'broadleaf', at: [13, 30, 0], height: 9, spread: 4 },
        { kind: 'fruit', at: [-11, 24, 0], height: 5, spread: 2.4 },
      ],
    );
    drawLongShadows(view);
    drawGrass(view);
    drawFence(view, [
      [-12, 9, 0],
      [12, 7.6, 0],
    ]);
  },
  village: (view) => {
    drawCourse(
      view,
      bend([
        [26, 60, 5],
        [16, 30, 5],
        [15, 14, 5],
        [10, 3, 5],
      ]),
      'road',
    );
    drawParcel(view, [
      [-9, 12, 0],
      [8, 11, 0],
      [10, 34, 0],
      [-11, 35, 0],
    ]);
    drawVillage(
      view,
      [cottage(view, -24, 40), cottage(view, 26, 44), cottage(view, -6, 56), cottage(view, 12, 62)],
      [
        ...scattered(view, 12, 66, 110),
        { kind: 'broadleaf', at: [-16, 32, 0], height: 9, spread: 3.8 },
      ],
    );
    drawLongShadows(view);
    drawGrass(view, view.growth.meadow, ([x, y]) => Math.abs(x - 14) > 5 || y < 3);
  },
  meadow: (view) => {
    drawVillage(
      view,
      [cottage(view, 40, 96)],
      [
        ...scattered(view, 16, 60, 120),
        { kind: 'broadleaf', at: [12, 34, 0], height: 12, spread: 5.2 },
      ],
    );
    drawLongShadows(view);
    drawGrass(view);
    drawFence(view, [
      [-14, 22, 0],
      [-3, 14, 0],
      [4.6, 5, 0],
    ]);
  },
  camping: (view) => {
    drawCourse(
      view,
      bend([
        [-40, 120, 12],
        [-22, 70, 10],
        [-16, 40, 9],
        [-24, 18, 10],
        [-30, 6, 10],
      ]),
      'water',
    );
    drawCourse(
      view,
      bend([
        [20, 80, 2.6],
        [6, 44, 2.6],
        [4, 20, 2.6],
        [0, 3, 2.8],
      ]),
      'road',
    );
    drawVillage(
      view,
      [cottage(view, 30, 72)],
      [
        ...scattered(view, 26, 60, 110),
        { kind: 'broadleaf', at: [17, 40, 0], height: 10, spread: 4.2 },
        { kind: 'broadleaf', at: [-9, 52, 0], height: 9, spread: 4 },
      ],
    );
    for (const [x, y, cloth] of [
      [16, 50, '#c9b48e'],
      [-3, 46, '#e6ddcb'],
      [10, 36, '#6f8579'],
      [-7, 28, '#efe6d6'],
      [9.5, 20, '#d9c8a8'],
    ] as const)
      drawTent(view, [x, y, 0], cloth);
    drawLongShadows(view);
    drawGrass(view, view.growth.meadow, ([x, y]) => x > -12 && Math.abs(x - y * 0.12 - 1) > 2);
  },
  street: (view) => fromTheGate.village(view),
};
