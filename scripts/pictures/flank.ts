import { darker, mix } from './palette.ts';
import { pick, ridge } from './random.ts';
import type { View } from './view.ts';
import { treetops } from './wood.ts';

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
