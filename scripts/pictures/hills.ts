import type { Spot } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { between, pick, type Random, ridge } from './random.ts';
import { closed, rounded, type Sheet } from './sheet.ts';
import { drawMist, drawSky } from './sky.ts';
import type { View } from './view.ts';
import { drawWood } from './wood.ts';

/** What rises behind a place: how high the hills stand (share of the sheet's width) and what covers them. */
export type Backdrop = {
  hills: number;
  cover: 'forest' | 'pasture' | 'mixed' | 'plateau';
  /** How tall trees on the hills stand: 1 when seen from a meadow, less from a height far away. */
  trees?: number;
};

/** Sky and hills, the farthest palest, down to the horizon. */
export function drawBackdrop(view: View, backdrop: Backdrop): void {
  drawSky(view);
  const { sheet, camera, light, growth, random } = view;
  const layers = 5;
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1);
    const line = ridge(random, 3 + layer);
    const rise = backdrop.hills * sheet.width * (0.5 + 0.5 * (1 - Math.abs(near - 0.6)));
    const shift = between(random, 0, 20);
    const tilt = between(random, -0.5, 0.5) * (layer % 2 ? 1 : -1);
    const top = (x: number): number => {
      const u = x / sheet.width;
      const height = 0.52 + 0.36 * line(shift + u * (1.4 + near * 1.1)) + tilt * (u - 0.5);
      return camera.horizon - Math.max(0.06, height) * rise * (1.15 - near * 0.42);
    };
    const wooded =
      backdrop.cover === 'forest' || (backdrop.cover === 'mixed' && layer !== 3) || layer < 2;
    const green = wooded ? pick(random, growth.conifers) : growth.pasture;
    const air = ([0.9, 0.8, 0.64, 0.46, 0.32][layer] ?? 0.4) ** (backdrop.trees ?? 1);
    const colour = mix(green, light.haze, air);
    if (wooded && layer >= 2 && backdrop.cover !== 'plateau')
      drawWood(view, top, camera.horizon, colour, near, backdrop.trees);
    else drawSlope(view, top, colour, near, !wooded);
    drawMist(view, camera.horizon - rise * 0.2, camera.horizon, 0.5 - near * 0.3);
  }
}

function drawSlope(
  view: View,
  top: (x: number) => number,
  colour: Colour,
  near: number,
  fields: boolean,
): void {
  const { sheet, camera, growth, light, random } = view;
  const edge = along(sheet, 12, top);
  const body = closed([...edge, [sheet.width, camera.horizon + 2], [0, camera.horizon + 2]]);
  const high = Math.min(...edge.map(([, y]) => y));
  sheet.cut(
    body,
    sheet.linear(
      [0, high],
      [0, camera.horizon],
      [
        [0, colour],
        [1, mix(colour, light.haze, 0.4)],
      ],
    ),
  );
  if (!fields) return;
  sheet.within(body, () => {
    for (let field = 0; field < 9; field++) {
      const x = random() * sheet.width;
      const y = top(x) + (camera.horizon - top(x)) * between(random, 0.1, 0.9);
      const [w, h] = [
        sheet.width * between(random, 0.08, 0.2),
        sheet.width * between(random, 0.008, 0.03),
      ];
      const lean = between(random, -0.4, 0.4) * h;
      sheet.polygon(
        [
          [x - w, y + lean],
          [x + w * 0.8, y - h - lean],
          [x + w, y],
          [x - w * 0.7, y + h + lean],
        ],
        random() < 0.5 ? lighter(colour, 0.16) : mix(colour, growth.meadow, 0.3),
        'opacity="0.6"',
      );
      hedgerow(
        view,
        [x - w, y + lean],
        [x + w * 0.8, y - h - lean],
        mix(darker(colour, 0.45), light.haze, 0.1),
        near,
      );
    }
  });
}

function hedgerow(view: View, from: Spot, to: Spot, colour: Colour, near: number): void {
  const { random, sheet } = view;
  const size = sheet.width * (0.0016 + near * 0.0022);
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.3));
  let path = '';
  for (let shrub = 0; shrub < count; shrub++) {
    if (random() < 0.18) continue;
    const share = shrub / count;
    const r = size * between(random, 0.6, random() < 0.1 ? 2.4 : 1.3);
    path += puff(
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - r * 0.5,
      r,
      random,
    );
  }
  sheet.cut(path, colour, 'opacity="0.85"');
}

/** A line sampled across the sheet. */
export function along(sheet: Sheet, step: number, line: (x: number) => number): Spot[] {
  const spots: Spot[] = [];
  for (let x = 0; x <= sheet.width + step; x += step) spots.push([x, line(x)]);
  return spots;
}

function puff(x: number, y: number, r: number, random: Random): string {
  const spots = Array.from({ length: 7 }, (_, step): Spot => {
    const angle = (step / 7) * Math.PI * 2;
    const reach = r * between(random, 0.75, 1.2);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
  });
  return rounded(spots);
}
