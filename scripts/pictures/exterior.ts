import { drawHouse, houseShadow } from './build.ts';
import { type Camera, type Point, project } from './camera.ts';
import { plantGarden } from './garden.ts';
import { drawGround } from './ground.ts';
import { drawBackdrop } from './hills.ts';
import type { House, Volume } from './house.ts';
import { drawFringe, drawLongShadows } from './meadow.ts';
import { between, pick, type Random, seeded } from './random.ts';
import { Sheet } from './sheet.ts';
import { drawTrees, treeShadows } from './tree.ts';
import type { View } from './view.ts';
import { hours, seasons } from './weather.ts';

/** A house in its place, from the street or from the garden; the hour and the season are the house's own. */
export function exterior(name: string, house: House, from: 'front' | 'back'): Sheet {
  const sheet = new Sheet(1920, 1440);
  const seen = from === 'front' ? house : turned(house);
  const view = standBefore(sheet, seen, seeded(`${name} ${from}`));
  drawBackdrop(view, house.setting.backdrop);
  const ground = drawGround(view, seen, from);
  const trees = plantGarden(view, seen, from);
  const behind = trees.filter(({ at }) => at[1] > 3);
  treeShadows(view, trees);
  drawTrees(view, behind);
  houseShadow(view, seen);
  const street = house.setting.neighbours ? neighbours(seen, view.random) : [];
  drawHouse(view, { ...seen, volumes: [...seen.volumes, ...street] });
  if (ground === 'lawn') drawLongShadows(view);
  drawTrees(
    view,
    trees.filter(({ at }) => at[1] <= 3),
  );
  if (ground === 'lawn') drawFringe(view);
  return sheet;
}

/** The house seen from the garden: everything turned half round, so that the light stays the picture's. */
function turned(house: House): House {
  const deep = Math.max(...house.volumes.map(({ at, depth }) => at[1] + depth));
  const turn = ({
    at: [x, y, z],
    front = [],
    back = [],
    left = [],
    right = [],
    ...rest
  }: Volume): Volume => ({
    ...rest,
    at: [-x, deep - y - rest.depth, z],
    front: back,
    back: front,
    left: right,
    right: left,
  });
  const [first, ...others] = house.volumes;
  return { ...house, turn: -house.turn * 0.8, volumes: [turn(first), ...others.map(turn)] };
}

function standBefore(sheet: Sheet, house: House, random: Random): View {
  const boxes = house.volumes;
  const [x0, x1] = [
    Math.min(...boxes.map((b) => b.at[0] - b.width / 2)),
    Math.max(...boxes.map((b) => b.at[0] + b.width / 2)),
  ];
  const deep = Math.max(...boxes.map((b) => b.at[1] + b.depth));
  const high = Math.max(...boxes.map((b) => b.at[2] + b.eaves + b.rise)) + 1;
  const turn = (house.turn * (house.setting.neighbours ? 1 : 1.35) * Math.PI) / 180;
  const focal = 1780;
  const middle: Point = [(x0 + x1) / 2, deep * 0.3, 0];
  const corners = boxes.flatMap(({ at: [x, y], width, depth }): Point[] =>
    [x - width / 2, x + width / 2].flatMap((a): Point[] => [
      [a, y, 0],
      [a, y + depth, 0],
    ]),
  );
  const from = (reach: number): Camera => ({
    eye: [middle[0] - Math.sin(turn) * reach, middle[1] - Math.cos(turn) * reach, 2.3],
    turn,
    focal,
    centre: sheet.width / 2,
    horizon: sheet.height * 0.64,
  });
  const share = house.setting.neighbours ? 0.56 : 0.8;
  let reach = (high * focal) / (sheet.height * 0.56) + 2;
  while (spread(from(reach), corners)[1] > sheet.width * share) reach *= 1.03;
  const [shift] = spread(from(reach), corners);
  return {
    sheet,
    camera: { ...from(reach), centre: sheet.width / 2 - shift },
    light: hours[house.hour],
    growth: seasons[house.season],
    random,
    air: 420,
  };
}

/** How far from the sheet's middle the corners' middle falls, and how wide they spread, in pixels. */
function spread(camera: Camera, corners: readonly Point[]): [number, number] {
  const across = corners.map((corner) => project(camera, corner)[0]);
  const [low, high] = [Math.min(...across), Math.max(...across)];
  return [(low + high) / 2 - camera.centre, high - low];
}

function neighbours(house: House, random: Random): Volume[] {
  const [main] = house.volumes;
  const kinds = ['white', 'schist', 'limestone', 'ochre'] as const;
  return [-2, -1, 1, 2].map((side): Volume => {
    const width = between(random, 7, 9);
    const eaves = main.eaves * between(random, 0.78, 1.04);
    const inner = Math.abs(side) === 1;
    const x =
      main.at[0] + Math.sign(side) * (main.width / 2 + (inner ? width / 2 : width * 1.5 + 0.6));
    return {
      at: [x, between(random, 0, 0.25), 0],
      width,
      depth: 9,
      eaves,
      rise: between(random, 2.8, 3.6),
      ridge: 'along',
      wall: kinds[Math.floor(random() * kinds.length)] ?? 'white',
      roof: random() < 0.5 ? 'slate' : 'oldslate',
      overhang: 0.12,
      joinery: pick(random, ['#e6dfd0', '#4f655a', '#5a4a3d', '#3f5560', '#6b3a30']),
      front: eaves > 7 ? ['ww', 'ww', 'dw'] : ['ww', random() < 0.5 ? 'dw' : 'wd'],
      left: [],
      right: [],
      chimneys: [0.85],
    };
  });
}
