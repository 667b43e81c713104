import { furnish, type Item, piece } from './box.ts';
import { painting, plant, table } from './furniture.ts';
import type { House } from './house.ts';
import { pendant } from './lamp.ts';
import { type Random, seeded } from './random.ts';
import { drawRoom, insideView, type Room } from './room.ts';
import type { Sheet } from './sheet.ts';
import { carpet } from './soft.ts';
import { desk, display, pallet, rack, shelves } from './stock.ts';

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
