import { type Box, drum, type Item, piece } from './box.ts';
import { outline, type Point, project, scaleAt } from './camera.ts';
import { type Colour, darker, mix } from './palette.ts';
import type { Ground } from './seat.ts';
import { closed } from './sheet.ts';

/** A table on four legs; near left corner, width, depth, height. */
export function table([x, y]: Ground, w: number, d: number, h: number, colour: Colour): Item {
  const leg = (a: number, b: number): Box => ({
    at: [a, b, 0],
    size: [0.08, 0.08, h - 0.05],
    colour: darker(colour, 0.15),
  });
  return piece([
    leg(x + 0.06, y + d - 0.14),
    leg(x + w - 0.14, y + d - 0.14),
    leg(x + 0.06, y + 0.06),
    leg(x + w - 0.14, y + 0.06),
    { at: [x, y, h - 0.05], size: [w, d, 0.05], colour },
  ]);
}

/** A potted plant of cut leaves. */
export function plant([x, y, z]: Point, height: number, pot: Colour): Item {
  return {
    at: [x, y, 0],
    draw: (view) => {
      const { sheet, camera, random } = view;
      const scale = scaleAt(camera, [x, y, z]);
      drum(view, [x, y, z], 0.13 * height, 0.3 * height, pot, 0.17 * height);
      const [sx, sy] = project(camera, [x, y, z + 0.28 * height]);
      for (let leaf = 0; leaf < 22; leaf++) {
        const angle = -Math.PI / 2 + (leaf / 21 - 0.5) * 2.7;
        const long = scale * height * (0.36 + random() * 0.36);
        const [tx, ty] = [sx + Math.cos(angle) * long * 0.75, sy + Math.sin(angle) * long];
        const wide = long * 0.11;
        const [mx, my] = [(sx + tx) / 2, (sy + ty) / 2 - long * 0.06];
        const tone = mix('#2f5a43', '#86a06c', random() * 0.8);
        sheet.cut(
          `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${(mx - wide).toFixed(1)} ${(my - wide).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}Q${(mx + wide).toFixed(1)} ${(my + wide).toFixed(1)} ${sx.toFixed(1)} ${sy.toFixed(1)}Z`,
          tone,
        );
      }
    },
  };
}

/** A picture on a wall: hills, once more. The wall is the far one, or the right-hand one at this x. */
export function painting(corner: Point, long: number, high: number, wall: 'far' | 'right'): Item {
  const [x, y, z] = corner;
  const at = (u: number, v: number): Point =>
    wall === 'far' ? [x + u * long, y, z + v * high] : [x, y - u * long, z + v * high];
  return {
    at: [x, y + 5, z],
    draw: (view) => {
      const { sheet, camera } = view;
      const quad = (a: number, b: number, c: number, d: number) =>
        outline(camera, [at(a, b), at(c, b), at(c, d), at(a, d)]);
      sheet.polygon(quad(0, 0, 1, 1), '#4a443c');
      sheet.polygon(quad(0.04, 0.05, 0.96, 0.95), '#f1eadc');
      const hill = (high1: number, high2: number, colour: Colour) =>
        sheet.cut(
          closed(
            outline(camera, [
              at(0.14, 0.16),
              at(0.86, 0.16),
              at(0.86, high1),
              at(0.62, high2),
              at(0.4, high1 * 0.9),
              at(0.14, high2 * 0.8),
            ]),
          ),
          colour,
        );
      sheet.polygon(quad(0.14, 0.16, 0.86, 0.86), '#e3d9c3');
      hill(0.5, 0.66, '#b9bfae');
      hill(0.44, 0.4, '#738c7d');
      hill(0.24, 0.34, '#2d5443');
    },
  };
}
