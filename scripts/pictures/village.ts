import { drawHouse, houseShadow } from './build.ts';
import { distance, outline, type Point } from './camera.ts';
import { drawChurch } from './church.ts';
import type { House, Volume } from './house.ts';
import { lighter, mix } from './palette.ts';
import { between, pick } from './random.ts';
import { closed } from './sheet.ts';
import { drawTrees, type Tree, treeShadows } from './tree.ts';
import type { View } from './view.ts';

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
