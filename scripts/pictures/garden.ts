import { type House, openings } from './house.ts';
import { between } from './random.ts';
import type { Tree } from './tree.ts';
import type { View } from './view.ts';

/** What grows around a house: the wood or orchard behind it, shrubs along its wall, at times a tree at the picture’s edge. */
export function plantGarden(view: View, house: House, from: 'front' | 'back'): Tree[] {
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
