import type { Point } from './camera.ts';
import { outline, project, scaleAt } from './camera.ts';
import {
  chair,
  disc,
  drawBox,
  drum,
  furnish,
  type Item,
  lamp,
  painting,
  pendant,
  piece,
  plant,
  sofa,
  stool,
  table,
} from './furniture.ts';
import type { House } from './house.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { pick, type Random, seeded } from './random.ts';
import { drawRoom, insideView, type Room, type Window } from './room.ts';
import { rounded, type Sheet } from './sheet.ts';
import { face, facePath, type View } from './view.ts';

export type RoomKind = 'woonkamer' | 'keuken' | 'slaapkamer';

/** A room of a house: its style and light are the house's own. */
export function interior(name: string, house: House, kind: RoomKind, height = 1440): Sheet {
  const random = seeded(`${name} ${kind}`);
  const colours = pick(seeded(name), schemes);
  const style = styles[house.interior];
  const wall = house.interior === 'chalet' ? style.wall : mix(style.wall, colours.wall, 0.75);
  const room = { ...style, wall, windows: windowsOf(house, kind) };
  const view = insideView(house, room, random, height);
  drawRoom(view, house, room);
  furnish(view, rooms[kind](view, room, house, colours, random));
  if (seeded(`${name} side`)() < 0.5 !== (kind === 'keuken')) view.sheet.mirror();
  return view.sheet;
}

type Scheme = {
  cloth: Colour;
  accent: Colour;
  rug: Colour;
  wood: Colour;
  front: Colour;
  wall: Colour;
};

/** What people of one taste put together. */
const schemes: readonly [Scheme, ...Scheme[]] = [
  {
    cloth: '#6f8579',
    accent: '#b98a5a',
    rug: '#ded3bf',
    wood: '#a07a52',
    front: '#5b7465',
    wall: '#e8e0d0',
  },
  {
    cloth: '#c8bca8',
    accent: '#6d8478',
    rug: '#b9b29f',
    wood: '#8d6a48',
    front: '#a3b09c',
    wall: '#cdd5cb',
  },
  {
    cloth: '#7d8a90',
    accent: '#c5a678',
    rug: '#e0d8c8',
    wood: '#b08a5e',
    front: '#56656c',
    wall: '#e6e3da',
  },
  {
    cloth: '#a98a68',
    accent: '#49614f',
    rug: '#d5c9b2',
    wood: '#7d5f45',
    front: '#b8976e',
    wall: '#dfd3c0',
  },
  {
    cloth: '#59706a',
    accent: '#d9c8a8',
    rug: '#c4baa6',
    wood: '#96714c',
    front: '#40574c',
    wall: '#e2ddd0',
  },
];

const styles: Record<House['interior'], Omit<Room, 'windows'>> = {
  rustic: {
    width: 6.2,
    depth: 6.4,
    height: 2.75,
    wall: '#e6dcc9',
    accent: 'schist',
    floor: 'dark',
    beams: '#8a6a4a',
    frame: '#7d6a52',
  },
  modern: { width: 6.8, depth: 6.6, height: 2.8, wall: '#e9e4da', floor: 'oak', frame: '#3b4144' },
  classic: {
    width: 6.2,
    depth: 6.2,
    height: 3.1,
    wall: '#d8d8c8',
    floor: 'herringbone',
    frame: '#f1ebdf',
  },
  chalet: {
    width: 5.6,
    depth: 5.8,
    height: 2.6,
    wall: '#cbb08a',
    accent: 'timber',
    floor: 'oak',
    beams: '#9a7750',
    ceiling: '#c2a47b',
    frame: '#5d6b5a',
  },
};

function windowsOf(house: House, kind: RoomKind): Window[] {
  const wide = house.interior === 'modern' || house.interior === 'chalet';
  const curtains: Colour | undefined = kind === 'keuken' || wide ? undefined : '#d9cdb8';
  const hung = curtains ? { curtains } : {};
  const left: Window = wide
    ? { wall: 'left', x: 2, z: 0.1, width: 2.6, height: 2.25, panes: [2, 1] }
    : { wall: 'left', x: 2.6, z: 0.6, width: 1.4, height: 1.75, panes: [2, 3] };
  if (kind === 'keuken')
    return [
      {
        wall: 'far',
        x: 1,
        z: 1.12,
        width: wide ? 3.4 : 2.4,
        height: 1.3,
        panes: [3, wide ? 1 : 2],
      },
      left,
    ];
  if (kind === 'slaapkamer')
    return [
      {
        wall: 'far',
        x: 1,
        z: wide ? 0.25 : 0.5,
        width: house.interior === 'modern' ? 2.9 : 2,
        height: wide ? 2.05 : 1.85,
        panes: [2, wide ? 1 : 3],
        curtains: '#dccfb8',
      },
    ];
  if (wide) return [{ wall: 'far', x: 0.5, z: 0.08, width: 3.5, height: 2.3, panes: [3, 1] }, left];
  return [
    { wall: 'far', x: 0.85, z: 0.45, width: 1.75, height: 1.95, panes: [2, 3], ...hung },
    left,
  ];
}

type Fill = (view: View, room: Room, house: House, colours: Scheme, random: Random) => Item[];

const rooms: Record<RoomKind, Fill> = {
  woonkamer: (_view, room, house, { cloth, accent, rug, wood }, random) => {
    const { width: w, depth: d } = room;
    return [
      carpet([1.5, 1.9, 0], w - 2.9, 2.5, rug),
      house.interior === 'modern'
        ? stove([w - 1.5, d - 0.7, 0], room.height)
        : hearth([w - 2.9, d, 0], room.height, house.interior),
      sofa([w - 0.12, 1.5, 0], 2.5, cloth, accent),
      coffee([w - 2.5, 2.8, 0], wood),
      armchair([1.0, 2.3, 0], accent),
      lamp([w - 0.5, 4.4, 0]),
      plant([0.55, d - 0.5, 0], 1.1, '#b49a7c'),
      painting([w - 0.02, 3.6, 1.35], 1.3, 0.85, 'right'),
      ...(random() < 0.6
        ? [pendant([w * 0.46, 3.2, 2.05], room.height, darker(cloth, 0.3), 0.28)]
        : []),
    ];
  },
  keuken: (_view, room, _house, { front, wood, accent }) => {
    const { width: w, depth: d } = room;
    const top: Colour = '#d9d4c8';
    const stools = [1.9, 2.65, 3.4].map((x) => stool([x, 2.05, 0], wood));
    return [
      counters(w, d, front, top),
      larder([w - 0.62, d - 2.1, 0], 1.42, front),
      piece([
        { at: [1.5, 2.6, 0], size: [2.5, 0.85, 0.88], colour: darker(front, 0.12) },
        { at: [1.42, 2.35, 0.88], size: [2.66, 1.18, 0.06], colour: top },
      ]),
      onTop([2.0, 2.85, 0.94], accent),
      ...stools,
      table([w - 1.75, 0.55], 1.5, 0.95, 0.75, wood),
      chair([w - 2.1, 0.9], 'left', darker(accent, 0.2)),
      chair([w - 1.3, 1.6], 'far', darker(accent, 0.2)),
      onTop([w - 1.2, 1.6, 0.75], accent, false),
      ...[2.05, 2.75, 3.45].map((x) => pendant([x, 2.95, 1.78], room.height, '#3b4a44', 0.17)),
      plant([0.5, 4.9, 0], 1, '#b9a283'),
    ];
  },
  slaapkamer: (_view, room, _house, { cloth, accent, rug, wood }) => {
    const { width: w, depth: d } = room;
    return [
      carpet([1.4, 1.6, 0], w - 2.2, 3, rug),
      bed([w, 2.2, 0], cloth, accent, wood),
      piece([{ at: [w - 0.55, 4.15, 0], size: [0.5, 0.45, 0.5], colour: wood }]),
      lamp([w - 0.32, 4.4, 0], 1.1),
      piece([
        { at: [w - 1.85, d - 0.55, 0], size: [1.5, 0.5, 0.85], colour: wood },
        { at: [w - 1.11, d - 0.56, 0.06], size: [0.02, 0.01, 0.74], colour: darker(wood, 0.5) },
      ]),
      painting([w - 1.62, d - 0.02, 1.3], 0.95, 0.74, 'far'),
      plant([w - 0.55, d - 0.32, 0.85], 0.5, '#c9b79b'),
      armchair([0.6, 3.4, 0], accent),
      plant([0.5, d - 0.5, 0], 1.15, '#a58e74'),
      pendant([w * 0.5, 3.2, 2.1], room.height, '#e8dcc4', 0.3),
    ];
  },
};

export function carpet([x, y]: Point, w: number, d: number, colour: Colour): Item {
  return {
    at: [x, y + 60, 0],
    draw: (view) => {
      face(
        view,
        [
          [x, y, 0.01],
          [x + w, y, 0.01],
          [x + w, y + d, 0.01],
          [x, y + d, 0.01],
        ],
        darker(colour, 0.14),
        'opacity="0.92"',
      );
      const inset = 0.12;
      face(
        view,
        [
          [x + inset, y + inset, 0.01],
          [x + w - inset, y + inset, 0.01],
          [x + w - inset, y + d - inset, 0.01],
          [x + inset, y + d - inset, 0.01],
        ],
        colour,
        'opacity="0.8"',
      );
      for (let row = 1; row < 8; row++) {
        const at = y + (d * row) / 8;
        face(
          view,
          [
            [x + 0.2, at, 0.01],
            [x + w - 0.2, at, 0.01],
            [x + w - 0.2, at + 0.03, 0.01],
            [x + 0.2, at + 0.03, 0.01],
          ],
          darker(colour, 0.2),
          'opacity="0.5"',
        );
      }
    },
  };
}

function coffee([x, y]: Point, wood: Colour): Item {
  return {
    at: [x, y, 0],
    draw: (view) => {
      view.sheet.soft(9, 'opacity="0.35"', () =>
        disc(view, [x + 0.12, y - 0.1, 0], 0.56, '#2a211a'),
      );
      drum(view, [x, y, 0], 0.2, 0.34, darker(wood, 0.3), 0.14);
      drum(view, [x, y, 0.34], 0.55, 0.05, wood);
      drum(view, [x - 0.15, y + 0.05, 0.39], 0.07, 0.15, '#ece4d4', 0.05);
      drawBox(view, { at: [x + 0.02, y - 0.22, 0.39], size: [0.3, 0.22, 0.03], colour: '#2d5443' });
      drawBox(view, {
        at: [x + 0.04, y - 0.2, 0.42],
        size: [0.25, 0.19, 0.025],
        colour: '#c9b48e',
      });
    },
  };
}

function armchair([x, y]: Point, colour: Colour): Item {
  return piece([
    { at: [x, y + 0.78, 0.14], size: [0.82, 0.12, 0.46], colour, soft: 0.06 },
    { at: [x, y + 0.02, 0.14], size: [0.2, 0.8, 0.74], colour, soft: 0.08 },
    {
      at: [x + 0.2, y + 0.12, 0.14],
      size: [0.62, 0.66, 0.28],
      colour: lighter(colour, 0.06),
      soft: 0.06,
    },
    { at: [x, y, 0.14], size: [0.82, 0.12, 0.46], colour, soft: 0.06 },
  ]);
}

/** A chimney breast on the far wall with a fire; stone in the country, marble in town. */
function hearth([x, y]: Point, ceiling: number, style: House['interior']): Item {
  const breast: Colour =
    style === 'classic' ? '#d9d8ca' : style === 'chalet' ? '#9d9588' : '#a59b8c';
  const near = y - 0.5;
  return {
    at: [x + 0.9, y - 0.2, 0],
    draw: (view) => {
      drawBox(view, { at: [x, near, 0], size: [1.8, 0.5, ceiling], colour: breast });
      if (style !== 'classic') drawRubble(view, x, near, ceiling, breast);
      const mantel: Colour = style === 'classic' ? '#eee8dc' : '#6d533c';
      if (style === 'classic')
        drawBox(view, {
          at: [x + 0.12, near - 0.06, 0],
          size: [1.56, 0.06, 1.15],
          colour: '#efe9dd',
        });
      const mouth = facePath(view, [
        [x + 0.42, near - 0.07, 0.1],
        [x + 1.38, near - 0.07, 0.1],
        [x + 1.38, near - 0.07, 0.88],
        [x + 0.42, near - 0.07, 0.88],
      ]);
      view.sheet.cut(mouth, '#26211d');
      view.sheet.within(mouth, () => drawFire(view, [x + 0.9, near - 0.07, 0.12]));
      drawBox(view, { at: [x - 0.06, near - 0.2, 1.15], size: [1.92, 0.2, 0.12], colour: mantel });
      drum(view, [x + 0.25, near - 0.1, 1.27], 0.06, 0.26, '#e6dcc6', 0.04);
      drum(view, [x + 1.45, near - 0.1, 1.27], 0.08, 0.16, '#5f7a6b', 0.06);
      drawBox(view, { at: [x - 0.1, near - 0.4, 0], size: [2, 0.4, 0.06], colour: '#8f948f' });
    },
  };
}

function drawRubble(view: View, x: number, y: number, ceiling: number, base: Colour): void {
  const { random } = view;
  const paths = new Map<Colour, string>();
  for (let z = 0; z < ceiling; z += 0.2)
    for (let u = -random() * 0.3; u < 1.8; ) {
      const long = 0.2 + random() * 0.4;
      const tone = pick(random, [
        darker(base, 0.3),
        darker(base, 0.14),
        darker(base, 0.22),
        base,
      ] as const);
      const [a, b] = [Math.max(0.01, u + 0.015), Math.min(1.79, u + long - 0.015)];
      if (b > a)
        paths.set(
          tone,
          (paths.get(tone) ?? '') +
            rounded(
              outline(view.camera, [
                [x + a, y, z + 0.015],
                [(x * 2 + a + b) / 2, y, z + 0.01],
                [x + b, y, z + 0.015],
                [x + b, y, z + 0.18],
                [(x * 2 + a + b) / 2, y, z + 0.19],
                [x + a, y, z + 0.18],
              ]),
            ),
        );
      u += long;
    }
  for (const [tone, path] of paths) view.sheet.cut(path, tone);
}

function drawFire(view: View, at: Point): void {
  const [x, y] = project(view.camera, at);
  const s = scaleAt(view.camera, at);
  view.sheet.ellipse(
    x,
    y,
    s * 0.7,
    s * 0.7,
    view.sheet.radial([x, y], s * 0.7, [
      [0, '#e0853a', 0.75],
      [1, '#a63f17', 0],
    ]),
  );
  view.sheet.polygon(
    [
      [x - s * 0.28, y],
      [x + s * 0.28, y - s * 0.05],
      [x + s * 0.28, y + s * 0.05],
      [x - s * 0.28, y + s * 0.07],
    ],
    '#4a3426',
  );
  for (const [aside, high, colour] of [
    [-0.12, 0.34, '#c8602a'],
    [0.1, 0.42, '#d97a30'],
    [0, 0.3, '#f0b45a'],
    [0.03, 0.18, '#fbe2a4'],
  ] as const) {
    const fx = x + aside * s;
    view.sheet.cut(
      `M${fx - s * 0.1} ${y}Q${fx - s * 0.14} ${y - high * s * 0.5} ${fx} ${y - high * s}Q${fx + s * 0.14} ${y - high * s * 0.45} ${fx + s * 0.1} ${y}Z`,
      colour,
    );
  }
}

/** A black stove on its round foot, the pipe through the ceiling. */
function stove([x, y]: Point, ceiling: number): Item {
  return {
    at: [x, y, 0],
    draw: (view) => {
      view.sheet.soft(9, 'opacity="0.35"', () =>
        disc(view, [x + 0.15, y - 0.1, 0], 0.5, '#2a211a'),
      );
      drum(view, [x, y, 0], 0.6, 0.03, '#6d7577');
      drum(view, [x, y, 1.1], 0.08, ceiling - 1.1, '#34393b');
      drum(view, [x, y, 0.03], 0.3, 1.1, '#3a4042');
      const mouth = facePath(view, [
        [x - 0.19, y - 0.3, 0.42],
        [x + 0.19, y - 0.3, 0.42],
        [x + 0.19, y - 0.3, 0.86],
        [x - 0.19, y - 0.3, 0.86],
      ]);
      view.sheet.cut(mouth, '#211c18');
      view.sheet.within(mouth, () => drawFire(view, [x, y - 0.3, 0.44]));
    },
  };
}

function counters(w: number, d: number, front: Colour, top: Colour): Item {
  const long = w - 0.66;
  return {
    at: [w / 2, d, 0],
    draw: (view) => {
      drawBox(view, { at: [0, d - 0.62, 0], size: [long, 0.62, 0.88], colour: front });
      const doors = Math.round(long / 0.6);
      for (let door = 1; door < doors; door++)
        face(
          view,
          [
            [(long * door) / doors, d - 0.63, 0.1],
            [(long * door) / doors + 0.015, d - 0.63, 0.1],
            [(long * door) / doors + 0.015, d - 0.63, 0.86],
            [(long * door) / doors, d - 0.63, 0.86],
          ],
          darker(front, 0.45),
        );
      for (let door = 0; door < doors; door++)
        face(
          view,
          [
            [(long * (door + 0.3)) / doors, d - 0.64, 0.76],
            [(long * (door + 0.7)) / doors, d - 0.64, 0.76],
            [(long * (door + 0.7)) / doors, d - 0.64, 0.78],
            [(long * (door + 0.3)) / doors, d - 0.64, 0.78],
          ],
          '#c9b48e',
        );
      drawBox(view, { at: [0, d - 0.65, 0.88], size: [long, 0.65, 0.05], colour: top });
      drawBox(view, { at: [w - 2.1, d - 0.3, 1.5], size: [1.3, 0.28, 0.04], colour: '#a07a52' });
      for (const [x, h, colour] of [
        [w - 1.95, 0.24, '#e9e1d1'],
        [w - 1.7, 0.16, '#6f8579'],
        [w - 1.45, 0.28, '#b98a5a'],
        [w - 1.15, 0.18, '#e9e1d1'],
      ] as const)
        drum(view, [x, d - 0.16, 1.54], 0.075, h, colour, 0.06);
      drum(view, [0.9, d - 0.3, 0.93], 0.07, 0.24, '#8c9a92', 0.05);
      drawBox(view, { at: [w - 2.4, d - 0.6, 0.93], size: [0.62, 0.5, 0.012], colour: '#34393b' });
    },
  };
}

/** Tall cupboards along the right-hand wall, with their doors. */
function larder([x, y]: Point, long: number, front: Colour): Item {
  return {
    at: [x, y + long / 2, 0],
    draw: (view) => {
      drawBox(view, { at: [x, y, 0], size: [0.62, long, 2.2], colour: lighter(front, 0.04) });
      for (const at of [0.33, 0.66])
        face(
          view,
          [
            [x - 0.005, y + long * at, 0.08],
            [x - 0.005, y + long * at + 0.02, 0.08],
            [x - 0.005, y + long * at + 0.02, 2.18],
            [x - 0.005, y + long * at, 2.18],
          ],
          darker(front, 0.45),
        );
      for (const at of [0.28, 0.38, 0.7])
        face(
          view,
          [
            [x - 0.01, y + long * at, 0.95],
            [x - 0.01, y + long * at + 0.025, 0.95],
            [x - 0.01, y + long * at + 0.025, 1.25],
            [x - 0.01, y + long * at, 1.25],
          ],
          '#c9b48e',
        );
    },
  };
}

function onTop([x, y, z]: Point, accent: Colour, leaves = true): Item {
  return {
    at: [x, y - 0.6, z],
    draw: (view) => {
      drum(view, [x, y, z], 0.1, 0.1, '#ece4d4', 0.2);
      for (const [a, b] of [
        [-0.07, 0],
        [0.06, 0.03],
        [0, -0.06],
      ] as const)
        drum(view, [x + a, y + b, z + 0.09], 0.06, 0.07, accent, 0.045);
      if (leaves) plant([x + 1.5, y + 0.1, z], 0.5, '#dfd5c2').draw(view);
    },
  };
}

function bed([w, y]: Point, cloth: Colour, accent: Colour, wood: Colour): Item {
  const [x, long, wide] = [w - 2.15, 2.1, 1.75];
  return piece([
    { at: [w - 0.1, y - 0.05, 0], size: [0.08, wide + 0.1, 1.1], colour: wood, soft: 0.02 },
    { at: [x, y, 0.1], size: [long - 0.06, wide, 0.22], colour: wood, soft: 0.02 },
    {
      at: [x + 0.03, y + 0.03, 0.32],
      size: [long - 0.12, wide - 0.06, 0.2],
      colour: '#eee7da',
      soft: 0.07,
    },
    { at: [x, y, 0.3], size: [1.45, wide, 0.27], colour: '#e6ddcb', soft: 0.09 },
    {
      at: [w - 0.55, y + wide / 2 + 0.06, 0.56],
      size: [0.4, 0.68, 0.16],
      colour: '#f2ece0',
      soft: 0.1,
    },
    { at: [w - 0.55, y + 0.12, 0.56], size: [0.4, 0.68, 0.16], colour: '#f2ece0', soft: 0.1 },
    { at: [w - 0.74, y + 0.5, 0.58], size: [0.2, 0.6, 0.18], colour: accent, soft: 0.09 },
    { at: [x - 0.02, y - 0.03, 0.26], size: [0.72, wide + 0.06, 0.34], colour: cloth, soft: 0.08 },
  ]);
}
