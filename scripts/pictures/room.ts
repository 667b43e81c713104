import { nowhere, outline, type Point } from './camera.ts';
import type { House } from './house.ts';
import { drawBackdrop, drawMeadow } from './landscape.ts';
import { lay, walls } from './masonry.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import type { Random } from './random.ts';
import { closed, open, Sheet } from './sheet.ts';
import { drawTrees, type Tree } from './tree.ts';
import { face, facePath, type View } from './view.ts';
import { hours, seasons } from './weather.ts';

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

type Place = (u: number, v: number, out?: number) => Point;

const placeOn = (room: Room, wall: Window['wall']): Place =>
  wall === 'far' ? (u, v, out = 0) => [u, room.depth + out, v] : (u, v, out = 0) => [-out, u, v];

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

/** The depth of the wall in which a window sits, then frame and bars, sill and curtains. */
function drawWindow(
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

const floors: Record<
  Room['floor'],
  { base: Colour; tones: readonly [Colour, Colour, Colour]; plank: readonly [number, number] }
> = {
  oak: { base: '#b8966c', tones: ['#ab8860', '#c4a47c', '#b08d63'], plank: [0.18, 1.7] },
  dark: { base: '#8a6a4c', tones: ['#7c5e42', '#967557', '#826347'], plank: [0.2, 1.9] },
  herringbone: { base: '#b0906a', tones: ['#a3835e', '#bd9d78', '#a98962'], plank: [0.11, 0.5] },
  tile: { base: '#b7aa96', tones: ['#ac9f8b', '#c1b5a2', '#b1a490'], plank: [0.6, 0.6] },
  concrete: { base: '#b9b5ab', tones: ['#b2aea4', '#c0bcb2', '#b5b1a7'], plank: [2.4, 2.4] },
  deck: { base: '#a58b6b', tones: ['#98805f', '#b09777', '#9e8564'], plank: [0.14, 2.4] },
};

function drawFloor(view: View, room: Room): void {
  const { sheet, camera, random } = view;
  const { base, tones, plank } = floors[room.floor];
  const whole: Point[] = [
    [0, -1.3, 0],
    [room.width, -1.3, 0],
    [room.width, room.depth, 0],
    [0, room.depth, 0],
  ];
  const path = facePath(view, whole);
  sheet.cut(path, base);
  sheet.within(path, () => {
    const paths = new Map<Colour, string>();
    for (let x = 0; x < room.width; x += plank[0])
      for (let y = -1.3 - random() * plank[1]; y < room.depth; y += plank[1]) {
        const tone = mix(
          base,
          tones[Math.floor(random() * 3)] ?? base,
          0.5 + random() * 0.5 > 0.8 ? 1 : 0.6,
        );
        const gap = 0.008;
        paths.set(
          tone,
          (paths.get(tone) ?? '') +
            facePath(view, [
              [x + gap, y, 0],
              [x + plank[0] - gap, y, 0],
              [x + plank[0] - gap, y + plank[1] - gap, 0],
              [x + gap, y + plank[1] - gap, 0],
            ]),
        );
      }
    sheet.cut(path, darker(base, 0.28));
    for (const [tone, planks] of paths) sheet.cut(planks, tone);
    sheet.cut(
      path,
      sheet.linear(
        [0, outline(camera, whole)[2]?.[1] ?? 0],
        [0, sheet.height],
        [
          [0, view.light.horizon, 0.34],
          [0.4, view.light.horizon, 0.04],
          [1, '#1e1a16', 0.3],
        ],
      ),
    );
  });
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

/** Sunlight through each window, pane by pane, where it falls on the floor. */
function drawSunlight(view: View, room: Room): void {
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
