import type { Point } from './camera.ts';
import { outline } from './camera.ts';
import {
  type Box,
  chair,
  disc,
  drawBox,
  drum,
  furnish,
  type Item,
  painting,
  pendant,
  piece,
  plant,
  stool,
  table,
} from './furniture.ts';
import type { House } from './house.ts';
import { carpet } from './interior.ts';
import { drawBackdrop, drawMeadow } from './landscape.ts';
import { type Colour, darker, lighter } from './palette.ts';
import { between, pick, type Random, seeded } from './random.ts';
import { drawRoom, insideView, type Room } from './room.ts';
import { open, type Sheet } from './sheet.ts';
import { drawTrees } from './tree.ts';
import { face, type View } from './view.ts';

export type HallKind = 'shop' | 'office' | 'shed';

/** The inside of a place of business. */
export function hall(name: string, house: House, kind: HallKind): Sheet {
  const random = seeded(`${name} hall`);
  const { room, fill } = halls[kind];
  const view = insideView(house, room, random);
  drawRoom(view, house, room);
  furnish(view, fill(room, random));
  return view.sheet;
}

const goods: readonly [Colour, ...Colour[]] = [
  '#6f8579',
  '#b98a5a',
  '#e6ddcb',
  '#8a9a9a',
  '#a85f3e',
  '#c9b48e',
];

const halls: Record<HallKind, { room: Room; fill: (room: Room, random: Random) => Item[] }> = {
  shop: {
    room: {
      width: 7.4,
      depth: 7.6,
      height: 3.2,
      wall: '#e4ddcd',
      accent: 'limestone',
      floor: 'herringbone',
      frame: '#1e3a2f',
      windows: [
        { wall: 'far', x: 0.8, z: 0.5, width: 2.7, height: 2.1, panes: [2, 1] },
        { wall: 'left', x: 2.4, z: 0.5, width: 2.4, height: 2.1, panes: [2, 1] },
      ],
    },
    fill: ({ width: w, depth: d, height: h }, random) => [
      shelves([w - 0.45, 1.2, 0], 4.8, random),
      piece([
        { at: [w - 3.4, d - 1.9, 0], size: [2.2, 0.7, 0.98], colour: '#2d5443' },
        { at: [w - 3.45, d - 1.95, 0.98], size: [2.3, 0.8, 0.06], colour: '#b08a5e' },
      ]),
      table([1.7, 2.2], 1.9, 1, 0.8, '#a07a52'),
      display([1.7, 2.2, 0.8], random),
      ...[2, 3.4, 4.8].map((x) => pendant([x, 4, 2.2], h, '#2d4a3a', 0.22)),
      plant([0.6, d - 0.6, 0], 1.3, '#b49a7c'),
    ],
  },
  office: {
    room: {
      width: 8.4,
      depth: 7.6,
      height: 2.9,
      wall: '#e8e5dc',
      floor: 'oak',
      frame: '#3b4144',
      windows: [
        { wall: 'far', x: 0.5, z: 0.1, width: 4.6, height: 2.4, panes: [4, 1] },
        { wall: 'left', x: 1.4, z: 0.1, width: 4, height: 2.4, panes: [3, 1] },
      ],
    },
    fill: ({ width: w, depth: d, height: h }) => [
      carpet([1.2, 1.6, 0], 4.6, 4.4, '#c9c8b8'),
      ...[1.9, 4.6].flatMap((y) => [...desk([1.7, y]), ...desk([4.1, y])]),
      piece([{ at: [w - 0.5, 2.4, 0], size: [0.48, 3.6, 1.1], colour: '#b08a5e' }]),
      plant([w - 0.3, 3, 1.1], 0.7, '#dfd5c2'),
      painting([w - 0.02, 5.6, 1.5], 1.6, 0.9, 'right'),
      plant([w - 0.8, d - 0.5, 0], 1.5, '#8c9a92'),
      ...[2.6, 5].map((x) => pendant([x, 4.2, 2.1], h, '#e8dcc4', 0.34)),
    ],
  },
  shed: {
    room: {
      width: 13,
      depth: 15,
      height: 5.2,
      wall: '#cfd0c9',
      floor: 'concrete',
      frame: '#6d7577',
      beams: '#7e888b',
      ceiling: '#c3c6c1',
      windows: [
        { wall: 'far', x: 1.6, z: 0.02, width: 4, height: 3.9, panes: [1, 1] },
        { wall: 'left', x: 4, z: 2.6, width: 7, height: 1.5, panes: [5, 1] },
      ],
    },
    fill: ({ width: w }, random) => [
      rack([w - 1.5, 3.2, 0], random),
      rack([w - 1.5, 7, 0], random),
      rack([w - 1.5, 10.8, 0], random),
      ...[
        [3, 9],
        [4.8, 9.4],
        [2.4, 6.2],
      ].map(([x = 0, y = 0]) => pallet([x, y, 0], random)),
    ],
  },
};

function shelves([x, y]: Point, long: number, random: Random): Item {
  return {
    at: [x, y + long / 2, 0],
    draw: (view) => {
      drawBox(view, { at: [x + 0.38, y, 0], size: [0.05, long, 2.3], colour: '#8d6a48' });
      for (const z of [0.3, 0.85, 1.4, 1.95]) {
        drawBox(view, { at: [x, y, z], size: [0.4, long, 0.04], colour: '#a07a52' });
        for (let u = long - 0.2; u > 0.1; u -= between(random, 0.2, 0.4))
          if (random() < 0.85)
            drum(
              view,
              [x + 0.18, y + u, z + 0.04],
              between(random, 0.06, 0.1),
              between(random, 0.14, 0.34),
              pick(random, goods),
              0.06,
            );
      }
    },
  };
}

function display([x, y, z]: Point, random: Random): Item {
  return {
    at: [x + 0.9, y - 0.3, z],
    draw: (view) => {
      for (let row = 0; row < 3; row++)
        for (let u = 0.2; u < 1.8; u += 0.3)
          drum(
            view,
            [x + u, y + 0.75 - row * 0.28, z],
            0.09,
            between(random, 0.1, 0.26),
            pick(random, goods),
            0.08,
          );
    },
  };
}

function desk([x, y]: readonly [number, number]): Item[] {
  const screen: Box[] = [
    { at: [x + 0.68, y + 0.5, 0.74], size: [0.12, 0.06, 0.14], colour: '#3b4144' },
    { at: [x + 0.42, y + 0.5, 0.86], size: [0.66, 0.03, 0.38], colour: '#4a5458', soft: 0.01 },
  ];
  return [
    table([x, y], 1.6, 0.8, 0.74, '#c3a67e'),
    {
      at: [x + 0.7, y + 0.3, 0],
      draw: (view) => {
        for (const box of screen) drawBox(view, box);
      },
    },
    chair([x + 0.55, y - 0.5], 'near', '#5b7465'),
  ];
}

function rack([x, y]: Point, random: Random): Item {
  const colours: readonly [Colour, ...Colour[]] = ['#b98a5a', '#c9a678', '#a98a68', '#8a9a9a'];
  return {
    at: [x, y + 1.6, 0],
    draw: (view) => {
      for (const b of [3.3, 0])
        for (const a of [1.1, 0])
          drawBox(view, { at: [x + a, y + b, 0], size: [0.1, 0.1, 4], colour: '#3f5560' });
      for (const z of [0.1, 1.4, 2.7]) {
        drawBox(view, { at: [x, y, z], size: [1.2, 3.4, 0.1], colour: '#a85f3e' });
        for (const b of [2.3, 1.2, 0.1])
          if (random() < 0.85)
            drawBox(view, {
              at: [x + 0.1, y + b, z + 0.1],
              size: [1, 0.95, between(random, 0.5, 1)],
              colour: pick(random, colours),
            });
      }
    },
  };
}

function pallet([x, y]: Point, random: Random): Item {
  return piece([
    { at: [x, y, 0], size: [1.2, 1, 0.14], colour: '#a58b6b' },
    {
      at: [x + 0.05, y + 0.05, 0.14],
      size: [1.1, 0.9, between(random, 0.6, 1.2)],
      colour: '#c9a678',
    },
  ]);
}

/** A terrace of a flat: boards, a table for two, a glass rail, and what one bought it for. */
export function terrace(name: string, house: House): Sheet {
  const random = seeded(`${name} terrace`);
  const room: Room = {
    width: 5.6,
    depth: 4.4,
    height: 2.7,
    wall: '#e2dccf',
    floor: 'deck',
    frame: '#3b4144',
    windows: [],
  };
  const base = insideView(house, room, random);
  const view: View = { ...base, camera: { ...base.camera, horizon: 720 } };
  const low: View = {
    ...view,
    camera: { ...view.camera, eye: [view.camera.eye[0], view.camera.eye[1], 11] },
  };
  drawBackdrop(low, { ...house.setting.backdrop, hills: house.setting.backdrop.hills * 0.95 });
  drawMeadow(low);
  drawTrees(
    low,
    Array.from(
      { length: 22 },
      (_, index) =>
        ({
          kind: index % 4 ? 'broadleaf' : 'conifer',
          at: [between(random, -50, 60), between(random, 44, 130), 0],
          height: between(random, 6, 11),
          spread: between(random, 2.4, 4),
        }) as const,
    ),
  );
  drawDeck(view, room);
  furnish(view, [
    table([2.5, 1.9], 1.2, 0.8, 0.73, '#9a7a56'),
    chair([1.9, 2.05], 'left', '#5b7465'),
    chair([3.85, 2.05], 'right', '#5b7465'),
    {
      at: [3, 1.8, 0.73],
      draw: (v) => {
        drum(v, [2.9, 2.3, 0.73], 0.07, 0.2, '#e6ddcb', 0.05);
        disc(v, [3.3, 2.2, 0.735], 0.12, '#f1ece1');
      },
    },
    ...[0.5, 1.4].map((y) =>
      piece([{ at: [5.05, y + 1.4, 0], size: [0.45, 0.8, 0.5], colour: '#8d9393' }]),
    ),
    plant([5.25, 2.3, 0.3], 1.1, '#8d9393'),
    plant([5.25, 3.2, 0.3], 1.3, '#8d9393'),
    plant([0.9, 3.6, 0], 1.2, '#b49a7c'),
    stool([4.3, 3.5, 0], '#a58b6b'),
  ]);
  return view.sheet;
}

function drawDeck(view: View, { width: w, depth: d }: Room): void {
  const { sheet, camera, light } = view;
  const wood: Colour = '#a58b6b';
  for (let x = -0.2; x < w + 0.2; x += 0.16)
    face(
      view,
      [
        [x, -1.3, 0],
        [x + 0.148, -1.3, 0],
        [x + 0.148, d, 0],
        [x, d, 0],
      ],
      Math.round(x / 0.16) % 3 ? wood : darker(wood, 0.07),
      'stroke="#6d573f" stroke-width="0.6"',
    );
  const deck = outline(camera, [
    [-0.2, -1.3, 0],
    [w + 0.2, -1.3, 0],
    [w + 0.2, d, 0],
    [-0.2, d, 0],
  ]);
  sheet.polygon(
    deck,
    sheet.linear(
      [0, deck[2]?.[1] ?? 0],
      [0, sheet.height],
      [
        [0, light.horizon, 0.3],
        [1, '#1e1a16', 0.26],
      ],
    ),
  );
  const wall: Colour = '#d8d1c2';
  face(
    view,
    [
      [0, -1.3, 0],
      [0, d - 1.2, 0],
      [0, d - 1.2, 3.4],
      [0, -1.3, 3.4],
    ],
    wall,
  );
  face(
    view,
    [
      [0.01, 0.2, 0.05],
      [0.01, 2.6, 0.05],
      [0.01, 2.6, 2.3],
      [0.01, 0.2, 2.3],
    ],
    '#3b4144',
  );
  face(
    view,
    [
      [0.02, 0.3, 0.12],
      [0.02, 1.36, 0.12],
      [0.02, 1.36, 2.22],
      [0.02, 0.3, 2.22],
    ],
    '#8fa3a6',
  );
  face(
    view,
    [
      [0.02, 1.44, 0.12],
      [0.02, 2.5, 0.12],
      [0.02, 2.5, 2.22],
      [0.02, 1.44, 2.22],
    ],
    lighter('#8fa3a6', 0.2),
  );
  const rail = (from: Point, to: Point) => {
    const [a, b]: [Point, Point] = [
      [from[0], from[1], 1.05],
      [to[0], to[1], 1.05],
    ];
    face(view, [from, to, b, a], '#dbe4e2', 'opacity="0.32"');
    sheet.line(open(outline(camera, [a, b, b])), '#3b4144', 7);
    sheet.line(open(outline(camera, [from, to, to])), '#6d7577', 9);
  };
  rail([0, d, 0], [w, d, 0]);
  rail([w, d, 0], [w, -1.2, 0]);
  for (let x = 0; x <= w; x += 1.4)
    sheet.line(
      open(
        outline(camera, [
          [x, d, 0],
          [x, d, 1.05],
          [x, d, 1.05],
        ]),
      ),
      '#3b4144',
      4,
    );
}
