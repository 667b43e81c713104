import { drawBalcony } from './balcony.ts';
import { outline, type Point, type Spot } from './camera.ts';
import { glazing } from './glazing.ts';
import type { House, Opening } from './house.ts';
import { type Colour, darker, lighter } from './palette.ts';
import { closed, open } from './sheet.ts';
import { shade, type View } from './view.ts';

/** A wall standing in the world: a place on it is metres along, metres up, metres out of its face. */
export type Plane = {
  width: number;
  normal: Point;
  place: (along: number, up: number, out?: number) => Point;
};

const bluestone: Colour = '#8d9393';

/** Lays one window or door into a wall. */
export function drawOpening(
  view: View,
  house: House,
  plane: Plane,
  opening: Opening,
  surround: boolean,
): void {
  const { x, z, width, height } = opening;
  if (surround) drawSurround(view, plane, opening);
  const hole = spots(view, plane, x, z, x + width, z + height, 0);
  view.sheet.polygon(hole, shade(view, '#55534e', plane.normal, plane.place(x, z)));
  view.sheet.within(closed(hole), () => fill[opening.kind](view, house, plane, opening));
  if (opening.kind === 'balcony') drawBalcony(view, plane, opening);
}

type Fill = (view: View, house: House, plane: Plane, opening: Opening) => void;

const fill: Record<Opening['kind'], Fill> = {
  window: (view, house, plane, opening) =>
    glazing(
      view,
      plane,
      opening,
      house.joinery,
      opening.width > 0.85 ? 2 : 1,
      opening.height > 1.6 ? 3 : 2,
    ),
  glass: (view, _house, plane, opening) =>
    glazing(view, plane, opening, '#3b4144', Math.max(2, Math.round(opening.width / 1.2)), 1),
  balcony: (view, _house, plane, opening) => glazing(view, plane, opening, '#3b4144', 2, 1),
  shop: (view, house, plane, opening) => glazing(view, plane, opening, house.joinery, 2, 1),
  door: (view, house, plane, opening) => planks(view, plane, opening, house.joinery, true),
  barn: (view, house, plane, opening) => planks(view, plane, opening, house.joinery, false),
  garage: (view, house, plane, opening) => {
    leaf(view, plane, opening, house.joinery);
    for (let row = 1; row < 5; row++) {
      const up = opening.z + (opening.height * row) / 5;
      stroke(view, plane, opening.x, up, opening.x + opening.width, up, darker(house.joinery, 0.4));
    }
  },
};

function planks(
  view: View,
  plane: Plane,
  opening: Opening,
  joinery: Colour,
  single: boolean,
): void {
  leaf(view, plane, opening, joinery);
  const { x, z, width, height } = opening;
  const dark = darker(joinery, 0.35);
  const boards = Math.max(4, Math.round(width / 0.2));
  for (let board = 1; board < boards; board++) {
    const at = x + (width * board) / boards;
    stroke(view, plane, at, z, at, z + height, dark, board === boards / 2 && !single ? 3 : 1);
  }
  if (single && height > 2) {
    const pane = spots(
      view,
      plane,
      x + width * 0.2,
      z + height * 0.62,
      x + width * 0.8,
      z + height * 0.9,
      -0.14,
    );
    view.sheet.polygon(pane, view.light.lamps > 0.5 ? '#f0c987' : '#334046');
  }
  for (const up of single ? [] : [0.2, 0.8])
    view.sheet.polygon(
      spots(view, plane, x, z + height * up, x + width, z + height * up + 0.12, -0.12),
      dark,
      'opacity="0.5"',
    );
}

function leaf(view: View, plane: Plane, { x, z, width, height }: Opening, joinery: Colour): void {
  view.sheet.polygon(
    spots(view, plane, x - 0.1, z - 0.1, x + width + 0.1, z + height + 0.1, -0.15),
    shade(view, joinery, plane.normal, plane.place(x, z)),
  );
  view.sheet.polygon(
    spots(view, plane, x, z + height - 0.22, x + width, z + height, -0.15),
    view.light.shadow,
    `opacity="${view.light.contrast * 0.7}"`,
  );
}

/** Jambs, lintel and sill of bluestone, in blocks, and the sill's shadow. */
function drawSurround(view: View, plane: Plane, { kind, x, z, width, height }: Opening): void {
  const tone = shade(view, bluestone, plane.normal, plane.place(x, z));
  const block = (x0: number, z0: number, x1: number, z1: number, colour: Colour) =>
    view.sheet.polygon(spots(view, plane, x0, z0, x1, z1, 0.02), colour);
  block(x - 0.14, z - 0.02, x + width + 0.14, z + height + 0.2, tone);
  for (let step = 0; step < 4; step++) {
    const foot = z + (height * step) / 4;
    const long = step % 2 ? 0.1 : 0;
    block(x - 0.14 - long, foot, x, foot + height / 4 - 0.03, lighter(tone, 0.06 + long));
    block(
      x + width,
      foot,
      x + width + 0.14 + long,
      foot + height / 4 - 0.03,
      lighter(tone, 0.06 + long),
    );
  }
  if (kind !== 'window') return;
  block(x - 0.2, z - 0.14, x + width + 0.2, z, lighter(tone, 0.2));
  view.sheet.polygon(
    spots(view, plane, x - 0.18, z - 0.26, x + width + 0.2, z - 0.14, 0.01),
    view.light.shadow,
    `opacity="${view.light.contrast * 0.45}"`,
  );
}

function stroke(
  view: View,
  plane: Plane,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  colour: Colour,
  width = 1,
): void {
  view.sheet.line(
    open(outline(view.camera, [plane.place(x0, z0, -0.14), plane.place(x1, z1, -0.14)])),
    colour,
    width,
    'opacity="0.55"',
  );
}

/** A rectangle on a wall as spots on the sheet: foot left, foot right, head right, head left. */
export function spots(
  view: View,
  plane: Plane,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  out: number,
): Spot[] {
  return outline(view.camera, [
    plane.place(x0, z0, out),
    plane.place(x1, z0, out),
    plane.place(x1, z1, out),
    plane.place(x0, z1, out),
  ]);
}
