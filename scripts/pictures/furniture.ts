import { distance, nowhere, outline, type Point, project, type Spot, scaleAt } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { closed, open, rounded } from './sheet.ts';
import { hull, type View } from './view.ts';

/** Something standing in a room, drawn nearer-last by where it stands. */
export type Item = { at: Point; draw: (view: View) => void };

/** A place on the floor; a height, if there is one, is not looked at. */
type Ground = readonly [number, number, ...number[]];

/** A box of a piece of furniture: near left foot corner, size, colour; `soft` rounds its edges, in metres. */
export type Box = { at: Point; size: Point; colour: Colour; soft?: number };

/** Lays the pieces of a room, the farthest first. */
export function furnish(view: View, items: readonly Item[]): void {
  const far = ({ at }: Item) => distance(view.camera, at);
  for (const item of [...items].sort((a, b) => far(b) - far(a))) item.draw(view);
}

/** A piece made of boxes in the order given, with its shadow on the floor. */
export function piece(boxes: readonly Box[], shadow = true): Item {
  const middle: Point = [middleOf(boxes, 0), middleOf(boxes, 1), 0];
  return {
    at: middle,
    draw: (view) => {
      if (shadow) shadowOf(view, boxes);
      for (const box of boxes) drawBox(view, box);
    },
  };
}

function middleOf(boxes: readonly Box[], axis: 0 | 1): number {
  const edges = boxes.flatMap(({ at, size }) => [at[axis], at[axis] + size[axis]]);
  return (Math.min(...edges) + Math.max(...edges)) / 2;
}

/** Light from the windows (the far left) falls on tops and left sides; what looks at us lies in soft shade. */
export function drawBox(
  view: View,
  { at: [x, y, z], size: [w, d, h], colour, soft = 0 }: Box,
): void {
  const { sheet, camera } = view;
  const [x1, y1, z1] = [x + w, y + d, z + h];
  const edge = Math.max(0.8, soft * scaleAt(camera, [x, y, z]));
  const side = (corners: readonly Point[], tone: Colour, foot: Colour) => {
    const shape = outline(camera, corners);
    const [a, b] = [shape[0] ?? nowhere, shape[2] ?? nowhere];
    const paint = sheet.linear(
      [a[0], Math.min(a[1], b[1])],
      [a[0], Math.max(a[1], b[1])],
      [
        [0, tone],
        [1, foot],
      ],
    );
    sheet.polygon(
      shape,
      paint,
      `stroke="${mix(tone, foot, 0.5)}" stroke-width="${edge.toFixed(1)}" stroke-linejoin="round"`,
    );
  };
  const front = mix(darker(colour, 0.2), view.light.horizon, 0.04);
  if (camera.eye[0] < x)
    side(
      [
        [x, y, z],
        [x, y1, z],
        [x, y1, z1],
        [x, y, z1],
      ],
      lighter(colour, 0.06),
      darker(colour, 0.1),
    );
  if (camera.eye[0] > x1)
    side(
      [
        [x1, y, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x1, y, z1],
      ],
      darker(colour, 0.3),
      darker(colour, 0.42),
    );
  if (camera.eye[2] > z1)
    side(
      [
        [x, y, z1],
        [x1, y, z1],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      lighter(colour, 0.26),
      lighter(colour, 0.14),
    );
  side(
    [
      [x, y, z],
      [x1, y, z],
      [x1, y, z1],
      [x, y, z1],
    ],
    front,
    darker(front, 0.14),
  );
}

function shadowOf(view: View, boxes: readonly Box[]): void {
  const low = boxes.flatMap(({ at: [x, y, z], size: [w, d, h] }): Point[] => {
    const slip = Math.min(0.55, (z + h) * 0.35);
    return [
      [x, y, 0],
      [x + w, y, 0],
      [x, y + d, 0],
      [x + w, y + d, 0],
      [x + slip, y - slip, 0],
      [x + w + slip, y - slip, 0],
    ];
  });
  const path = closed(outline(view.camera, hull(low)));
  view.sheet.soft(11, 'opacity="0.34"', () => view.sheet.cut(path, '#2a211a'));
}

/** A flat round: table top, lamp foot, plate. */
export function disc(
  view: View,
  [x, y, z]: Point,
  radius: number,
  colour: Colour,
  more = '',
): void {
  view.sheet.cut(rounded(ring(view, [x, y, z], radius)), colour, more);
}

/** An upright round body; `top` is its upper radius. */
export function drum(
  view: View,
  [x, y, z]: Point,
  radius: number,
  height: number,
  colour: Colour,
  top = radius,
): void {
  const body = [...ring(view, [x, y, z], radius), ...ring(view, [x, y, z + height], top)];
  const shape = hull(body.map(([a, b]): Point => [a, b, 0])).map(([a, b]): Spot => [a, b]);
  const [left, right] = [Math.min(...shape.map(([a]) => a)), Math.max(...shape.map(([a]) => a))];
  view.sheet.polygon(
    shape,
    view.sheet.linear(
      [left, 0],
      [right, 0],
      [
        [0, lighter(colour, 0.2)],
        [0.4, colour],
        [1, darker(colour, 0.34)],
      ],
    ),
  );
  if (view.camera.eye[2] > z + height) disc(view, [x, y, z + height], top, lighter(colour, 0.12));
}

function ring(view: View, [x, y, z]: Point, radius: number): Spot[] {
  return outline(
    view.camera,
    Array.from({ length: 28 }, (_, step): Point => {
      const angle = (step / 28) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
    }),
  );
}

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
  const spot: Record<typeof back, Box> = {
    near: { at: [x, y, 0.44], size: [0.44, 0.04, 0.44], colour, soft: 0.02 },
    far: { at: [x, y + 0.4, 0.44], size: [0.44, 0.04, 0.44], colour, soft: 0.02 },
    left: { at: [x, y, 0.44], size: [0.04, 0.44, 0.44], colour, soft: 0.02 },
    right: { at: [x + 0.4, y, 0.44], size: [0.04, 0.44, 0.44], colour, soft: 0.02 },
  };
  const seat: Box = {
    at: [x, y, 0.42],
    size: [0.44, 0.44, 0.05],
    colour: lighter(colour, 0.06),
    soft: 0.02,
  };
  const legs = [leg(0, 0.4), leg(0.4, 0.4), leg(0, 0), leg(0.4, 0)];
  return piece(
    back === 'near' || back === 'right' ? [...legs, seat, spot[back]] : [...legs, spot[back], seat],
  );
}

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

/** A lamp hanging from the ceiling. */
export function pendant([x, y, z]: Point, ceiling: number, colour: Colour, radius = 0.22): Item {
  return {
    at: [x, y, z],
    draw: (view) => {
      view.sheet.line(
        open([project(view.camera, [x, y, ceiling]), project(view.camera, [x, y, z + 0.2])]),
        '#3b4144',
        2,
      );
      const [gx, gy] = project(view.camera, [x, y, z]);
      const reach = scaleAt(view.camera, [x, y, z]) * radius * 4;
      view.sheet.ellipse(
        gx,
        gy,
        reach,
        reach,
        view.sheet.radial([gx, gy], reach, [
          [0, '#ffdf9e', 0.4],
          [1, '#ffdf9e', 0],
        ]),
      );
      drum(view, [x, y, z], radius, 0.24, colour, radius * 0.32);
      disc(view, [x, y, z], radius * 0.94, '#ffe9bd');
    },
  };
}

/** A floor lamp with a paper shade and its glow. */
export function lamp([x, y]: Ground, height = 1.55): Item {
  return {
    at: [x, y, 0],
    draw: (view) => {
      const [gx, gy] = project(view.camera, [x, y, height - 0.1]);
      const scale = scaleAt(view.camera, [x, y, height]);
      disc(view, [x, y, 0.02], 0.17, '#3b4144');
      view.sheet.line(
        open([project(view.camera, [x, y, 0.02]), [gx, gy]]),
        '#3b4144',
        scale * 0.022,
      );
      view.sheet.ellipse(
        gx,
        gy,
        scale * 1.1,
        scale * 1.1,
        view.sheet.radial([gx, gy], scale * 1.1, [
          [0, '#ffdda0', 0.42],
          [1, '#ffdda0', 0],
        ]),
      );
      drum(view, [x, y, height - 0.28], 0.24, 0.34, '#f3dfb6', 0.16);
    },
  };
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
