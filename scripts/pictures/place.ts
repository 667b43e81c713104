import { bend, drawCourse } from './course.ts';
import { drawFence, drawParcel, drawTent } from './fence.ts';
import { drawFlank } from './flank.ts';
import { type Backdrop, drawBackdrop } from './hills.ts';
import type { House } from './house.ts';
import { drawFringe, drawGrass, drawLongShadows, drawMeadow } from './meadow.ts';
import { between, seeded } from './random.ts';
import { Sheet } from './sheet.ts';
import type { Tree } from './tree.ts';
import type { View } from './view.ts';
import { cottage, drawField, drawVillage } from './village.ts';
import { type Hour, hours, type Season, seasons } from './weather.ts';

/** Ground to look at: plots, a meadow, a camping; seen from the gate (`zicht`) or from the hill (`omgeving`). */
type Place = {
  season: Season;
  hour: Hour;
  backdrop: Backdrop;
  kind: 'plot' | 'village' | 'meadow' | 'camping' | 'street';
};

export const places: Record<string, Place> = {
  camping: {
    season: 'summer',
    hour: 'morning',
    backdrop: { hills: 0.2, cover: 'forest' },
    kind: 'camping',
  },
  'bouwgrond-helling': {
    season: 'spring',
    hour: 'afternoon',
    backdrop: { hills: 0.2, cover: 'mixed' },
    kind: 'plot',
  },
  'bouwgrond-dorp': {
    season: 'summer',
    hour: 'evening',
    backdrop: { hills: 0.15, cover: 'mixed' },
    kind: 'village',
  },
  weide: {
    season: 'autumn',
    hour: 'morning',
    backdrop: { hills: 0.18, cover: 'pasture' },
    kind: 'meadow',
  },
  garage: {
    season: 'autumn',
    hour: 'overcast',
    backdrop: { hills: 0.14, cover: 'mixed' },
    kind: 'street',
  },
};

export function drawPlace(name: string, place: Place, picture: 'zicht' | 'omgeving'): Sheet {
  const high = picture === 'omgeving';
  const sheet = new Sheet(1920, 1440);
  const view: View = {
    sheet,
    camera: {
      eye: [0, 0, high ? 27 : 2.4],
      turn: high ? -0.05 : 0.05,
      focal: 1700,
      centre: 960,
      horizon: sheet.height * (high ? 0.4 : 0.55),
    },
    light: hours[place.hour],
    growth: seasons[place.season],
    random: seeded(`${name} ${picture}`),
    air: high ? 700 : 420,
  };
  drawBackdrop(view, high ? { ...place.backdrop, trees: 0.5 } : place.backdrop);
  drawMeadow(view);
  if (high && view.random() < 0.55) sheet.mirror();
  if (high) fromTheHill(view, place);
  else {
    fromTheGate[place.kind](view);
    drawFringe(view);
  }
  return sheet;
}

function fromTheHill(view: View, place: Place): void {
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

const fromTheGate: Record<Place['kind'], (view: View) => void> = {
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
