import type { Cover, Wall } from './house.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { between, type Random } from './random.ts';

/** A small rectangle on a surface: left, foot, width, height in metres, and its tone. */
type Piece = readonly [number, number, number, number];

type Material = {
  base: Colour;
  tones: readonly [Colour, ...Colour[]];
  /** Height of a course and the shortest and longest piece, metres. */
  course: readonly [number, number];
  length: readonly [number, number];
  /** Share of the pieces that show at all; paper, not a photograph. */
  share: number;
  strength: number;
};

/** What walls are made of. */
export const walls: Record<Wall, Material> = {
  schist: stones('#a3988a', ['#8f8578', '#b3a794', '#7f7a72', '#c0b29b', '#998a76'], 0.72),
  limestone: stones('#b9b2a3', ['#a9a498', '#c8c1b1', '#9b9a92', '#d2cab8'], 0.66),
  sandstone: stones('#b8a98f', ['#a5967b', '#c7b999', '#9b917e', '#d0c2a4', '#ad9d83'], 0.72),
  brick: {
    base: '#98705c',
    tones: ['#87614f', '#a67d67', '#7a5848', '#b08973'],
    course: [0.085, 0.085],
    length: [0.24, 0.26],
    share: 0.5,
    strength: 0.55,
  },
  white: plain('#eae4d8'),
  ochre: plain('#dcc7a0'),
  timber: boards('#a38a6a', ['#907658', '#b39b7b', '#866d50']),
  blacktimber: boards('#4d4a46', ['#403e3b', '#5a5651', '#373634']),
  concrete: plain('#c6c2b8'),
  steel: boards('#8d9698', ['#808a8d', '#99a2a3']),
};

/** What roofs are covered with. */
export const covers: Record<Cover, Material> = {
  slate: slates('#4a5258', ['#40484e', '#555d63', '#39424a', '#5f676b']),
  oldslate: slates('#5a5d5c', ['#4d5152', '#68695f', '#464b4e', '#74756b']),
  tile: slates('#85614f', ['#785545', '#916d5a', '#6e4e40']),
  zinc: { ...boards('#7e888b', ['#758083', '#879194']), course: [0.5, 0.5], strength: 0.5 },
  green: plain('#7f8a58'),
};

/** The pieces of a surface of this size, sorted by tone: one list per tone. */
export function lay(
  material: Material,
  width: number,
  height: number,
  random: Random,
): Map<Colour, Piece[]> {
  const laid = new Map<Colour, Piece[]>();
  const tones = material.tones.map((tone) => mix(material.base, tone, material.strength));
  for (let z = 0; z < height; ) {
    const course = between(random, ...material.course);
    for (let x = -random() * material.length[0]; x < width; ) {
      const length = between(random, ...material.length);
      if (random() < material.share) {
        const tone = tones[Math.floor(random() * tones.length)] ?? material.base;
        const list = laid.get(tone) ?? [];
        const joint = Math.min(0.03, course * 0.12);
        list.push([x + joint, z + joint, length - joint * 2, course - joint * 2]);
        laid.set(tone, list);
      }
      x += length;
    }
    z += course;
  }
  return laid;
}

function stones(base: Colour, tones: Material['tones'], share: number): Material {
  return { base, tones, course: [0.16, 0.3], length: [0.22, 0.72], share, strength: 0.85 };
}

function boards(base: Colour, tones: Material['tones']): Material {
  return { base, tones, course: [0.17, 0.2], length: [1.6, 4.2], share: 0.75, strength: 0.7 };
}

function slates(base: Colour, tones: Material['tones']): Material {
  return { base, tones, course: [0.24, 0.24], length: [0.26, 0.34], share: 0.42, strength: 0.55 };
}

function plain(base: Colour): Material {
  return {
    base,
    tones: [darker(base, 0.05), lighter(base, 0.2)],
    course: [0.5, 1.1],
    length: [1.2, 3.4],
    share: 0.3,
    strength: 0.22,
  };
}
