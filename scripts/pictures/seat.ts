import { type Box, drum, type Item, piece } from './box.ts';
import { project, scaleAt } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { open } from './sheet.ts';

/** A place on the floor; a height, if there is one, is not looked at. */
export type Ground = readonly [number, number, ...number[]];

/** A sofa against the right-hand wall, looking left; or, `towards`, against the far wall, looking at us. */
export function sofa(
  [x, y]: Ground,
  long: number,
  colour: Colour,
  accent: Colour,
  towards = false,
): Item {
  const at = (
    a: number,
    b: number,
    z: number,
    w: number,
    d: number,
    h: number,
    tint: Colour,
    soft: number,
  ): Box =>
    towards
      ? { at: [x + b, y + a - 0.95, z], size: [d, w, h], colour: tint, soft }
      : { at: [x - a - w, y + b, z], size: [w, d, h], colour: tint, soft };
  const back = towards ? 0.95 - 0.24 : 0;
  const seat = towards ? 0 : 0.2;
  const boxes = [
    at(back, 0, 0.12, 0.24, long, 0.72, colour, 0.06),
    at(seat, long - 0.2, 0.12, 0.74, 0.2, 0.5, colour, 0.06),
    at(seat, 0.2, 0.12, 0.74, long - 0.4, 0.28, darker(colour, 0.06), 0.05),
    at(seat, long / 2 + 0.02, 0.4, 0.7, long / 2 - 0.24, 0.12, lighter(colour, 0.06), 0.07),
    at(seat, 0.22, 0.4, 0.7, long / 2 - 0.24, 0.12, lighter(colour, 0.06), 0.07),
    at(towards ? 0.5 : 0.24, long - 0.75, 0.52, 0.16, 0.46, 0.36, accent, 0.09),
    at(towards ? 0.5 : 0.24, 0.34, 0.52, 0.16, 0.44, 0.34, mix(accent, '#efe6d6', 0.5), 0.09),
    at(seat, 0, 0.12, 0.74, 0.2, 0.5, colour, 0.06),
  ];
  return piece(boxes);
}

/** A chair; its back stands on the side named. */
export function chair(
  [x, y]: Ground,
  back: 'near' | 'far' | 'left' | 'right',
  colour: Colour,
): Item {
  const leg = (a: number, b: number): Box => ({
    at: [x + a, y + b, 0],
    size: [0.04, 0.04, 0.44],
    colour: darker(colour, 0.2),
  });
  const part = (u: number, z: number, long: number, high: number): Box => {
    const across = back === 'near' || back === 'far';
    const edge = back === 'far' || back === 'right' ? 0.4 : 0;
    return {
      at: across ? [x + u, y + edge, z] : [x + edge, y + u, z],
      size: across ? [long, 0.035, high] : [0.035, long, high],
      colour,
    };
  };
  const rails = [
    part(0.4, 0.44, 0.04, 0.42),
    part(0, 0.44, 0.04, 0.42),
    part(0, 0.56, 0.44, 0.07),
    part(0, 0.76, 0.44, 0.1),
  ];
  const seat: Box = {
    at: [x, y, 0.42],
    size: [0.44, 0.44, 0.05],
    colour: lighter(colour, 0.06),
    soft: 0.02,
  };
  const legs = [leg(0, 0.4), leg(0.4, 0.4), leg(0, 0), leg(0.4, 0)];
  return piece(
    back === 'near' || back === 'right' ? [...legs, seat, ...rails] : [...legs, ...rails, seat],
  );
}

/** A bar stool on four splayed legs. */
export function stool([x, y]: Ground, colour: Colour): Item {
  return {
    at: [x, y, 0],
    draw: (view) => {
      for (const [a, b] of [
        [-0.14, 0.14],
        [0.14, 0.14],
        [-0.14, -0.14],
        [0.14, -0.14],
      ] as const)
        view.sheet.line(
          open([
            project(view.camera, [x + a * 1.3, y + b * 1.3, 0]),
            project(view.camera, [x + a * 0.7, y + b * 0.7, 0.66]),
          ]),
          darker(colour, 0.3),
          scaleAt(view.camera, [x, y, 0]) * 0.028,
          'stroke-linecap="round"',
        );
      drum(view, [x, y, 0.64], 0.19, 0.05, colour);
    },
  };
}
