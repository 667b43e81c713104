import type { Point } from './camera.ts';
import type { Volume } from './house.ts';
import { drawWay } from './meadow.ts';
import { darker, mix } from './palette.ts';
import { face, type View } from './view.ts';

/** A gravel path from the door to the viewer. */
export function drawPath(view: View, x: number, y: number): void {
  const { camera, light, growth } = view;
  const gravel = mix(mix('#c9b998', light.horizon, 0.2), growth.earth, 0.15);
  const steps = Array.from({ length: 16 }, (_, step): Point => {
    const share = step / 15;
    const towards = camera.eye[0] + 1.6;
    return [
      x + (towards - x) * share ** 1.8,
      y + (camera.eye[1] + 2.5 - y) * share,
      1.5 + share * 0.6,
    ];
  });
  drawWay(
    view,
    steps.map(([a, b, w]): Point => [a, b, w + 0.3]),
    darker(gravel, 0.3),
    'opacity="0.4"',
  );
  drawWay(view, steps, gravel);
}

/** Slabs along the garden side. */
export function drawTerrace(view: View, { at: [x, y], width }: Volume): void {
  const [x0, x1, deep] = [x - width * 0.46, x + width * 0.3, 3.6];
  const tile = mix('#b3aea3', view.light.horizon, 0.15);
  face(
    view,
    [
      [x0, y, 0.02],
      [x1, y, 0.02],
      [x1, y - deep, 0.02],
      [x0, y - deep, 0.02],
    ],
    tile,
  );
  for (let row = 1; row < 5; row++)
    face(
      view,
      [
        [x0, y - row * 0.75, 0.02],
        [x1, y - row * 0.75, 0.02],
        [x1, y - row * 0.75 - 0.03, 0.02],
        [x0, y - row * 0.75 - 0.03, 0.02],
      ],
      darker(tile, 0.25),
    );
  for (let column = 0; column < (x1 - x0) / 0.9; column++)
    face(
      view,
      [
        [x0 + column * 0.9, y, 0.02],
        [x0 + column * 0.9 + 0.025, y, 0.02],
        [x0 + column * 0.9 + 0.025, y - deep, 0.02],
        [x0 + column * 0.9, y - deep, 0.02],
      ],
      darker(tile, 0.2),
    );
}
