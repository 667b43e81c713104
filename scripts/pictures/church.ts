import { drawHouse, houseShadow } from './build.ts';
import { type Point, project } from './camera.ts';
import type { Volume } from './house.ts';
import { covers } from './masonry.ts';
import { darker } from './palette.ts';
import { faces } from './roof.ts';
import { face, shade, unit, type View } from './view.ts';
import { cottage } from './village.ts';

/** The village church: nave, tower and a spire of slate, the tower’s foot in its front wall’s middle. */
export function drawChurch(view: View, [x, y]: Point): void {
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
