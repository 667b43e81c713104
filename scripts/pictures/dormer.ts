import type { Point } from './camera.ts';
import type { House, Volume } from './house.ts';
import { covers } from './masonry.ts';
import { drawOpening, type Plane } from './opening.ts';
import { type Colour, lighter } from './palette.ts';
import { faces } from './roof.ts';
import type { Slope } from './slope.ts';
import { face, shade, unit, type View } from './view.ts';

/** A roof window, at a share of the slope’s length. */
export function drawSkylight(view: View, { foot, head, normal }: Slope, at: number): void {
  const place = (a: number, b: number): Point => [
    foot[0][0] + (foot[1][0] - foot[0][0]) * a + (head[0][0] - foot[0][0]) * b,
    foot[0][1] + (foot[1][1] - foot[0][1]) * a + (head[0][1] - foot[0][1]) * b,
    foot[0][2] + (head[0][2] - foot[0][2]) * b,
  ];
  const length = Math.hypot(foot[1][0] - foot[0][0], foot[1][1] - foot[0][1]);
  const half = 0.45 / length;
  const pane = (grow: number) => [
    place(at - half * grow, 0.45 - 0.02 * (grow - 1)),
    place(at + half * grow, 0.45 - 0.02 * (grow - 1)),
    place(at + half * grow, 0.68),
    place(at - half * grow, 0.68),
  ];
  face(view, pane(1.3), shade(view, '#3b4144', normal, foot[0]));
  face(view, pane(1), view.light.lamps > 0.5 ? '#e8b871' : lighter(view.light.zenith, 0.1));
}

/** A dormer on the front (`side` −1) or back (1) slope, at a share of the roof’s length. */
export function drawDormer(
  view: View,
  house: House,
  volume: Volume,
  share: number,
  side: number,
): void {
  const {
    at: [x, y, z],
    width,
    depth,
    eaves,
    rise,
  } = volume;
  const half = depth / 2;
  const [centre, wide, tall, peak] = [x - width / 2 + width * share, 0.78, 1.25, 0.6];
  const slope = rise / half;
  const middle = y + half;
  const front = half - 0.75;
  const foot = z + eaves + (half - front) * slope;
  const top = foot + tall;
  const depthAt = (height: number) =>
    middle + side * Math.max(0.1, half - (height - z - eaves) / slope);
  const yf = middle + side * front;
  const normal: Point = [0, side, 0];
  const wall: Colour = '#6b7174';
  for (const cheek of [-1, 1]) {
    const cx = centre + cheek * wide;
    if (!faces(view, [cx, yf, top], [cheek, 0, 0])) continue;
    face(
      view,
      [
        [cx, yf, foot],
        [cx, yf, top],
        [cx, depthAt(top), top],
      ],
      shade(view, wall, [cheek, 0, 0], [cx, yf, foot]),
    );
  }
  const plane: Plane = {
    width: wide * 2,
    normal,
    place: (along, up, out = 0) => [centre - side * (along - wide), yf + side * out, foot + up],
  };
  face(
    view,
    [
      [centre - wide, yf, foot],
      [centre + wide, yf, foot],
      [centre + wide, yf, top],
      [centre, yf, top + peak],
      [centre - wide, yf, top],
    ],
    shade(view, wall, normal, [centre, yf, foot]),
  );
  drawOpening(
    view,
    house,
    plane,
    { kind: 'window', x: wide - 0.45, z: 0.12, width: 0.9, height: 1.05 },
    false,
  );
  const o = 0.18;
  for (const cheek of [-1, 1]) {
    const normalOf: Point = unit([cheek * peak, 0, wide]);
    const eave: Point = [centre + cheek * (wide + o), yf + side * o, top - o * 0.6];
    const ridge: Point = [centre, yf + side * o, top + peak];
    if (faces(view, eave, normalOf))
      face(
        view,
        [
          eave,
          ridge,
          [centre, depthAt(top + peak), top + peak],
          [centre + cheek * (wide + o), depthAt(top - o * 0.6), top - o * 0.6],
        ],
        shade(view, covers[volume.roof].base, normalOf, eave),
      );
    face(
      view,
      [eave, ridge, [ridge[0], ridge[1], ridge[2] - 0.16], [eave[0], eave[1], eave[2] - 0.14]],
      shade(view, '#5b5750', normal, eave),
    );
  }
}
