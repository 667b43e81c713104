import type { Point } from './camera.ts';
import type { Colour } from './palette.ts';

export type Hour = 'morning' | 'day' | 'afternoon' | 'evening' | 'overcast' | 'dusk';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The light of an hour: where the sun stands, what it adds, what the sky adds, and what the air dissolves into. */
export type Light = {
  /** Towards the sun: x to the right, y away from the viewer of the front, z up. */
  sun: Point;
  direct: readonly [number, number, number];
  ambient: readonly [number, number, number];
  zenith: Colour;
  horizon: Colour;
  haze: Colour;
  shadow: Colour;
  /** How much of a shadow's darkness is left, 0–1. */
  contrast: number;
  /** Share of the windows behind which a lamp is lit. */
  lamps: number;
};

/** The hours a picture can be taken at. */
export const hours: Record<Hour, Light> = {
  morning: {
    sun: [0.7, -0.56, 0.44],
    direct: [1.0, 0.84, 0.64],
    ambient: [0.44, 0.47, 0.5],
    zenith: '#b4ccd6',
    horizon: '#f5e6d2',
    haze: '#eddfca',
    shadow: '#24363a',
    contrast: 0.42,
    lamps: 0,
  },
  day: {
    sun: [-0.62, -0.5, 0.66],
    direct: [0.98, 0.9, 0.76],
    ambient: [0.44, 0.48, 0.53],
    zenith: '#9fc0cf',
    horizon: '#eeeadd',
    haze: '#dfe3d8',
    shadow: '#1f3238',
    contrast: 0.44,
    lamps: 0,
  },
  afternoon: {
    sun: [-0.72, -0.58, 0.42],
    direct: [1.2, 0.94, 0.64],
    ambient: [0.4, 0.43, 0.48],
    zenith: '#a9c3cc',
    horizon: '#f6e3c4',
    haze: '#eedcbb',
    shadow: '#22333a',
    contrast: 0.5,
    lamps: 0,
  },
  evening: {
    sun: [0.76, -0.56, 0.33],
    direct: [1.3, 0.95, 0.62],
    ambient: [0.44, 0.44, 0.48],
    zenith: '#a3b8c4',
    horizon: '#f6d6ae',
    haze: '#ecc99f',
    shadow: '#26323c',
    contrast: 0.52,
    lamps: 0.16,
  },
  overcast: {
    sun: [-0.4, -0.4, 0.82],
    direct: [0.26, 0.26, 0.25],
    ambient: [0.68, 0.7, 0.72],
    zenith: '#c3ccce',
    horizon: '#e9e7df',
    haze: '#dcdfda',
    shadow: '#2a3a40',
    contrast: 0.22,
    lamps: 0,
  },
  dusk: {
    sun: [-0.8, -0.3, 0.5],
    direct: [0.2, 0.2, 0.24],
    ambient: [0.36, 0.4, 0.5],
    zenith: '#7f97a6',
    horizon: '#efcfae',
    haze: '#c5b8ab',
    shadow: '#1c2832',
    contrast: 0.3,
    lamps: 0.7,
  },
};

/** What grows, by season: the meadow near and far, broad leaves from dark to light, conifers, bare wood. */
export type Growth = {
  meadow: Colour;
  pasture: Colour;
  earth: Colour;
  leaves: readonly [Colour, ...Colour[]];
  conifers: readonly [Colour, ...Colour[]];
  wood: Colour;
  bare: boolean;
};

/** The four seasons of the valley. */
export const seasons: Record<Season, Growth> = {
  spring: {
    meadow: '#7f9a58',
    pasture: '#a9b878',
    earth: '#8b7b62',
    leaves: ['#7d9657', '#8fa562', '#9caf6c', '#6f8a55', '#c9c7a0'],
    conifers: ['#3d5a48', '#466350', '#35513f'],
    wood: '#5b4c3f',
    bare: false,
  },
  summer: {
    meadow: '#708a4e',
    pasture: '#aeb072',
    earth: '#938165',
    leaves: ['#4f6f45', '#5b7a4b', '#688452', '#48684a', '#76894f'],
    conifers: ['#2f4c3c', '#385645', '#294536'],
    wood: '#54463a',
    bare: false,
  },
  autumn: {
    meadow: '#84894f',
    pasture: '#b7a76b',
    earth: '#8d7457',
    leaves: ['#b07c3a', '#c0904a', '#9c6434', '#8d8247', '#6f7a48', '#b58a3f'],
    conifers: ['#35503f', '#3f5a47', '#2d4738'],
    wood: '#54443a',
    bare: false,
  },
  winter: {
    meadow: '#a8ab94',
    pasture: '#c9c8b5',
    earth: '#8f8675',
    leaves: ['#85786a', '#918373', '#7a6f63'],
    conifers: ['#3f564c', '#4a6157', '#374e45'],
    wood: '#5d5148',
    bare: true,
  },
};
