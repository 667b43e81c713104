import type { Point } from './camera.ts';
import { bend, drawCourse } from './course.ts';
import { dwellings } from './dwellings.ts';
import { drawFlank } from './flank.ts';
import { drawBackdrop } from './hills.ts';
import type { House } from './house.ts';
import { interior } from './interior.ts';
import { drawFringe, drawGrass, drawLongShadows, drawMeadow } from './meadow.ts';
import { between, seeded } from './random.ts';
import { Sheet } from './sheet.ts';
import { drawMist } from './sky.ts';
import type { Tree } from './tree.ts';
import type { View } from './view.ts';
import { cottage, drawField, drawVillage } from './village.ts';
import { type Hour, hours, type Season, seasons } from './weather.ts';

/** The wide pictures under a header: 1920 by 1128, light above, their subject in the right half. */
export const heroes: Record<string, () => Sheet> = {
  vallei: () => valley('vallei', 'summer', 'afternoon', { height: 40, focal: 1750, horizon: 0.33 }),
  dorp: () => valley('dorp', 'autumn', 'evening', { height: 24, focal: 2300, horizon: 0.36 }),
  rivier: () => byTheRiver(),
  bos: () => atTheWood(),
  keuken: () => interior('hero', { ...house('villa-modern'), hour: 'afternoon' }, 'keuken', 1128),
  tafel: () => interior('hero', { ...house('landhuis'), interior: 'classic' }, 'eetkamer', 1128),
};

function house(name: string): House {
  const found = dwellings[name];
  if (!found) throw new Error(`no house is called ${name}`);
  return found;
}

type Stand = { height: number; focal: number; horizon: number };

function stand(name: string, season: Season, hour: Hour, { height, focal, horizon }: Stand): View {
  const sheet = new Sheet(1920, 1128);
  return {
    sheet,
    camera: {
      eye: [0, 0, height],
      turn: 0.06,
      focal,
      centre: 1090,
      horizon: sheet.height * horizon,
    },
    light: hours[hour],
    growth: seasons[season],
    random: seeded(name),
    air: 900,
  };
}

function valley(name: string, season: Season, hour: Hour, from: Stand): Sheet {
  const view = stand(name, season, hour, from);
  const { sheet, camera, random } = view;
  drawBackdrop(view, { hills: 0.12, cover: 'mixed', trees: 0.4 });
  drawMeadow(view);
  drawFlank(view, 'right', sheet.height * 0.2, 0.46, sheet.height * 0.5, 0.5);
  drawMist(view, camera.horizon - 40, camera.horizon + 30, 0.5);
  drawFlank(view, 'left', sheet.height * 0.17, 0.5, sheet.height * 0.72, 0.34);
  const hedges = [
    drawField(view, [-110, 330], 70, 90, 20),
    drawField(view, [70, 300], 80, 80, -16),
    drawField(view, [-60, 240], 44, 60, 14),
    drawField(view, [96, 200], 70, 60, -10),
    drawField(view, [-76, 170], 40, 46, 8),
    drawField(view, [84, 120], 60, 50, -8),
    drawField(view, [-50, 100], 36, 44, 8),
  ].flat();
  drawCourse(
    view,
    bend([
      [-420, 2600, 26],
      [-160, 1300, 20],
      [-20, 720, 15],
      [24, 500, 14],
      [70, 360, 13],
      [30, 260, 12],
      [84, 180, 12],
      [64, 120, 12],
      [86, 60, 13],
      [70, 20, 14],
    ]),
    'water',
  );
  drawCourse(
    view,
    bend([
      [-300, 2300, 7],
      [-90, 1100, 6],
      [-30, 640, 5],
      [-6, 420, 5],
      [34, 300, 5],
      [26, 210, 5],
      [44, 150, 4.6],
      [20, 90, 4.6],
      [10, 30, 4.6],
    ]),
    'road',
  );
  drawMist(view, camera.horizon - 10, camera.horizon + 62, 0.5);
  const spots: readonly (readonly [number, number])[] = [
    [20, 262],
    [44, 250],
    [8, 238],
    [56, 226],
    [14, 212],
    [44, 206],
    [62, 196],
    [0, 190],
    [36, 182],
    [56, 168],
    [20, 170],
    [10, 150],
    [34, 152],
    [58, 146],
    [28, 128],
    [50, 122],
    [6, 128],
    [34, 104],
  ];
  const houses = spots.map(([x, y]) =>
    cottage(view, x + between(random, -3, 3), y + between(random, -3, 3)),
  );
  const trees = [...hedges, ...around(view, spots), ...banks(view)];
  drawVillage(view, houses, trees, [31, 226, 0]);
  drawMist(view, camera.horizon, camera.horizon + 190, 0.16);
  return sheet;
}

function around({ random }: View, spots: readonly (readonly [number, number])[]): Tree[] {
  return spots.flatMap(([x, y]): Tree[] =>
    Array.from({ length: 4 }, () => ({
      kind: random() < 0.7 ? 'broadleaf' : 'fruit',
      at: [x + between(random, 8, 14) * (random() < 0.5 ? 1 : -1), y + between(random, -6, 10), 0],
      height: between(random, 4, 8),
      spread: between(random, 2, 3.4),
    })),
  );
}

function banks({ random }: View): Tree[] {
  return Array.from({ length: 46 }, (): Tree => {
    const y = between(random, 60, 420);
    return {
      kind: random() < 0.25 ? 'poplar' : 'broadleaf',
      at: [between(random, -120, 150), y, 0],
      height: between(random, 5, 10),
      spread: between(random, 2, 4),
    };
  }).filter(({ at: [x, y] }) => !(x > -14 && x < 96 && y < 290));
}

function byTheRiver(): Sheet {
  const view = stand('rivier', 'summer', 'morning', { height: 5, focal: 1700, horizon: 0.5 });
  const { random } = view;
  drawBackdrop(view, { hills: 0.17, cover: 'forest' });
  drawMeadow(view);
  drawCourse(
    view,
    bend([
      [60, 190, 16],
      [20, 110, 13],
      [-10, 66, 11],
      [0, 40, 10],
      [-8, 22, 10],
      [-18, 8, 11],
    ]),
    'water',
  );
  const mill = house('molenhuis');
  const [first, ...rest] = mill.volumes;
  const moved = ({ at: [x, y, z], ...volume }: (typeof mill.volumes)[number]) => ({
    ...volume,
    at: [x + 24, y + 54, z] as Point,
  });
  const trees: Tree[] = Array.from(
    { length: 26 },
    (_, index): Tree => ({
      kind: index % 4 ? 'broadleaf' : 'poplar',
      at: [
        index % 2 ? between(random, 32, 62) : between(random, -62, -16),
        between(random, 44, 130),
        0,
      ],
      height: index % 4 ? between(random, 7, 12) : 16,
      spread: index % 4 ? between(random, 3, 5) : 2.4,
    }),
  );
  drawVillage(view, [{ ...mill, volumes: [moved(first), ...rest.map(moved)] }], trees);
  drawGrass(view, view.growth.meadow, ([x, y]) => x > y * 0.05 + 6);
  return view.sheet;
}

function atTheWood(): Sheet {
  const view = stand('bos', 'autumn', 'morning', { height: 2.6, focal: 1700, horizon: 0.62 });
  const { random } = view;
  drawBackdrop(view, { hills: 0.22, cover: 'forest' });
  drawMist(view, view.camera.horizon - 260, view.camera.horizon, 0.6);
  drawMeadow(view);
  drawCourse(
    view,
    bend([
      [8.8, 36, 1.6],
      [8, 26, 1.6],
      [3, 16, 1.7],
      [1.6, 9, 1.8],
      [2.4, 3, 2],
    ]),
    'road',
  );
  const chalet = house('chalet-bosrand');
  const [first] = chalet.volumes;
  const trees: Tree[] = Array.from({ length: 60 }, (_, index): Tree => {
    const y = between(random, 44, 110);
    const x = between(random, -0.62, 0.62) * y;
    return index % 4
      ? {
          kind: 'conifer',
          at: [x, y, 0],
          height: between(random, 9, 15),
          spread: between(random, 2, 3),
        }
      : {
          kind: 'broadleaf',
          at: [x, y - 4, 0],
          height: between(random, 6, 9),
          spread: between(random, 2.6, 4),
        };
  }).filter(({ at: [x, y] }) => !(x > 2 && x < 18 && y < 52));
  drawVillage(view, [{ ...chalet, volumes: [{ ...first, at: [9, 36, 0] }] }], trees);
  drawLongShadows(view);
  drawGrass(view);
  drawFringe(view);
  return view.sheet;
}
