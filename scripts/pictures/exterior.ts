import { drawHouse, houseShadow } from './build.ts';
import { type Camera, outline, type Point, project } from './camera.ts';
import { type House, openings, type Volume } from './house.ts';
import {
  drawBackdrop,
  drawFringe,
  drawGrass,
  drawLongShadows,
  drawMeadow,
  drawWay,
} from './landscape.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { between, pick, type Random, seeded } from './random.ts';
import { rounded, Sheet } from './sheet.ts';
import { drawTrees, type Tree, treeShadows } from './tree.ts';
import { face, type View } from './view.ts';
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
  if (ground === 'lawn')
    drawGrass(view, view.growth.meadow, ({ 0: x, 1: y }) => y < -0.3 || Math.abs(x) > 14);
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

/** Lays what is underfoot and says what it is. */
function drawGround(view: View, house: House, from: 'front' | 'back'): House['setting']['ground'] {
  const ground = from === 'back' ? 'lawn' : house.setting.ground;
  const { growth, light } = view;
  const paved: Partial<Record<typeof ground, Colour>> = {
    cobbles: '#a8a296',
    gravel: '#b8ac96',
    street: '#9d9a93',
  };
  drawMeadow(view, mix(paved[ground] ?? growth.meadow, light.horizon, 0.06));
  if (ground === 'street') drawStreet(view);
  else if (ground === 'cobbles') drawPaving(view, '#a8a296');
  else if (ground === 'gravel') drawBays(view);
  const [main] = house.volumes;
  if (house.setting.trees === 'river' && from === 'back') drawRiver(view);
  const door = openings(main.front ?? [], main.width, main.eaves).find(
    ({ kind, z }) => kind === 'door' && z === 0,
  );
  if (ground === 'lawn' && from === 'front' && door)
    drawPath(view, main.at[0] - main.width / 2 + door.x + door.width / 2, main.at[1]);
  if (from === 'back') drawTerrace(view, main);
  return ground;
}

function drawPath(view: View, x: number, y: number): void {
  const { camera, light, growth } = view;
  const gravel = mix(mix('#c9b998', light.horizon, 0.2), growth.earth, 0.15);
  const steps = Array.from({ length: 16 }, (_, step): Point => {
    const share = step / 15;
    const towards = camera.eye[0] + 1.6;
    return [
      x + (towards - x) * share ** 1.8,
      y + (camera.eye[1] + 2.5 - y) * share,
      1.5 + share * 0.6,
    ];
  });
  drawWay(
    view,
    steps.map(([a, b, w]): Point => [a, b, w + 0.3]),
    darker(gravel, 0.3),
    'opacity="0.4"',
  );
  drawWay(view, steps, gravel);
}

function drawTerrace(view: View, { at: [x, y], width }: Volume): void {
  const [x0, x1, deep] = [x - width * 0.46, x + width * 0.3, 3.6];
  const tile = mix('#b3aea3', view.light.horizon, 0.15);
  face(
    view,
    [
      [x0, y, 0.02],
      [x1, y, 0.02],
      [x1, y - deep, 0.02],
      [x0, y - deep, 0.02],
    ],
    tile,
  );
  for (let row = 1; row < 5; row++)
    face(
      view,
      [
        [x0, y - row * 0.75, 0.02],
        [x1, y - row * 0.75, 0.02],
        [x1, y - row * 0.75 - 0.03, 0.02],
        [x0, y - row * 0.75 - 0.03, 0.02],
      ],
      darker(tile, 0.25),
    );
  for (let column = 0; column < (x1 - x0) / 0.9; column++)
    face(
      view,
      [
        [x0 + column * 0.9, y, 0.02],
        [x0 + column * 0.9 + 0.025, y, 0.02],
        [x0 + column * 0.9 + 0.025, y - deep, 0.02],
        [x0 + column * 0.9, y - deep, 0.02],
      ],
      darker(tile, 0.2),
    );
}

function drawStreet(view: View): void {
  const kerb = mix('#c9c4b8', view.light.horizon, 0.2);
  face(
    view,
    [
      [-60, 0, 0],
      [60, 0, 0],
      [60, -2, 0],
      [-60, -2, 0],
    ],
    kerb,
  );
  face(
    view,
    [
      [-60, -2, 0],
      [60, -2, 0],
      [60, -2.16, 0],
      [-60, -2.16, 0],
    ],
    darker(kerb, 0.35),
  );
  for (let slab = -40; slab < 40; slab++)
    face(
      view,
      [
        [slab * 1.2, 0, 0],
        [slab * 1.2 + 0.03, 0, 0],
        [slab * 1.2 + 0.03, -2, 0],
        [slab * 1.2, -2, 0],
      ],
      darker(kerb, 0.2),
    );
  drawPaving(view, '#8f8c86', -2.4);
}

/** A yard with a planted edge along the house and bays marked for cars. */
function drawBays(view: View): void {
  const line = mix('#e6e0d2', view.light.horizon, 0.3);
  face(
    view,
    [
      [-70, -5.2, 0],
      [70, -5.2, 0],
      [70, -5.5, 0],
      [-70, -5.5, 0],
    ],
    line,
    'opacity="0.6"',
  );
  for (let bay = -12; bay < 13; bay++)
    face(
      view,
      [
        [bay * 2.7, -5.5, 0],
        [bay * 2.7 + 0.12, -5.5, 0],
        [bay * 2.7 + 0.12, -10.4, 0],
        [bay * 2.7, -10.4, 0],
      ],
      line,
      'opacity="0.6"',
    );
  face(
    view,
    [
      [-90, 30, 0],
      [90, 30, 0],
      [90, 26, 0],
      [-90, 26, 0],
    ],
    view.growth.meadow,
    'opacity="0.7"',
  );
}

/** Setts in their rows, one in three shown. */
function drawPaving(view: View, base: Colour, start = 30): void {
  const { camera, random, sheet } = view;
  const tones = [darker(base, 0.16), lighter(base, 0.16)];
  for (const tone of tones) {
    let path = '';
    for (
      let y = camera.eye[1] + 3;
      y < Math.min(start, camera.eye[1] + 34);
      y += 0.28 + (y - camera.eye[1]) * 0.012
    )
      for (let x = -0.62 * (y - camera.eye[1]); x < 0.62 * (y - camera.eye[1]); x += 0.34) {
        if (random() > 0.16) continue;
        const [a, b] = [camera.eye[0] + x + Math.tan(camera.turn) * (y - camera.eye[1]), y];
        path += rounded(
          outline(camera, [
            [a, b, 0],
            [a + 0.3, b, 0],
            [a + 0.3, b + 0.2, 0],
            [a, b + 0.2, 0],
          ]),
        );
      }
    sheet.cut(path, tone, 'opacity="0.5"');
  }
}

function drawRiver(view: View): void {
  const { light } = view;
  drawWay(
    view,
    [
      [-60, 8, 20],
      [-34, 2, 10],
      [-24, -6, 9],
      [-20, -16, 9],
    ],
    mix('#7f989c', light.horizon, 0.45),
  );
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
    trees.push({
      kind: tree,
      at: [x, y, 0],
      height: height * between(random, 0.85, 1.15),
      spread: spread * between(random, 0.85, 1.15),
    });
  if (kind === 'none') return trees;
  for (let far = 0; far < 16; far++) {
    const conifer = kind === 'forest' ? random() < 0.75 : random() < 0.25;
    const x = between(random, x0 - 22, x1 + 22);
    if (conifer) add('conifer', x, deep + between(random, 8, 34), 14, 3);
    else add('broadleaf', x, deep + between(random, 9, 36), 10.5, 4.6);
  }
  if (kind === 'forest')
    for (let row = 0; row < 34; row++)
      add(
        'conifer',
        aside(row % 2 ? 1 : -1, between(random, -5, 18)),
        between(random, deep + 2, deep + 24),
        14,
        2.9,
      );
  if (kind === 'orchard')
    for (let row = 0; row < 8; row++)
      add(
        'fruit',
        aside(row % 2 ? 1 : -1, 3 + (row >> 1) * 5),
        between(random, 2, deep + 6),
        5,
        2.4,
      );
  if (kind === 'garden') {
    add('broadleaf', aside(house.turn > 0 ? 1 : -1, 4.5), deep - 1, 9.5, 4);
    add('broadleaf', aside(house.turn > 0 ? -1 : 1, 7), deep + 6, 11, 4.6);
  }
  if (kind === 'river')
    for (let row = 0; row < 5; row++)
      add(
        row % 2 ? 'poplar' : 'broadleaf',
        aside(row % 2 ? -1 : 1, 5 + row * 2.4),
        deep + row * 1.5,
        row % 2 ? 15 : 9,
        row % 2 ? 2.2 : 3.8,
      );
  if (house.setting.ground === 'street' && from === 'front') return trees;
  if (kind !== 'forest' && random() < 0.6) trees.push(framing(view, house));
  const facade = openings(main.front ?? [], main.width, main.eaves).filter(
    ({ z, height }) => z + height < 3.4,
  );
  for (let bush = 0; bush < 14; bush++) {
    const u = between(random, 0.3, main.width - 0.3);
    if (facade.some((o) => o.kind !== 'window' && u > o.x - 0.9 && u < o.x + o.width + 0.9))
      continue;
    add(
      'shrub',
      main.at[0] - main.width / 2 + u,
      main.at[1] - between(random, 0.3, 0.7),
      between(random, 0.5, 1.1),
      between(random, 0.4, 0.8),
    );
  }
  return trees;
}

/** A tree at the edge of the picture, nearer than the house, of which one sees little more than leaves. */
function framing({ camera, random }: View, house: House): Tree {
  const depth = between(random, 15, 18);
  const aside = (-Math.sign(house.turn) * depth * 1010) / camera.focal;
  const [sine, cosine] = [Math.sin(camera.turn), Math.cos(camera.turn)];
  return {
    kind: 'broadleaf',
    at: [
      camera.eye[0] + sine * depth + cosine * aside,
      camera.eye[1] + cosine * depth - sine * aside,
      0,
    ],
    height: between(random, 8, 9.5),
    spread: between(random, 2.2, 2.8),
  };
}
