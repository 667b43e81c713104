import type { Point } from './camera.ts';
import { drawChimney } from './chimney.ts';
import { drawDormer, drawSkylight } from './dormer.ts';
import type { House, Volume } from './house.ts';
import { drawGutter, drawSlope, slopesOf } from './slope.ts';
import { drawVerges } from './verge.ts';
import { dot, face, shade, type View } from './view.ts';

/** Lays a volume's roof over its walls: soffits and verges, slopes of slate, gutter, dormers, chimneys. */
export function drawRoof(view: View, house: House, volume: Volume): void {
  if (volume.rise === 0) {
    drawFlat(view, volume);
    return;
  }
  const slopes = slopesOf(volume).filter(({ foot, normal }) => faces(view, foot[0], normal));
  drawVerges(view, volume);
  for (const slope of slopes) {
    drawSlope(view, volume, slope);
    drawGutter(view, volume, slope);
    for (const at of volume.skylights ?? []) drawSkylight(view, slope, at);
  }
  if (volume.ridge === 'along') {
    const front = slopes.some(({ normal }) => normal[1] < 0);
    const back = slopes.some(({ normal }) => normal[1] > 0);
    for (const at of volume.dormers ?? [])
      for (const side of [front ? -1 : 0, back ? 1 : 0])
        if (side) drawDormer(view, house, volume, at, side);
  }
  for (const at of volume.chimneys ?? []) drawChimney(view, volume, at);
}

function drawFlat(view: View, { at: [x, y, z], width, depth, eaves }: Volume): void {
  const [x0, x1, y1, top] = [
    x - width / 2 - 0.12,
    x + width / 2 + 0.12,
    y + depth + 0.12,
    z + eaves,
  ];
  const cap = (normal: Point) => shade(view, '#6d7577', normal, [x, y, z]);
  const sides: readonly [Point, Point, Point][] = [
    [
      [x0, y - 0.12, top],
      [x1, y - 0.12, top],
      [0, -1, 0],
    ],
    [
      [x1, y - 0.12, top],
      [x1, y1, top],
      [1, 0, 0],
    ],
    [
      [x1, y1, top],
      [x0, y1, top],
      [0, 1, 0],
    ],
    [
      [x0, y1, top],
      [x0, y - 0.12, top],
      [-1, 0, 0],
    ],
  ];
  if (view.camera.eye[2] > top)
    face(
      view,
      sides.map(([from]) => from),
      shade(view, '#9a9c92', [0, 0, 1], [x, y, z]),
    );
  for (const [from, to, normal] of sides)
    if (faces(view, from, normal))
      face(
        view,
        [from, to, [to[0], to[1], top - 0.26], [from[0], from[1], top - 0.26]],
        cap(normal),
      );
}

/** Whether a surface at this place, looking this way, can be seen. */
export const faces = (view: View, at: Point, normal: Point): boolean =>
  dot(normal, [
    view.camera.eye[0] - at[0],
    view.camera.eye[1] - at[1],
    view.camera.eye[2] - at[2],
  ]) > 0;
