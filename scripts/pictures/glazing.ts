import { nowhere } from './camera.ts';
import type { Opening } from './house.ts';
import { type Plane, spots } from './opening.ts';
import { type Colour, mix } from './palette.ts';
import { shade, type View } from './view.ts';

/** Panes in their frame, set back in the wall: sky in the glass, here and there a lamp or a curtain. */
export function glazing(
  view: View,
  plane: Plane,
  opening: Opening,
  joinery: Colour,
  across: number,
  up: number,
): void {
  const { sheet, light, random } = view;
  const depth = -0.16;
  const { x, z, width, height } = opening;
  const frame = shade(view, joinery, plane.normal, plane.place(x, z));
  sheet.polygon(
    spots(view, plane, x - 0.1, z - 0.1, x + width + 0.1, z + height + 0.1, depth),
    frame,
  );
  const border = Math.min(0.07, width * 0.08);
  const [w, h] = [(width - border) / across, (height - border) / up];
  const lamp = random() < light.lamps;
  const curtain = random() < 0.5;
  for (let column = 0; column < across; column++)
    for (let row = 0; row < up; row++) {
      const [left, foot] = [x + border + column * w, z + border + row * h];
      const pane = spots(view, plane, left, foot, left + w - border, foot + h - border, depth);
      const [a, c] = [pane[0] ?? nowhere, pane[2] ?? nowhere];
      sheet.polygon(
        pane,
        lamp
          ? sheet.linear(a, c, [
              [0, '#d99a52'],
              [1, '#f3cf8f'],
            ])
          : sheet.linear(a, c, [
              [0, '#2b363a'],
              [0.55, mix('#3c4a4f', light.zenith, 0.25)],
              [1, mix('#4a585d', light.horizon, 0.6)],
            ]),
      );
      if (random() < 0.6)
        sheet.polygon(
          spots(view, plane, left, foot + h * 0.45, left + w * 0.5, foot + h - border, depth)
            .slice(0, 4)
            .filter((_, corner) => corner !== 1),
          light.horizon,
          'opacity="0.16"',
        );
    }
  if (curtain && !lamp && opening.kind === 'window')
    for (const side of [0, 1]) {
      const from = x + (side ? width * 0.76 : border);
      sheet.polygon(
        spots(view, plane, from, z + border, from + width * 0.2, z + height, depth),
        '#efe6d6',
        'opacity="0.3"',
      );
    }
  const shadow = spots(view, plane, x, z + height * 0.86, x + width, z + height, depth);
  sheet.polygon(shadow, light.shadow, `opacity="${0.25 + light.contrast * 0.4}"`);
}
