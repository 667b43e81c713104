import type { Point } from './camera.ts';
import type { Volume } from './house.ts';
import { darker } from './palette.ts';
import { faces } from './roof.ts';
import { face, shade, type View } from './view.ts';

/** The roof's edge above a gable: dark underside, then the verge board. */
export function drawVerges(view: View, volume: Volume): void {
  const {
    at: [x, y, z],
    width,
    depth,
    eaves,
    rise,
    ridge,
    overhang = 0.32,
  } = volume;
  const along = ridge === 'along';
  const half = (along ? depth : width) / 2;
  const drop = (rise / half) * overhang;
  const ends: readonly [Point, number, Point][] = along
    ? [
        [[x - width / 2, y + half, z], -1, [-1, 0, 0]],
        [[x + width / 2, y + half, z], 1, [1, 0, 0]],
      ]
    : [
        [[x, y, z], -1, [0, -1, 0]],
        [[x, y + depth, z], 1, [0, 1, 0]],
      ];
  for (const [middle, sign, normal] of ends) {
    if (!faces(view, middle, normal)) continue;
    const edge = (side: number, share: number, up: number, out: number): Point => {
      const aside = side * (half + overhang) * share;
      const height = z + eaves + rise - (rise + drop) * share + up;
      return along
        ? [middle[0] + sign * out, middle[1] + aside, height]
        : [middle[0] + aside, middle[1] + sign * out, height];
    };
    const wood = shade(view, '#5b5750', normal, middle);
    for (const side of [-1, 1]) {
      face(
        view,
        [
          edge(side, 0, -0.04, 0),
          edge(side, 1, -0.04, 0),
          edge(side, 1, -0.04, overhang),
          edge(side, 0, -0.04, overhang),
        ],
        darker(wood, 0.35),
      );
      face(
        view,
        [
          edge(side, 0, 0, overhang),
          edge(side, 1, 0, overhang),
          edge(side, 1, -0.2, overhang),
          edge(side, 0, -0.2, overhang),
        ],
        wood,
      );
      face(
        view,
        [
          edge(side, 0, -0.2, 0),
          edge(side, 1, -0.2, 0),
          edge(side, 1, -0.48, 0),
          edge(side, 0, -0.48, 0),
        ],
        view.light.shadow,
        `opacity="${view.light.contrast * 0.55}"`,
      );
    }
  }
}
