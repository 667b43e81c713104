import { along } from './hills.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { between, ridge } from './random.ts';
import type { View } from './view.ts';

/** A wooded hill: rank behind rank of treetops, each a shade apart, so that the slope has a body. */
export function drawWood(
  view: View,
  top: (x: number) => number,
  foot: number,
  colour: Colour,
  near: number,
  size = 1,
): void {
  const { sheet, light, random } = view;
  const ranks = 5 + Math.round(near * 5);
  const tall = sheet.width * (0.007 + near * 0.017) * size;
  const patch = ridge(random, 3);
  for (let rank = 0; rank < ranks; rank++) {
    const share = rank / ranks;
    const wander = ridge(random, 4);
    const line = (x: number): number =>
      top(x) +
      (foot - top(x)) * share * 0.94 +
      wander((x / sheet.width) * 5) * tall * 0.5 * (rank ? 1 : 0);
    const tone = mix(
      rank % 2 ? colour : lighter(colour, 0.05 + light.contrast * 0.08),
      rank ? darker(colour, 0.1) : colour,
      random(),
    );
    const low = Math.min(...along(sheet, 24, line).map(([, y]) => y));
    sheet.cut(
      treetops(view, {
        line,
        foot: () => foot + 2,
        from: -4,
        to: sheet.width + tall,
        tall: tall * (1 - share * 0.1),
        conifers: (x) => patch((x / sheet.width) * 6 + rank) > -0.1,
      }),
      sheet.linear(
        [0, low - tall],
        [0, foot],
        [
          [0, tone],
          [0.5, mix(tone, light.haze, 0.1)],
          [1, mix(tone, light.haze, 0.34)],
        ],
      ),
    );
  }
}

/** A rank of treetops: where its line runs, what it stands on, how tall, and where it is conifers. */
type Rank = {
  line: (x: number) => number;
  foot: (x: number) => number;
  from: number;
  to: number;
  tall: number;
  conifers: (x: number) => boolean;
};

/** A rank of trees as one outline, crown by crown. */
export function treetops({ random }: View, { line, foot, from, to, tall, conifers }: Rank): string {
  const spot = (x: number, y: number): string => `L${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${from} ${foot(from).toFixed(1)}`;
  let x = from;
  while (x < to) {
    const y = line(x);
    const h = tall * between(random, 0.6, 1.25);
    if (conifers(x)) {
      const w = h * between(random, 0.3, 0.42);
      path +=
        spot(x, y) +
        spot(x + w * 0.36, y - h * 0.5) +
        spot(x + w * 0.3, y - h * 0.52) +
        spot(x + w / 2, y - h);
      path += spot(x + w * 0.7, y - h * 0.52) + spot(x + w * 0.64, y - h * 0.5);
      x += w * 0.86;
    } else {
      const w = h * between(random, 0.7, 1.1);
      path += `${spot(x, y)}q${(w * 0.02).toFixed(1)} ${(-h * 0.62).toFixed(1)} ${(w * 0.5).toFixed(1)} ${(-h * 0.66).toFixed(1)}t${(w * 0.5).toFixed(1)} ${(h * 0.6).toFixed(1)}`;
      x += w * 0.92;
    }
  }
  for (let back = x; back > from; back -= 30) path += spot(back, foot(back));
  return `${path}Z`;
}
