import { mix } from './palette.ts';
import { between } from './random.ts';
import { sideOfSun } from './tree.ts';
import type { View } from './view.ts';

/** Open sky: zenith to horizon, a glow on the sun's side, and wisps that are hardly there. */
export function drawSky(view: View): void {
  const { sheet, camera, light, random } = view;
  const all = `M0 0H${sheet.width}V${sheet.height}H0Z`;
  sheet.cut(
    all,
    sheet.linear(
      [0, 0],
      [0, camera.horizon],
      [
        [0, light.zenith],
        [0.5, mix(light.zenith, light.horizon, 0.5)],
        [1, light.horizon],
      ],
    ),
  );
  const x = sheet.width * (0.5 + 0.42 * sideOfSun(view));
  sheet.cut(
    all,
    sheet.radial([x, camera.horizon * 0.8], sheet.width * 0.6, [
      [0, '#fff3dc', 0.55],
      [1, '#fff3dc', 0],
    ]),
  );
  sheet.soft(20, 'opacity="0.3"', () => {
    for (let wisp = 0; wisp < 4; wisp++) {
      const y = camera.horizon * between(random, 0.08, 0.62);
      sheet.ellipse(
        random() * sheet.width,
        y,
        sheet.width * between(random, 0.1, 0.3),
        sheet.width * between(random, 0.003, 0.01),
        '#fff8ec',
      );
    }
  });
}

/** Mist that begins at one height, is thickest at another, and thins as far below it. */
export function drawMist(
  { sheet, light }: View,
  top: number,
  foot: number,
  strength: number,
): void {
  sheet.cut(
    `M0 ${top}H${sheet.width}V${foot * 2 - top}H0Z`,
    sheet.linear(
      [0, top],
      [0, foot * 2 - top],
      [
        [0, light.haze, 0],
        [0.5, light.haze, strength],
        [1, light.haze, 0],
      ],
    ),
  );
}
