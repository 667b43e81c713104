import { outline, type Point } from './camera.ts';
import { drawWay } from './meadow.ts';
import { darker, lighter, mix } from './palette.ts';
import { closed, rounded } from './sheet.ts';
import type { View } from './view.ts';

/** A river or a road: bank, surface, and for water the light the sky leaves on it. */
export function drawCourse(view: View, middle: readonly Point[], kind: 'water' | 'road'): void {
  const { light, growth, sheet } = view;
  const wider = (more: number) => middle.map(([x, y, w]): Point => [x, y, w + more]);
  if (kind === 'road') {
    drawWay(view, wider(0.8), darker(growth.meadow, 0.2), 'opacity="0.5"');
    drawWay(view, middle, mix('#cdc3ae', light.horizon, 0.25));
    return;
  }
  drawWay(view, wider(3), darker(growth.meadow, 0.36), 'opacity="0.6"');
  const water = mix('#86a3a8', light.horizon, 0.4);
  drawWay(view, middle, water);
  const left = middle.map(([x, y, w]): Point => [x - w * 0.5, y, 0]);
  const inner = middle.map(([x, y, w]): Point => [x - w * 0.22, y, 0]);
  sheet.cut(
    rounded(outline(view.camera, [...left, ...inner.toReversed()])),
    darker(water, 0.35),
    'opacity="0.45"',
  );
  const glint = middle.map(([x, y, w]): Point => [x + w * 0.1, y, 0]);
  const edge = middle.map(([x, y, w]): Point => [x + w * 0.24, y, 0]);
  sheet.cut(
    closed(outline(view.camera, [...glint, ...edge.toReversed()])),
    lighter(water, 0.5),
    'opacity="0.4"',
  );
}

/** A smooth line through control points, each [x, y, width]. */
export function bend(points: readonly Point[], steps = 12): Point[] {
  return points.slice(0, -1).flatMap((from, index) => {
    const [before, to] = [points[index - 1] ?? from, points[index + 1] ?? from];
    const after = points[index + 2] ?? to;
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      const at = (axis: 0 | 1 | 2): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      return [at(0), at(1), at(2)];
    });
  });
}
