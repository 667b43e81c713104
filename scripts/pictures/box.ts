import { distance, nowhere, outline, type Point, type Spot, scaleAt } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { closed, rounded } from './sheet.ts';
import { hull, type View } from './view.ts';

/** Something standing in a room, drawn nearer-last by where it stands. */
export type Item = { at: Point; draw: (view: View) => void };

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
