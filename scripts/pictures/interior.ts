import { furnish, type Item, piece } from './box.ts';
import { painting, plant, table } from './furniture.ts';
import { hearth, stove } from './hearth.ts';
import type { House } from './house.ts';
import { counters, larder, onTop } from './kitchen.ts';
import { lamp, pendant } from './lamp.ts';
import { type Colour, darker, mix } from './palette.ts';
import { pick, type Random, seeded } from './random.ts';
import { drawRoom, insideView, type Room } from './room.ts';
import { chair, sofa, stool } from './seat.ts';
import type { Sheet } from './sheet.ts';
import { armchair, bed, carpet, coffee } from './soft.ts';
import { type Scheme, schemes, styles } from './taste.ts';
import type { View } from './view.ts';
import type { Window } from './window.ts';

type RoomKind = 'woonkamer' | 'keuken' | 'slaapkamer' | 'eetkamer';

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
  eetkamer: (_view, room, house, { rug, wood, front }) => {
    const { width: w, depth: d } = room;
    const [x, y, long] = [2.5, 2.2, 2.6];
    const seats = [0.25, 1.05, 1.85].map((along) => x + along);
    return [
      carpet([x - 0.7, y - 0.8, 0], long + 1.4, 2.7, rug),
      hearth([w - 2.2, d, 0], room.height, house.interior),
      table([x, y], long, 1.1, 0.75, wood),
      ...seats.map((at) => chair([at, y + 0.95], 'far', '#5b7465')),
      ...seats.map((at) => chair([at, y - 0.4], 'near', '#5b7465')),
      onTop([x + 1.3, y + 0.6, 0.75], '#a85f3e', false),
      pendant([x + 0.7, y + 0.55, 1.75], room.height, '#2d4a3a', 0.26),
      pendant([x + 1.9, y + 0.55, 1.75], room.height, '#2d4a3a', 0.26),
      piece([{ at: [w - 0.5, 1.6, 0], size: [0.48, 2.2, 0.85], colour: front }]),
      plant([w - 0.28, 2.2, 0.85], 0.6, '#d9cdb8'),
      painting([w - 0.02, 3.7, 1.4], 1.4, 0.9, 'right'),
      plant([0.55, d - 0.5, 0], 1.2, '#b49a7c'),
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
