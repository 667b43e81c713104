import { nowhere, outline, type Point } from './camera.ts';
import { drawFloor } from './floor.ts';
import { drawBackdrop } from './hills.ts';
import type { House } from './house.ts';
import { lay, walls } from './masonry.ts';
import { drawMeadow } from './meadow.ts';
import { type Colour, darker, lighter } from './palette.ts';
import type { Random } from './random.ts';
import { closed, open, Sheet } from './sheet.ts';
import { drawTrees, type Tree } from './tree.ts';
import { face, facePath, type View } from './view.ts';
import { hours, seasons } from './weather.ts';
import { drawSunlight, drawWindow, placeOn, type Window } from './window.ts';

/** A room seen from its near side: metres inside, what it is made of, and its windows. */
export type Room = {
  width: number;
  depth: number;
  height: number;
  wall: Colour;
  /** The far wall in stone or boards. */
  accent?: 'schist' | 'limestone' | 'brick' | 'timber';
  floor: 'oak' | 'dark' | 'herringbone' | 'tile' | 'concrete' | 'deck';
  beams?: Colour;
  ceiling?: Colour;
  frame: Colour;
  windows: readonly Window[];
};

/** The view into a room from just before its near wall, which is not drawn. */
export const insideView = (house: House, room: Room, random: Random, height = 1440): View => ({
  sheet: new Sheet(1920, height),
  camera: {
    eye: [room.width * 0.45, -1.5, 1.5],
    turn: 0.08,
    focal: 1330,
    centre: 930,
    horizon: height * 0.455,
  },
  light: hours[house.hour],
  growth: seasons[house.season],
  random,
  air: 420,
});

/** Lays the empty room: the view outside first, then walls with their holes, floor, ceiling, sunlight. */
export function drawRoom(view: View, house: House, room: Room): void {
  drawOutside(view, house);
  drawFloor(view, room);
  drawCeiling(view, room);
  drawRight(view, room);
  drawPierced(view, room, 'left');
  drawPierced(view, room, 'far');
  drawCorners(view, room);
  drawSunlight(view, room);
}

function drawOutside(view: View, house: House): void {
  const low = {
    ...view,
    camera: { ...view.camera, eye: [view.camera.eye[0], view.camera.eye[1], 7] as const },
  };
  drawBackdrop(low, { ...house.setting.backdrop, hills: 0.05, trees: 0.6 });
  drawMeadow(low);
  const trees: Tree[] = Array.from(
    { length: 7 },
    (_, index): Tree => ({
      kind: index % 3 ? 'broadleaf' : 'conifer',
      at: [-44 + index * 13 + view.random() * 9, 52 + view.random() * 60, 0],
      height: 6 + view.random() * 5,
      spread: 2 + view.random() * 2,
    }),
  );
  drawTrees(low, trees);
}

function drawPierced(view: View, room: Room, wall: Window['wall']): void {
  const { sheet, camera, random } = view;
  const place = placeOn(room, wall);
  const long = wall === 'far' ? room.width : room.depth;
  const from = wall === 'far' ? 0 : -1.3;
  const holes = room.windows.filter((window) => window.wall === wall);
  const quad = (x0: number, z0: number, x1: number, z1: number): Point[] => [
    place(x0, z0),
    place(x1, z0),
    place(x1, z1),
    place(x0, z1),
  ];
  const whole = outline(camera, quad(from, 0, long, room.height));
  const path = [
    closed(whole),
    ...holes.map((hole) =>
      facePath(view, quad(hole.x, hole.z, hole.x + hole.width, hole.z + hole.height)),
    ),
  ].join('');
  const base = wall === 'far' ? darker(room.wall, 0.08) : darker(room.wall, 0.17);
  const [a, b] = [whole[0] ?? nowhere, whole[1] ?? nowhere];
  sheet.cut(
    path,
    sheet.linear(a, b, [
      [0, wall === 'far' ? darker(base, 0.06) : darker(base, 0.12)],
      [0.6, lighter(base, 0.06)],
      [1, base],
    ]),
    'fill-rule="evenodd"',
  );
  const accent = wall === 'far' ? room.accent : undefined;
  if (accent)
    sheet.within(path, () => {
      const material = walls[accent];
      sheet.cut(path, darker(material.base, 0.14), 'fill-rule="evenodd"');
      for (const [tone, pieces] of lay({ ...material, share: 0.85 }, long, room.height, random))
        sheet.cut(
          pieces.map(([x, z, w, h]) => facePath(view, quad(x, z, x + w, z + h))).join(''),
          darker(tone, 0.12),
        );
      sheet.polygon(
        whole,
        sheet.linear(
          [0, whole[3]?.[1] ?? 0],
          [0, a[1]],
          [
            [0, '#1e262b', 0.22],
            [0.4, '#1e262b', 0],
            [1, '#1e262b', 0.2],
          ],
        ),
      );
    });
  for (const hole of holes) drawWindow(view, room, hole, place);
  if (!accent) face(view, quad(from, 0, long, 0.12), lighter(base, 0.2));
}

function drawCeiling(view: View, room: Room): void {
  const { height: h, width: w, depth: d } = room;
  const { sheet } = view;
  const base = room.ceiling ?? lighter(room.wall, 0.2);
  const path = facePath(view, [
    [0, -1.3, h],
    [w, -1.3, h],
    [w, d, h],
    [0, d, h],
  ]);
  sheet.cut(
    path,
    sheet.linear(
      [0, 0],
      [0, 420],
      [
        [0, darker(base, 0.13)],
        [1, lighter(base, 0.1)],
      ],
    ),
  );
  if (!room.beams) return;
  for (let y = room.depth - 0.5; y > -0.6; y -= 1.05) {
    face(
      view,
      [
        [0, y, h - 0.2],
        [w, y, h - 0.2],
        [w, y + 0.2, h - 0.2],
        [0, y + 0.2, h - 0.2],
      ],
      darker(room.beams, 0.3),
    );
    face(
      view,
      [
        [0, y, h - 0.2],
        [w, y, h - 0.2],
        [w, y, h],
        [0, y, h],
      ],
      darker(room.beams, 0.12),
    );
  }
}

function drawRight(view: View, room: Room): void {
  const { sheet, camera } = view;
  const shape = outline(camera, [
    [room.width, room.depth, 0],
    [room.width, -1.3, 0],
    [room.width, -1.3, room.height],
    [room.width, room.depth, room.height],
  ]);
  const [a, b] = [shape[0] ?? nowhere, shape[1] ?? nowhere];
  sheet.polygon(
    shape,
    sheet.linear(
      a,
      [b[0], a[1]],
      [
        [0, lighter(room.wall, 0.16)],
        [0.5, room.wall],
        [1, darker(room.wall, 0.16)],
      ],
    ),
  );
  face(
    view,
    [
      [room.width, room.depth, 0],
      [room.width, -1.3, 0],
      [room.width, -1.3, 0.12],
      [room.width, room.depth, 0.12],
    ],
    lighter(room.wall, 0.3),
  );
}

/** Corners hold a little darkness; without it a room is a box of cards. */
function drawCorners(view: View, room: Room): void {
  const { sheet } = view;
  const { width: w, depth: d, height: h } = room;
  sheet.soft(26, 'opacity="0.2"', () => {
    for (const [a, b] of [
      [
        [0, d, 0],
        [0, d, h],
      ],
      [
        [w, d, 0],
        [w, d, h],
      ],
      [
        [0, d, h],
        [w, d, h],
      ],
      [
        [0, d, 0],
        [w, d, 0],
      ],
      [
        [0, 0, h],
        [0, d, h],
      ],
      [
        [w, 0, h],
        [w, d, h],
      ],
    ] as const)
      sheet.line(open(outline(view.camera, [a, b, b])), '#241d17', 30);
  });
}
