import { drawHouse, houseShadow } from './build.ts';
import type { Point } from './camera.ts';
import { type House, openings, type Volume } from './house.ts';
import { drawBackdrop, drawGrass, drawLongShadows, drawMeadow, drawWay } from './landscape.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { between, type Random, seeded } from './random.ts';
import { rounded, Sheet } from './sheet.ts';
import { drawTrees, type Tree, treeShadows } from './tree.ts';
import { face, type View } from './view.ts';
import { outline } from './camera.ts';
import { hours, seasons } from './weather.ts';

/** A house in its place, from the street or from the garden; the hour and the season are the house's own. */
export function exterior(name: string, house: House, from: 'front' | 'back'): Sheet {
  const sheet = new Sheet(1920, 1440);
  const seen = from === 'front' ? house : turned(house);
  const view = standBefore(sheet, seen, seeded(`${name} ${from}`));
  drawBackdrop(view, house.setting.backdrop);
  const ground = drawGround(view, seen, from);
  const trees = plant(view, seen, from);
  const behind = trees.filter(({ at }) => at[1] > 3);
  treeShadows(view, trees);
  drawTrees(view, behind);
  houseShadow(view, seen);
  const street = from === 'front' && house.setting.neighbours ? neighbours(seen, view.random) : [];
  drawHouse(view, { ...seen, volumes: [...seen.volumes, ...street] });
  if (ground === 'lawn') drawLongShadows(view);
  if (ground === 'lawn') drawGrass(view, view.growth.meadow, ({ 0: x, 1: y }) => y < -0.3 || Math.abs(x) > 14);
  drawTrees(view, trees.filter(({ at }) => at[1] <= 3));
  return sheet;
}

/** The house seen from the garden: everything turned half round, so that the light stays the picture's. */
function turned(house: House): House {
  const deep = Math.max(...house.volumes.map(({ at, depth }) => at[1] + depth));
  const turn = ({ at: [x, y, z], front = [], back = [], left = [], right = [], ...rest }: Volume): Volume => ({
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
  const [x0, x1] = [Math.min(...boxes.map((b) => b.at[0] - b.width / 2)), Math.max(...boxes.map((b) => b.at[0] + b.width / 2))];
  const deep = Math.max(...boxes.map((b) => b.at[1] + b.depth));
  const high = Math.max(...boxes.map((b) => b.at[2] + b.eaves + b.rise)) + 1;
  const turn = (house.turn * Math.PI) / 180;
  const focal = 1780;
  const span = (x1 - x0) * Math.cos(turn) + deep * Math.abs(Math.sin(turn)) * 0.9;
  const reach = Math.max((span * focal) / (sheet.width * (house.setting.neighbours ? 0.52 : 0.7)), (high * focal) / (sheet.height * 0.56)) + 2;
  const centre: Point = [(x0 + x1) / 2, deep * 0.25, 0];
  return {
    sheet,
    camera: {
      eye: [centre[0] - Math.sin(turn) * reach, centre[1] - Math.cos(turn) * reach, 2.3],
      turn,
      focal,
      centre: sheet.width * (0.5 - 0.03 * Math.sign(house.turn)),
      horizon: sheet.height * 0.64,
    },
    light: hours[house.hour],
    growth: seasons[house.season],
    random,
    air: 420,
  };
}

/** Lays what is underfoot and says what it is. */
function drawGround(view: View, house: House, from: 'front' | 'back'): House['setting']['ground'] {
  const ground = from === 'back' ? 'lawn' : house.setting.ground;
  const { growth, light } = view;
  const paved: Partial<Record<typeof ground, Colour>> = { cobbles: '#a8a296', gravel: '#b8ac96', street: '#9d9a93' };
  drawMeadow(view, mix(paved[ground] ?? growth.meadow, light.horizon, 0.06));
  if (ground === 'street') drawStreet(view);
  else if (ground === 'cobbles') drawPaving(view, '#a8a296');
  const [main] = house.volumes;
  if (house.setting.trees === 'river' && from === 'back') drawRiver(view);
  const door = openings(main.front ?? [], main.width, main.eaves).find(({ kind, z }) => kind === 'door' && z === 0);
  if (ground === 'lawn' && from === 'front' && door) drawPath(view, main.at[0] - main.width / 2 + door.x + door.width / 2, main.at[1]);
  if (from === 'back') drawTerrace(view, main);
  return ground;
}

function drawPath(view: View, x: number, y: number): void {
  const { camera, light, growth } = view;
  const gravel = mix(mix('#c9b998', light.horizon, 0.2), growth.earth, 0.15);
  const steps = Array.from({ length: 16 }, (_, step): Point => {
    const share = step / 15;
    const towards = camera.eye[0] + 1.6;
    return [x + (towards - x) * share ** 1.8, y + (camera.eye[1] + 2.5 - y) * share, 1.5 + share * 0.6];
  });
  drawWay(view, steps.map(([a, b, w]): Point => [a, b, w + 0.3]), darker(gravel, 0.3), 'opacity="0.4"');
  drawWay(view, steps, gravel);
}

function drawTerrace(view: View, { at: [x, y], width }: Volume): void {
  const [x0, x1, deep] = [x - width * 0.46, x + width * 0.3, 3.6];
  const tile = mix('#b3aea3', view.light.horizon, 0.15);
  face(view, [[x0, y, 0.02], [x1, y, 0.02], [x1, y - deep, 0.02], [x0, y - deep, 0.02]], tile);
  for (let row = 1; row < 5; row++)
    face(view, [[x0, y - row * 0.75, 0.02], [x1, y - row * 0.75, 0.02], [x1, y - row * 0.75 - 0.03, 0.02], [x0, y - row * 0.75 - 0.03, 0.02]], darker(tile, 0.25));
  for (let column = 0; column < (x1 - x0) / 0.9; column++)
    face(view, [[x0 + column * 0.9, y, 0.02], [x0 + column * 0.9 + 0.025, y, 0.02], [x0 + column * 0.9 + 0.025, y - deep, 0.02], [x0 + column * 0.9, y - deep, 0.02]], darker(tile, 0.2));
}

function drawStreet(view: View): void {
  const kerb = mix('#c9c4b8', view.light.horizon, 0.2);
  face(view, [[-60, 0, 0], [60, 0, 0], [60, -2, 0], [-60, -2, 0]], kerb);
  face(view, [[-60, -2, 0], [60, -2, 0], [60, -2.16, 0], [-60, -2.16, 0]], darker(kerb, 0.35));
  for (let slab = -40; slab < 40; slab++)
    face(view, [[slab * 1.2, 0, 0], [slab * 1.2 + 0.03, 0, 0], [slab * 1.2 + 0.03, -2, 0], [slab * 1.2, -2, 0]], darker(kerb, 0.2));
  drawPaving(view, '#8f8c86', -2.4);
}

/** Setts in their rows, one in three shown. */
function drawPaving(view: View, base: Colour, start = 30): void {
  const { camera, random, sheet } = view;
  const tones = [darker(base, 0.16), lighter(base, 0.16)];
  for (const tone of tones) {
    let path = '';
    for (let y = camera.eye[1] + 3; y < Math.min(start, camera.eye[1] + 34); y += 0.28 + (y - camera.eye[1]) * 0.012)
      for (let x = -0.62 * (y - camera.eye[1]); x < 0.62 * (y - camera.eye[1]); x += 0.34) {
        if (random() > 0.16) continue;
        const [a, b] = [camera.eye[0] + x + Math.tan(camera.turn) * (y - camera.eye[1]), y];
        path += rounded(outline(camera, [[a, b, 0], [a + 0.3, b, 0], [a + 0.3, b + 0.2, 0], [a, b + 0.2, 0]]));
      }
    sheet.cut(path, tone, 'opacity="0.5"');
  }
}

function drawRiver(view: View): void {
  const { light } = view;
  drawWay(view, [[-60, 8, 20], [-34, 2, 10], [-24, -6, 9], [-20, -16, 9]], mix('#7f989c', light.horizon, 0.45));
}

function neighbours(house: House, random: Random): Volume[] {
  const [main] = house.volumes;
  const kinds = ['white', 'schist', 'limestone', 'ochre'] as const;
  return [-2, -1, 1, 2].map((side): Volume => {
    const width = between(random, 7, 9);
    const eaves = main.eaves * between(random, 0.78, 1.04);
    const inner = Math.abs(side) === 1;
    const x = main.at[0] + Math.sign(side) * (main.width / 2 + (inner ? width / 2 : width * 1.5 + 0.6));
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
      front: eaves > 7 ? ['ww', 'ww', 'dw'] : ['ww', random() < 0.5 ? 'dw' : 'wd'],
      left: [],
      right: [],
      chimneys: [0.85],
    };
  });
}

function plant(view: View, house: House, from: 'front' | 'back'): Tree[] {
  const { random } = view;
  const [main] = house.volumes;
  const x0 = Math.min(...house.volumes.map((b) => b.at[0] - b.width / 2));
  const x1 = Math.max(...house.volumes.map((b) => b.at[0] + b.width / 2));
  const deep = Math.max(...house.volumes.map((b) => b.at[1] + b.depth));
  const aside = (side: number, gap: number): number => (side < 0 ? x0 - gap : x1 + gap);
  const kind = from === 'back' && house.setting.trees === 'none' ? 'garden' : house.setting.trees;
  const trees: Tree[] = [];
  const add = (tree: Tree['kind'], x: number, y: number, height: number, spread: number) =>
    trees.push({ kind: tree, at: [x, y, 0], height: height * between(random, 0.85, 1.15), spread: spread * between(random, 0.85, 1.15) });
  if (kind === 'none') return trees;
  for (let far = 0; far < 9; far++) {
    const conifer = kind === 'forest' ? random() < 0.75 : random() < 0.25;
    const x = between(random, x0 - 26, x1 + 26);
    if (conifer) add('conifer', x, deep + between(random, 10, 34), 14, 2.8);
    else add('broadleaf', x, deep + between(random, 12, 36), 10.5, 4.4);
  }
  if (kind === 'forest')
    for (let row = 0; row < 16; row++) add('conifer', aside(row % 2 ? 1 : -1, between(random, 1, 16)), between(random, deep - 2, deep + 16), 16, 3);
  if (kind === 'orchard')
    for (let row = 0; row < 8; row++) add('fruit', aside(row % 2 ? 1 : -1, 3 + (row >> 1) * 5), between(random, 2, deep + 6), 5, 2.4);
  if (kind === 'garden') {
    add('broadleaf', aside(house.turn > 0 ? 1 : -1, 4.5), deep - 1, 9.5, 4);
    add('broadleaf', aside(house.turn > 0 ? -1 : 1, 7), deep + 6, 11, 4.6);
  }
  if (kind === 'river') for (let row = 0; row < 5; row++) add(row % 2 ? 'poplar' : 'broadleaf', aside(row % 2 ? -1 : 1, 5 + row * 2.4), deep + row * 1.5, row % 2 ? 15 : 9, row % 2 ? 2.2 : 3.8);
  if (house.setting.ground === 'street' && from === 'front') return trees;
  const facade = openings(main.front ?? [], main.width, main.eaves).filter(({ z, height }) => z + height < 3.4);
  for (let bush = 0; bush < 14; bush++) {
    const u = between(random, 0.3, main.width - 0.3);
    if (facade.some((o) => o.kind !== 'window' && u > o.x - 0.9 && u < o.x + o.width + 0.9)) continue;
    add('shrub', main.at[0] - main.width / 2 + u, main.at[1] - between(random, 0.3, 0.7), between(random, 0.5, 1.1), between(random, 0.4, 0.8));
  }
  return trees;
}
