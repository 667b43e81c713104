import type { House } from './house.ts';
import type { Colour } from './palette.ts';
import type { Room } from './room.ts';

export type Scheme = {
  cloth: Colour;
  accent: Colour;
  rug: Colour;
  wood: Colour;
  front: Colour;
  wall: Colour;
};

/** What people of one taste put together. */
export const schemes: readonly [Scheme, ...Scheme[]] = [
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

/** The shells of rooms, by the style of the house. */
export const styles: Record<House['interior'], Omit<Room, 'windows'>> = {
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
