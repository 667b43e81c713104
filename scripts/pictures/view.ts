import { type Camera, distance, outline, type Point } from './camera.ts';
import { type Colour, lit, mix } from './palette.ts';
import type { Random } from './random.ts';
import { closed, type Sheet } from './sheet.ts';
import type { Growth, Light } from './weather.ts';

/** All that drawing a place needs: the sheet, where one stands, the hour, the season, and chance. */
export type View = {
  sheet: Sheet;
  camera: Camera;
  light: Light;
  growth: Growth;
  random: Random;
  /** Metres of air that take away two thirds of a colour. */
  air: number;
};

/** The colour of a surface with this normal, at this place: sun, sky, then the air before it. */
export function shade(view: View, surface: Colour, normal: Point, at: Point): Colour {
  const towards = Math.max(0, dot(unit(view.light.sun), unit(normal)));
  const sky = 0.82 + 0.18 * unit(normal)[2];
  const [d, a] = [view.light.direct, view.light.ambient];
  return hazed(
    view,
    lit(surface, [
      a[0] * sky + d[0] * towards,
      a[1] * sky + d[1] * towards,
      a[2] * sky + d[2] * towards,
    ]),
    at,
  );
}

/** A colour as it is seen through the air between it and the eye. */
export function hazed(view: View, colour: Colour, at: Point): Colour {
  const share = 1 - Math.exp(-Math.max(0, distance(view.camera, at)) / view.air);
  return mix(colour, view.light.haze, Math.min(0.92, share));
}

/** Lays a polygon of the world. */
export function face(view: View, corners: readonly Point[], colour: Colour, more = ''): void {
  view.sheet.polygon(outline(view.camera, corners), colour, more);
}

/** A polygon of the world as path data. */
export const facePath = (view: View, corners: readonly Point[]): string =>
  closed(outline(view.camera, corners));

/** Where the shadow of a point falls on the ground. */
export function fall(light: Light, [x, y, z]: Point): Point {
  const [sx, sy, sz] = light.sun;
  return [x - (sx / sz) * z, y - (sy / sz) * z, 0];
}

/** The convex outline around points on the ground (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && !turnsLeft(chain, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(chain: readonly Point[], point: Point): boolean {
  const [a, b] = [chain.at(-2), chain.at(-1)];
  if (!a || !b) return true;
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0;
}

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The vector of length one that points the same way. */
export function unit(vector: Point): Point {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
