import { bend, drawCourse } from './course.ts';
import { drawFlank } from './flank.ts';
import type { House } from './house.ts';
import type { Place } from './place.ts';
import { between } from './random.ts';
import type { Tree } from './tree.ts';
import type { View } from './view.ts';
import { cottage, drawField, drawVillage } from './village.ts';

/** The hamlet, fields and river around a place, from the hill above it. */
export function fromTheHill(view: View, place: Place): void {
  const { random, sheet } = view;
  if (place.backdrop.cover !== 'pasture') {
    drawFlank(
      view,
      'left',
      sheet.height * between(random, 0.25, 0.3),
      0.44,
      sheet.height * 0.66,
      0.36,
    );
    drawFlank(view, 'right', sheet.height * 0.3, 0.36, sheet.height * 0.5, 0.5);
  }
  const hedges = [
    [-90, 250],
    [30, 240],
    [-60, 170],
    [40, 150],
    [-44, 110],
    [26, 92],
    [-30, 66],
  ].flatMap(([x = 0, y = 0]) =>
    drawField(view, [x, y], between(random, 40, 70), y * 0.3, between(random, -10, 10)),
  );
  if (place.kind !== 'meadow')
    drawCourse(
      view,
      bend([
        [80, 420, 14],
        [20, 260, 12],
        [-34, 170, 11],
        [-20, 100, 11],
        [-40, 50, 12],
        [-60, 10, 14],
      ]),
      'water',
    );
  drawCourse(
    view,
    bend([
      [10, 400, 4],
      [-10, 280, 4],
      [30, 180, 4],
      [8, 110, 4],
      [22, 60, 4],
      [4, 18, 4],
    ]),
    'road',
  );
  const many = place.kind === 'village' || place.kind === 'street' ? 12 : 6;
  const houses = Array.from(
    { length: many },
    (_, index): House =>
      cottage(
        view,
        between(random, 16, 26) * (index % 2 ? 1 : -0.2) + 10,
        92 + (index >> 1) * 20 + between(random, -3, 3),
      ),
  );
  const trees = Array.from(
    { length: 40 },
    (): Tree => ({
      kind: random() < 0.25 ? 'conifer' : 'broadleaf',
      at: [between(random, -90, 90), between(random, 80, 330), 0],
      height: between(random, 5, 10),
      spread: between(random, 2, 3.6),
    }),
  ).filter(({ at: [x] }) => x < -6 || x > 46);
  drawVillage(view, houses, [...hedges, ...trees]);
}
