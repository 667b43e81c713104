import { drawHouse, houseShadow } from './build.ts';
import { distance, outline, type Point, project } from './camera.ts';
import type { House, Volume } from './house.ts';
import { drawWay, treetops } from './landscape.ts';
import { covers } from './masonry.ts';
import { darker, lighter, mix } from './palette.ts';
import { between, pick, ridge } from './random.ts';
import { faces } from './roof.ts';
import { closed, rounded } from './sheet.ts';
import { drawTrees, type Tree, treeShadows } from './tree.ts';
import { face, shade, unit, type View } from './view.ts';

/** A wooded flank of a valley coming in from one side of the sheet and falling to the valley floor. */
export function drawFlank(
  view: View,
  side: 'left' | 'right',
  peak: number,
  reach: number,
  foot: number,
  air: number,
): void {
  const { sheet, camera, growth, light, random } = view;
  const u = (x: number): number =>
    Math.max(0, side === 'left' ? x : sheet.width - x) / sheet.width / reach;
  const wander = ridge(random, 4);
  const crest = (x: number): number => {
    const share = Math.min(1, u(x));
    return (
      peak + (camera.horizon + 4 - peak) * share * share * (3 - 2 * share) + wander(x / 260) * 10
    );
  };
  const floor = (x: number): number =>
    camera.horizon +
    6 +
    (foot - camera.horizon) * Math.max(0, 1 - u(x)) ** 1.5 +
    wander(x / 150 + 9) * 5;
  const [from, to] =
    side === 'left' ? [-20, reach * sheet.width] : [(1 - reach) * sheet.width, sheet.width + 20];
  const ranks = 13;
  for (let rank = 0; rank < ranks; rank++) {
    const near = rank / (ranks - 1);
    const line = (x: number): number =>
      crest(x) + (floor(x) - crest(x)) * near * 0.96 + wander(x / 70 + rank * 3) * 4;
    const base = rank % 3 === 1 ? pick(random, growth.leaves) : pick(random, growth.conifers);
    const tone = mix(darker(base, 0.12), light.haze, air * (1 - near * 0.5));
    const tall = sheet.width * (0.009 + 0.012 * near);
    sheet.cut(
      treetops(view, {
        line,
        foot: (x) => Math.max(line(x) + 2, floor(x)),
        from,
        to,
        tall,
        conifers: (x) => rank % 3 !== 1 && wander(x / 120 + rank) > -0.5,
      }),
      sheet.linear(
        [side === 'left' ? from : to, 0],
        [side === 'left' ? to : from, 0],
        [
          [0, tone],
          [1, mix(tone, light.haze, 0.55)],
        ],
      ),
    );
  }
}

/** A field on the valley floor, paler than its neighbours, with a hedge on its far side. */
export function drawField(
  view: View,
  [x, y]: readonly [number, number],
  w: number,
  d: number,
  lean: number,
): Tree[] {
  const { growth, random, light } = view;
  const corners: Point[] = [
    [x, y, 0],
    [x + w, y + lean * 0.3, 0],
    [x + w + lean, y + d, 0],
    [x + lean, y + d * 0.9, 0],
  ];
  const tone = mix(
    random() < 0.5 ? growth.pasture : lighter(growth.meadow, 0.12),
    light.haze,
    0.25,
  );
  view.sheet.cut(closed(outline(view.camera, corners)), tone, 'opacity="0.65"');
  return Array.from(
    { length: Math.round(w / 5) },
    (_, step): Tree => ({
      kind: 'shrub',
      at: [x + lean + step * 5 + random() * 2, y + d * between(random, 0.9, 0.98), 0],
      height: between(random, 1.2, random() < 0.2 ? 6 : 2.4),
      spread: between(random, 1.4, 2.6),
    }),
  );
}

/** One house of a village: drawn from the village's few. */
export function cottage(view: View, x: number, y: number): House {
  const { random } = view;
  const along = random() < 0.6;
  const width = along ? between(random, 10, 15) : between(random, 7.5, 9);
  const depth = along ? between(random, 7, 8.5) : between(random, 10, 13);
  const wall = pick(random, [
    'schist',
    'limestone',
    'sandstone',
    'white',
    'schist',
    'limestone',
    'white',
  ] as const);
  const main: Volume = {
    at: [x, y, 0],
    width,
    depth,
    eaves: between(random, 4.4, 5.8),
    rise: between(random, 3, 3.9),
    ridge: along ? 'along' : 'across',
    wall,
    roof: random() < 0.7 ? 'slate' : 'oldslate',
    front: along ? ['wwww', 'wdww'] : ['^m', 'ww', 'dw'],
    left: along ? ['^m', 'w.w', 'w.w'] : ['www', 'w.w'],
    right: along ? ['^m', 'w.w', 'w.w'] : ['www', 'wbw'],
    chimneys: [random() < 0.5 ? 0.12 : 0.88],
  };
  const barn: Volume = {
    ...main,
    at: [x + (along ? width / 2 + 2.6 : width / 2 + 2), y + 1, 0],
    width: 5,
    depth: 6,
    eaves: 3,
    rise: 2.2,
    ridge: 'along',
    front: ['b'],
    left: [],
    right: ['^m', 'w'],
    chimneys: [],
  };
  return {
    season: 'summer',
    hour: 'afternoon',
    setting: { backdrop: { hills: 0.2, cover: 'mixed' }, ground: 'lawn', trees: 'none' },
    joinery: pick(random, ['#5d7a68', '#e6dfd0', '#6d4237', '#40585c']),
    interior: 'rustic',
    turn: 0,
    volumes: random() < 0.4 ? [main, barn] : [main],
  };
}

const cloud =
  (view: View): ((at: Point) => number) =>
  (at) =>
    distance(view.camera, at);

/** Houses, church and trees of a village, the farthest first; shadows before everything that stands. */
export function drawVillage(
  view: View,
  houses: readonly House[],
  trees: readonly Tree[],
  church?: Point,
): void {
  const far = cloud(view);
  treeShadows(view, trees);
  for (const house of houses) houseShadow(view, house);
  const standing: { at: number; draw: () => void }[] = [
    ...houses.map((house) => ({
      at: far([house.volumes[0].at[0], house.volumes[0].at[1] + 4, 0]),
      draw: () => drawHouse(view, house),
    })),
    ...trees.map((tree) => ({ at: far(tree.at), draw: () => drawTrees(view, [tree]) })),
    ...(church ? [{ at: far(church), draw: () => drawChurch(view, church) }] : []),
  ];
  for (const { draw } of standing.sort((a, b) => b.at - a.at)) draw();
}

function drawChurch(view: View, [x, y]: Point): void {
  const stone = { wall: 'limestone', roof: 'slate', ridge: 'along' } as const;
  const nave: Volume = {
    ...stone,
    at: [x + 9.5, y - 1, 0],
    width: 15,
    depth: 9,
    eaves: 6.4,
    rise: 4.6,
    front: ['ttt'],
    left: [],
    right: ['^m', 't'],
  };
  const tower: Volume = {
    ...stone,
    at: [x, y, 0],
    width: 6,
    depth: 6,
    eaves: 15,
    rise: 0,
    front: ['t', '.', 'D'],
    left: ['t', '.', '.'],
    right: ['t', '.', '.'],
  };
  const plain = cottage(view, x, y);
  houseShadow(view, { ...plain, volumes: [nave, tower] });
  drawHouse(view, { ...plain, volumes: [nave] });
  drawHouse(view, { ...plain, volumes: [tower] });
  const tip: Point = [x, y + 3, 27];
  const [a, b] = [3.3, 15];
  const corners: Point[] = [
    [x - a, y - 0.3, b],
    [x + a, y - 0.3, b],
    [x + a, y + 6.3, b],
    [x - a, y + 6.3, b],
  ];
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % 4] ?? corner;
    const normal = unit([(next[1] - corner[1]) * 12, -(next[0] - corner[0]) * 12, 22]);
    if (faces(view, corner, normal))
      face(view, [corner, next, tip], shade(view, covers.slate.base, normal, corner));
  }
  const [sx, sy] = project(view.camera, tip);
  view.sheet.line(
    `M${sx} ${sy + 2}V${sy - 10}M${sx - 3} ${sy - 6}H${sx + 3}`,
    darker('#5a5d5c', 0.3),
    1.6,
  );
}

/** A river or a road: bank, surface, and for water the light the sky leaves on it. */
export function drawCourse(view: View, middle: readonly Point[], kind: 'water' | 'road'): void {
  const { light, growth, sheet } = view;
  const wider = (more: number) => middle.map(([x, y, w]): Point => [x, y, w + more]);
  if (kind === 'road') {
    drawWay(view, wider(0.8), darker(growth.meadow, 0.2), 'opacity="0.5"');
    drawWay(view, middle, mix('#cdc3ae', light.horizon, 0.25));
    return;
  }
  drawWay(view, wider(3), darker(growth.meadow, 0.36), 'opacity="0.6"');
  const water = mix('#86a3a8', light.horizon, 0.4);
  drawWay(view, middle, water);
  const left = middle.map(([x, y, w]): Point => [x - w * 0.5, y, 0]);
  const inner = middle.map(([x, y, w]): Point => [x - w * 0.22, y, 0]);
  sheet.cut(
    rounded(outline(view.camera, [...left, ...inner.toReversed()])),
    darker(water, 0.35),
    'opacity="0.45"',
  );
  const glint = middle.map(([x, y, w]): Point => [x + w * 0.1, y, 0]);
  const edge = middle.map(([x, y, w]): Point => [x + w * 0.24, y, 0]);
  sheet.cut(
    closed(outline(view.camera, [...glint, ...edge.toReversed()])),
    lighter(water, 0.5),
    'opacity="0.4"',
  );
}

/** A smooth line through control points, each [x, y, width]. */
export function bend(points: readonly Point[], steps = 12): Point[] {
  return points.slice(0, -1).flatMap((from, index) => {
    const [before, to] = [points[index - 1] ?? from, points[index + 1] ?? from];
    const after = points[index + 2] ?? to;
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      const at = (axis: 0 | 1 | 2): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      return [at(0), at(1), at(2)];
    });
  });
}
