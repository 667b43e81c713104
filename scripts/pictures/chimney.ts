import { distance, type Point } from './camera.ts';
import type { Volume } from './house.ts';
import { type Colour, darker } from './palette.ts';
import { faces } from './roof.ts';
import { face, shade, type View } from './view.ts';

/** A chimney astride the ridge; of its sides only what the near slope does not hide. */
export function drawChimney(view: View, volume: Volume, share: number): void {
  const {
    at: [x, y, z],
    width,
    depth,
    eaves,
    rise,
    ridge,
  } = volume;
  const along = ridge === 'along';
  const [cx, cy] = along ? [x - width / 2 + width * share, y + depth / 2] : [x, y + depth * share];
  const [a, b] = [0.42, 0.36];
  const high = z + eaves + rise;
  const slope = along ? rise / (depth / 2) : rise / (width / 2);
  const [low, top] = [high - slope * (along ? b : a), high + 0.95];
  const wall: Colour =
    volume.wall === 'white' || volume.wall === 'concrete' ? '#b8b0a2' : '#988c7e';
  const sides: readonly [Point, Point, Point, boolean][] = [
    [[cx - a, cy - b, 0], [cx + a, cy - b, 0], [0, -1, 0], along],
    [[cx + a, cy - b, 0], [cx + a, cy + b, 0], [1, 0, 0], !along],
    [[cx + a, cy + b, 0], [cx - a, cy + b, 0], [0, 1, 0], along],
    [[cx - a, cy + b, 0], [cx - a, cy - b, 0], [-1, 0, 0], !along],
  ];
  for (const [from, to, normal, level] of sides) {
    if (!faces(view, [from[0], from[1], top], normal)) continue;
    const tone = shade(view, wall, normal, [cx, cy, high]);
    const hidden = (point: Point): number =>
      distance(view.camera, point) > distance(view.camera, [cx, cy, high]) ? high : low;
    const foot: Point[] = level
      ? [
          [from[0], from[1], low],
          [to[0], to[1], low],
        ]
      : [
          [from[0], from[1], hidden(from)],
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, high],
          [to[0], to[1], hidden(to)],
        ];
    face(view, [...foot, [to[0], to[1], top], [from[0], from[1], top]], tone);
    face(
      view,
      [
        [from[0], from[1], top - 0.08],
        [to[0], to[1], top - 0.08],
        [to[0], to[1], top + 0.14],
        [from[0], from[1], top + 0.14],
      ].map(
        ([px = 0, py = 0, pz = 0]): Point => [cx + (px - cx) * 1.14, cy + (py - cy) * 1.14, pz],
      ),
      darker(tone, 0.25),
    );
  }
}
