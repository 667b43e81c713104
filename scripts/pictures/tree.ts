import { distance, outline, type Point, project, type Spot, scaleAt } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { between, pick, type Random } from './random.ts';
import { closed, open, rounded } from './sheet.ts';
import { fall, hazed, unit, type View } from './view.ts';

/** A tree or shrub standing somewhere; `height` and `spread` (the crown's radius) in metres. */
export type Tree = {
  kind: 'broadleaf' | 'conifer' | 'shrub' | 'fruit' | 'poplar';
  at: Point;
  height: number;
  spread: number;
};

/** Lays the shadows of trees on the ground as one sheet, so that crossing shadows do not add up. */
export function treeShadows(view: View, trees: readonly Tree[]): void {
  const { sheet, camera, light, random } = view;
  sheet.soft(2.2, `opacity="${light.contrast * 0.95}"`, () => {
    for (const tree of trees) {
      const crown = crownOf(tree);
      const tip = fall(light, [tree.at[0], tree.at[1], crown.centre]);
      const [dx, dy] = [tip[0] - tree.at[0], tip[1] - tree.at[1]];
      const along = Math.atan2(dy, dx);
      const stretch = Math.hypot(1, Math.hypot(dx, dy) / Math.max(1, crown.centre)) * crown.tall;
      const spots = Array.from({ length: 26 }, (_, step): Point => {
        const angle = (step / 26) * Math.PI * 2;
        const rough = between(random, 0.82, 1.12);
        const [u, v] = [Math.cos(angle) * stretch * rough, Math.sin(angle) * tree.spread * rough];
        return [
          tip[0] + u * Math.cos(along) - v * Math.sin(along),
          tip[1] + u * Math.sin(along) + v * Math.cos(along),
          0,
        ];
      });
      sheet.cut(rounded(outline(camera, spots)), light.shadow);
      const girth = tree.height * 0.025;
      sheet.polygon(
        outline(camera, [
          [tree.at[0] - girth, tree.at[1], 0],
          [tree.at[0] + girth, tree.at[1], 0],
          tip,
        ]),
        light.shadow,
      );
    }
  });
}

/** Lays trees, the farthest first. */
export function drawTrees(view: View, trees: readonly Tree[]): void {
  const far = (tree: Tree) => distance(view.camera, tree.at);
  for (const tree of [...trees].sort((a, b) => far(b) - far(a))) {
    if (far(tree) < 1) continue;
    if (tree.kind === 'conifer') conifer(view, tree);
    else broadleaf(view, tree);
  }
}

function crownOf(tree: Tree): { centre: number; tall: number } {
  const share = { broadleaf: 0.62, conifer: 0.5, shrub: 0.5, fruit: 0.64, poplar: 0.56 }[tree.kind];
  const tall = { broadleaf: 0.4, conifer: 0.46, shrub: 0.5, fruit: 0.34, poplar: 0.43 }[tree.kind];
  return { centre: tree.height * share, tall: tree.height * tall };
}

function conifer(view: View, tree: Tree): void {
  const { sheet, camera, light, growth, random } = view;
  const scale = scaleAt(camera, tree.at);
  const [x, foot] = project(camera, tree.at);
  const height = tree.height * scale;
  const wide = tree.spread * scale;
  const base = hazed(view, pick(random, growth.conifers), tree.at);
  const sunSide = sideOfSun(view);
  const tiers = Math.max(5, Math.min(30, Math.round(height / 15)));
  const trunk = hazed(view, growth.wood, tree.at);
  sheet.polygon(
    [
      [x - wide * 0.07, foot],
      [x + wide * 0.07, foot],
      [x, foot - height * 0.4],
    ],
    trunk,
  );
  const edge = (side: number): Spot[] =>
    Array.from({ length: tiers }, (_, tier) => tier).flatMap((tier): Spot[] => {
      const up = tier / tiers;
      const reach = wide * (1 - up) ** 0.9 * between(random, 0.72, 1.1);
      const y = foot - height * (0.08 + 0.9 * up);
      return [
        [x + side * reach, y + (height / tiers) * 0.32],
        [x + side * reach * 0.66, y - (height / tiers) * 0.3],
      ];
    });
  const [left, right] = [edge(-1), edge(1)];
  const top: Spot = [x, foot - height];
  sheet.polygon([...left, top, ...right.toReversed()], darker(base, 0.16));
  const bright = sunSide < 0 ? left : right;
  sheet.polygon(
    [...bright, top, [x + sunSide * wide * 0.02, foot - height * 0.1]],
    sheet.linear(
      [x, foot - height],
      [x, foot],
      [
        [0, lighter(base, light.contrast * 0.32)],
        [1, base],
      ],
    ),
  );
}

function broadleaf(view: View, tree: Tree): void {
  const { sheet, camera, growth, random } = view;
  const scale = scaleAt(camera, tree.at);
  const [x, foot] = project(camera, tree.at);
  const crown = crownOf(tree);
  const [cx, cy] = [x, foot - crown.centre * scale];
  const [rx, ry] = [tree.spread * scale, crown.tall * scale];
  const wood = hazed(view, growth.wood, tree.at);
  if (tree.kind !== 'shrub') trunk(view, tree, wood, [x, foot], [cx, cy], [rx, ry]);
  if (growth.bare && tree.kind !== 'shrub') return;
  const leaf = hazed(view, pick(random, growth.leaves), tree.at);
  const sun = unit([sideOfSun(view) * 0.75, 0, 0.8]);
  const count = Math.max(16, Math.min(240, Math.round(rx * 1.3)));
  const clumps = Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random());
    const [u, v] = [
      Math.cos(angle) * out,
      Math.sin(angle) * out * (tree.kind === 'shrub' ? 0.9 : 1),
    ];
    return { u, v, tone: u * sun[0] + v * sun[2] + between(random, -0.35, 0.35) };
  }).sort((a, b) => a.tone - b.tone);
  const size = Math.max(2.5, rx * (1.9 / Math.sqrt(count)));
  const dark = mix(darker(leaf, 0.42), view.light.shadow, 0.15);
  const bright = lighter(leaf, 0.1 + view.light.contrast * 0.42);
  const tones = Array.from({ length: 5 }, (_, step) => mix(dark, bright, step / 4));
  for (const [index, tone] of tones.entries()) {
    const from = (index / tones.length) * clumps.length;
    const path = clumps
      .filter((_, place) => place >= from && place < from + clumps.length / tones.length)
      .map(({ u, v }) => leafy(random, cx + u * rx * 0.82, cy - v * ry * 0.86, size))
      .join('');
    sheet.cut(path, tone);
  }
}

/** A clump of leaves as a knife would cut it: a rough round with small teeth. */
function leafy(random: Random, x: number, y: number, size: number): string {
  const teeth = size > 12 ? 22 : size > 6 ? 14 : 9;
  const spots = Array.from({ length: teeth }, (_, tooth): Spot => {
    const angle = (tooth / teeth) * Math.PI * 2;
    const reach = size * (tooth % 2 ? between(random, 0.66, 0.86) : between(random, 0.88, 1.2));
    return [x + Math.cos(angle) * reach * 1.12, y + Math.sin(angle) * reach * 0.86];
  });
  return closed(spots);
}

function trunk(view: View, tree: Tree, wood: Colour, foot: Spot, crown: Spot, reach: Spot): void {
  const { sheet, growth, random } = view;
  const girth = Math.max(1, reach[0] * 0.075);
  sheet.polygon(
    [
      [foot[0] - girth, foot[1]],
      [foot[0] + girth, foot[1]],
      [crown[0] + girth * 0.45, crown[1]],
      [crown[0] - girth * 0.45, crown[1]],
    ],
    wood,
  );
  const lines = new Map<number, string>();
  const branch = (from: Spot, angle: number, length: number, width: number): void => {
    const to: Spot = [
      from[0] + Math.sin(angle) * length,
      from[1] - Math.cos(angle) * length * (tree.kind === 'poplar' ? 1.5 : 1),
    ];
    const thick = Math.max(0.6, Math.round(width * 2) / 2);
    lines.set(thick, (lines.get(thick) ?? '') + open([from, to]));
    if (length < reach[1] * (growth.bare ? 0.09 : 0.2)) return;
    for (const turn of [-0.5, 0.42, 0.05])
      branch(
        to,
        angle + turn * between(random, 0.6, 1.3),
        length * between(random, 0.6, 0.78),
        width * 0.62,
      );
  };
  const start: Spot = [foot[0], crown[1] + reach[1] * 0.75];
  for (const angle of [-0.7, -0.25, 0.2, 0.65])
    branch(
      start,
      angle * between(random, 0.8, 1.2),
      reach[1] * (tree.kind === 'poplar' ? 0.3 : growth.bare ? 0.52 : 0.3),
      girth * 0.9,
    );
  for (const [width, path] of lines)
    sheet.line(path, wood, width, 'stroke-linecap="round" opacity="0.9"');
}

/** −1 when the sun comes from the sheet's left, 1 from its right. */
export function sideOfSun({ camera, light }: View): number {
  const aside = light.sun[0] * Math.cos(camera.turn) - light.sun[1] * Math.sin(camera.turn);
  return aside < 0 ? -1 : 1;
}
