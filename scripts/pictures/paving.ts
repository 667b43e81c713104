import { outline } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { rounded } from './sheet.ts';
import { face, type View } from './view.ts';

/** Pavement, kerb and the street’s setts. */
export function drawStreet(view: View): void {
  const kerb = mix('#c9c4b8', view.light.horizon, 0.2);
  face(
    view,
    [
      [-60, 0, 0],
      [60, 0, 0],
      [60, -2, 0],
      [-60, -2, 0],
    ],
    kerb,
  );
  face(
    view,
    [
      [-60, -2, 0],
      [60, -2, 0],
      [60, -2.16, 0],
      [-60, -2.16, 0],
    ],
    darker(kerb, 0.35),
  );
  for (let slab = -40; slab < 40; slab++)
    face(
      view,
      [
        [slab * 1.2, 0, 0],
        [slab * 1.2 + 0.03, 0, 0],
        [slab * 1.2 + 0.03, -2, 0],
        [slab * 1.2, -2, 0],
      ],
      darker(kerb, 0.2),
    );
  drawPaving(view, '#8f8c86', -2.4);
}

/** A yard with a planted edge along the house and bays marked for cars. */
export function drawBays(view: View): void {
  const line = mix('#e6e0d2', view.light.horizon, 0.3);
  face(
    view,
    [
      [-70, -5.2, 0],
      [70, -5.2, 0],
      [70, -5.5, 0],
      [-70, -5.5, 0],
    ],
    line,
    'opacity="0.6"',
  );
  for (let bay = -12; bay < 13; bay++)
    face(
      view,
      [
        [bay * 2.7, -5.5, 0],
        [bay * 2.7 + 0.12, -5.5, 0],
        [bay * 2.7 + 0.12, -10.4, 0],
        [bay * 2.7, -10.4, 0],
      ],
      line,
      'opacity="0.6"',
    );
  face(
    view,
    [
      [-90, 30, 0],
      [90, 30, 0],
      [90, 26, 0],
      [-90, 26, 0],
    ],
    view.growth.meadow,
    'opacity="0.7"',
  );
}

/** Setts in their rows, one in three shown. */
export function drawPaving(view: View, base: Colour, start = 30): void {
  const { camera, random, sheet } = view;
  const tones = [darker(base, 0.16), lighter(base, 0.16)];
  for (const tone of tones) {
    let path = '';
    for (
      let y = camera.eye[1] + 3;
      y < Math.min(start, camera.eye[1] + 34);
      y += 0.28 + (y - camera.eye[1]) * 0.012
    )
      for (let x = -0.62 * (y - camera.eye[1]); x < 0.62 * (y - camera.eye[1]); x += 0.34) {
        if (random() > 0.16) continue;
        const [a, b] = [camera.eye[0] + x + Math.tan(camera.turn) * (y - camera.eye[1]), y];
        path += rounded(
          outline(camera, [
            [a, b, 0],
            [a + 0.3, b, 0],
            [a + 0.3, b + 0.2, 0],
            [a, b + 0.2, 0],
          ]),
        );
      }
    sheet.cut(path, tone, 'opacity="0.5"');
  }
}
