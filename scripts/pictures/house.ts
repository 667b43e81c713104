import type { Point } from './camera.ts';
import type { Backdrop } from './hills.ts';
import type { Colour } from './palette.ts';
import type { Hour, Season } from './weather.ts';

/**
 * A house, described as one would over the telephone. Metres; the front looks at the viewer (−y), the
 * origin lies in the middle of the front wall's foot.
 */
export type House = {
  season: Season;
  hour: Hour;
  setting: Setting;
  joinery: Colour;
  volumes: readonly [Volume, ...Volume[]];
  /** The rooms inside: see room.ts. */
  interior: 'rustic' | 'modern' | 'classic' | 'chalet';
  /** Where the photographer stands, seen from above: turn in degrees, and how far. */
  turn: number;
};

export type Setting = {
  backdrop: Backdrop;
  ground: 'lawn' | 'cobbles' | 'gravel' | 'street';
  /** Neighbours wall to wall, for houses in a street. */
  neighbours?: boolean;
  trees: 'orchard' | 'forest' | 'garden' | 'river' | 'none';
};

export type Wall =
  | 'schist'
  | 'limestone'
  | 'sandstone'
  | 'brick'
  | 'white'
  | 'ochre'
  | 'timber'
  | 'blacktimber'
  | 'concrete'
  | 'steel';

export type Cover = 'slate' | 'oldslate' | 'tile' | 'zinc' | 'green';

/** One body of the house under one roof. */
export type Volume = {
  at: Point;
  width: number;
  depth: number;
  eaves: number;
  /** Height of the ridge above the eaves; 0 is a flat roof. */
  rise: number;
  /** The ridge runs along the front, or from front to back. */
  ridge: 'along' | 'across';
  wall: Wall;
  /** The upper part's wall, from this height: timber over stone. */
  upper?: { wall: Wall; from: number };
  roof: Cover;
  /** Its own joinery, where a neighbour's differs from the house's. */
  joinery?: Colour;
  overhang?: number;
  front?: Facade;
  back?: Facade;
  left?: Facade;
  right?: Facade;
  /** Places along the ridge, 0–1. */
  chimneys?: readonly number[];
  /** Places of dormers or roof windows along the roof, 0–1, front and back. */
  dormers?: readonly number[];
  skylights?: readonly number[];
};

/**
 * A wall as one reads it, the highest storey first. Each letter takes an equal share of the width:
 * w window, s small window, t tall window, d door, D double door, g garage, b barn gate, f glass to the
 * floor, p shop window, m mansard or attic light, l balcony door with balcony, . bare wall.
 */
export type Facade = readonly string[];

export type Opening = {
  kind: 'window' | 'door' | 'garage' | 'barn' | 'glass' | 'shop' | 'balcony';
  /** Left edge, sill, width and height on the wall. */
  x: number;
  z: number;
  width: number;
  height: number;
};

const shapes: Record<string, readonly [Opening['kind'], number, number, number]> = {
  // kind, sill above the storey's floor, width, height
  w: ['window', 0.85, 1.05, 1.4],
  s: ['window', 1.2, 0.65, 0.7],
  t: ['window', 0.6, 1.1, 1.95],
  m: ['window', 0.7, 0.7, 0.95],
  d: ['door', 0, 1.05, 2.2],
  D: ['door', 0, 1.7, 2.45],
  g: ['garage', 0, 2.7, 2.3],
  b: ['barn', 0, 2.9, 2.9],
  f: ['glass', 0.05, 2.5, 2.3],
  F: ['glass', 0.05, 3.6, 2.5],
  p: ['shop', 0.45, 2.7, 2.1],
  l: ['balcony', 0.05, 1.9, 2.2],
};

/** Where a facade's openings lie on a wall of this width and height. */
export function openings(facade: Facade, width: number, eaves: number): Opening[] {
  const storey = eaves / Math.max(1, facade.filter((row) => !row.startsWith('^')).length);
  const ground = facade.length - 1;
  return facade.flatMap((row, index) => {
    const floor = (ground - index) * storey;
    const letters = [...row.replace('^', '')];
    const share = width / letters.length;
    return letters.flatMap((letter, place): Opening[] => {
      const shape = shapes[letter];
      if (!shape) return [];
      const [kind, sill, wide, tall] = shape;
      const fits = Math.min(wide, share * 0.86);
      const height = Math.min(tall, row.startsWith('^') ? tall : storey - sill - 0.22);
      return [{ kind, x: (place + 0.5) * share - fits / 2, z: floor + sill, width: fits, height }];
    });
  });
}
