import { outline, type Point } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import type { Room } from './room.ts';
import { open } from './sheet.ts';
import { face, facePath, type View } from './view.ts';

/** A window in the far or the left wall: where it begins along that wall, its sill, width and height. */
export type Window = {
  wall: 'far' | 'left';
  x: number;
  z: number;
  width: number;
  height: number;
  panes: readonly [number, number];
  curtains?: Colour;
};

type Place = (u: number, v: number, out?: number) => Point;

/** How places on a room’s wall are reckoned: along it, up it, and outwards through it. */
export const placeOn = (room: Room, wall: Window['wall']): Place =>
  wall === 'far' ? (u, v, out = 0) => [u, room.depth + out, v] : (u, v, out = 0) => [-out, u, v];

/** The depth of the wall in which a window sits, then frame and bars, sill and curtains. */
export function drawWindow(
  view: View,
  room: Room,
  { x, z, width, height, panes, curtains }: Window,
  place: Place,
): void {
  const { camera, sheet } = view;
  const deep = 0.28;
  const [x1, z1] = [x + width, z + height];
  const bright = mix(lighter(room.wall, 0.35), view.light.horizon, 0.35);
  const reveal = (corners: readonly Point[], tone: Colour) => face(view, corners, tone);
  reveal([place(x, z), place(x1, z), place(x1, z, deep), place(x, z, deep)], lighter(bright, 0.25));
  reveal([place(x1, z), place(x1, z1), place(x1, z1, deep), place(x1, z, deep)], bright);
  if (camera.eye[0] > x || place(0, 0)[1] === 0)
    reveal(
      [place(x, z), place(x, z1), place(x, z1, deep), place(x, z, deep)],
      darker(bright, 0.05),
    );
  reveal(
    [place(x, z1), place(x1, z1), place(x1, z1, deep), place(x, z1, deep)],
    darker(bright, 0.12),
  );
  const hole = facePath(view, [
    place(x, z, deep),
    place(x1, z, deep),
    place(x1, z1, deep),
    place(x, z1, deep),
  ]);
  sheet.cut(hole, lighter(view.light.horizon, 0.6), 'opacity="0.2"');
  const bar = (x0: number, z0: number, xa: number, za: number) =>
    face(
      view,
      [place(x0, z0, deep), place(xa, z0, deep), place(xa, za, deep), place(x0, za, deep)],
      darker(room.frame, 0.12),
    );
  const [across, up] = panes;
  for (let column = 0; column <= across; column++) {
    const at = x + (width * column) / across;
    const thick = column % across ? 0.03 : 0.06;
    bar(at - thick, z, at + thick, z1);
  }
  for (let row = 0; row <= up; row++) {
    const at = z + (height * row) / up;
    const thick = row % up ? 0.02 : 0.06;
    bar(x, at - thick, x1, at + thick);
  }
  if (!curtains) return;
  for (const side of [0, 1]) {
    const from = side ? x1 - 0.08 : x - 0.42;
    for (let fold = 0; fold < 5; fold++)
      face(
        view,
        [
          place(from + fold * 0.1, 0.04, -0.06),
          place(from + fold * 0.1 + 0.1, 0.04, -0.06),
          place(from + fold * 0.1 + 0.1, z1 + 0.18, -0.06),
          place(from + fold * 0.1, z1 + 0.18, -0.06),
        ],
        fold % 2 ? curtains : darker(curtains, 0.12),
      );
  }
  sheet.line(
    open(outline(camera, [place(x - 0.55, z1 + 0.19, -0.06), place(x1 + 0.55, z1 + 0.19, -0.06)])),
    '#3b4144',
    4,
  );
}

/** Sunlight through each window, pane by pane, where it falls on the floor. */
export function drawSunlight(view: View, room: Room): void {
  const { sheet, light } = view;
  if (light.contrast < 0.35) return;
  const [dx, dy, dz] = [0.62, -0.62, -0.62];
  const floor = facePath(view, [
    [0, -1.3, 0],
    [room.width, -1.3, 0],
    [room.width, room.depth, 0],
    [0, room.depth, 0],
  ]);
  sheet.within(floor, () =>
    sheet.soft(3, `opacity="${0.34 + light.contrast * 0.3}"`, () => {
      for (const { wall, x, z, width, height, panes } of room.windows) {
        const place = placeOn(room, wall);
        const onFloor = (u: number, v: number): Point => {
          const [px, py, pz] = place(u, v, 0.1);
          const t = pz / -dz;
          return [px + dx * t, py + dy * t, 0];
        };
        const [w, h] = [width / panes[0], height / panes[1]];
        for (let column = 0; column < panes[0]; column++)
          for (let row = 0; row < panes[1]; row++) {
            const [u, v] = [x + column * w + 0.04, z + row * h + 0.03];
            sheet.cut(
              facePath(view, [
                onFloor(u, v),
                onFloor(u + w - 0.08, v),
                onFloor(u + w - 0.08, v + h - 0.06),
                onFloor(u, v + h - 0.06),
              ]),
              '#ffe7b8',
            );
          }
      }
    }),
  );
}
