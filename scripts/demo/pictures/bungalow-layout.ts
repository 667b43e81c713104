import type { FloorLayout } from './floor-layout.ts';

/** Returns a house on one floor: a garage beside three bedrooms; the door's place is its front's. */
export const createBungalow = (door: number): FloorLayout => ({
  rooms: [
    ['living', 0.64, 0.42, 1, 1],
    ['kitchen', 0.7, 0, 1, 0.42],
    ['hallway', 0.45, 0.58, 0.64, 1],
    ['hallway', 0.21, 0.42, 0.64, 0.58],
    ['bed', 0.21, 0.58, 0.45, 1],
    ['bed', 0.21, 0, 0.4, 0.42],
    ['bed', 0.52, 0, 0.7, 0.42],
    ['bath', 0.4, 0, 0.52, 0.42],
    ['garage', 0, 0.3, 0.21, 1],
    ['store', 0, 0, 0.21, 0.3],
  ],
  doors: [
    [door, 1, 'h', -1],
    [0.5, 0.58, 'h', -1],
    [0.64, 0.5, 'v', 1],
    [0.85, 0.42, 'h', -1],
    [0.36, 0.58, 'h', 1],
    [0.3, 0.42, 'h', -1],
    [0.46, 0.42, 'h', -1],
    [0.58, 0.42, 'h', -1],
    [0.21, 0.5, 'v', -1],
    [0.1, 0.3, 'h', -1],
  ],
  windows: [
    [0.1, 1, 'h', 2.6],
    [0.33, 1, 'h', 1.6],
    [0.82, 1, 'h', 2.8],
    [1, 0.7, 'v', 1.8],
    [0.85, 0, 'h', 2],
    [0.61, 0, 'h', 1.4],
    [0.46, 0, 'h', 0.8],
    [0.3, 0, 'h', 1.4],
  ],
});
