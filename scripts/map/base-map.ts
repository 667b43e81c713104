import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { BaseMap } from '../../src/domain/map/base-map.ts';
import { packLine } from '../../src/domain/map/base-map-parts.ts';
import type { GeoPoint, MapLine } from './ardennes-drawing.ts';
import { MAP_CITIES, RIVERS, ROADS, WOODS } from './ardennes-drawing.ts';
import { BELGIAN_CITIES } from './belgian-cities.ts';
import { LOWLAND_WOODS, MOTORWAYS, WATERS } from './belgian-drawing.ts';
import type { MapBounds } from './clip-line.ts';
import { clipLine } from './clip-line.ts';

/**
 * Makes the drawings of the base map (decision 144): that of the demonstration, a part of its snapshot, and that of
 * Belgium and its borders, of which a load cuts the region of an agency.
 */
type Drawing = Pick<BaseMap, 'bounds' | 'seas' | 'borders'> & {
  woods: readonly (readonly [number, number, number, number, number])[];
  rivers: readonly MapLine[];
  roads: readonly MapLine[];
  cities: typeof MAP_CITIES;
};

const readJson = async <Json>(file: string): Promise<Json> =>
  JSON.parse(await readFile(file, 'utf8'));
const { borders, seas } = await readJson<Record<'borders' | 'seas', GeoPoint[][]>>(
  'scripts/map/borders.json',
);
/** How far the demonstration's map can be moved. */
const AROUND_ARDENNES: MapBounds = [49.3, 4.15, 51.3, 6.9];
const isLarge = ({ size }: MapLine) => size > 1;

await writeMap('data/site/base-map.json', {
  // The valley of the Ourthe between Marche and Stavelot.
  bounds: [50_040, 5150, 50_520, 6000],
  seas: [],
  borders: borders.flatMap((line) => clipLine(line, AROUND_ARDENNES)).map(packLine),
  woods: WOODS,
  rivers: RIVERS,
  roads: ROADS,
  cities: MAP_CITIES,
});
await writeMap('data/map/belgium.json', {
  bounds: [49_300, 2400, 51_600, 6600],
  seas: seas.map(packLine),
  borders: borders.map(packLine),
  woods: [...WOODS.filter(([, , length]) => length >= 4), ...LOWLAND_WOODS],
  rivers: [...RIVERS.filter(isLarge), ...WATERS],
  roads: [...ROADS.filter(isLarge), ...MOTORWAYS],
  cities: BELGIAN_CITIES,
});

async function writeMap(file: string, { woods, rivers, roads, cities, ...rest }: Drawing) {
  const packMapLine = ({ size, name = '', line }: MapLine) => [size, name, packLine(line)] as const;
  const map = {
    ...rest,
    woods: woods.map(([latitude, longitude, length, breadth, rotation], index) =>
      packLine(createWoodOutline([latitude, longitude], length, breadth, rotation, index + 1)),
    ),
    rivers: rivers.map(packMapLine),
    roads: roads.map(packMapLine),
    cities: cities.map(({ name, at: [latitude, longitude], rank }) => [
      name,
      Math.round(latitude * 1000),
      Math.round(longitude * 1000),
      rank,
    ]),
  };
  await mkdir('data/map', { recursive: true });
  await writeFile(file, `${JSON.stringify([map])}\n`);
}

/** Returns a wood as an ellipse with an irregular edge; the same on every run. */
function createWoodOutline(
  [latitude, longitude]: GeoPoint,
  length: number,
  breadth: number,
  rotation: number,
  seed: number,
): GeoPoint[] {
  const random = createNumberSeededRandom(seed);
  const waves = [2, 3, 5].map((count) => ({
    count,
    phase: random() * 2 * Math.PI,
    height: 0.34 / count ** 0.8,
  }));
  const points = Math.round(12 + Math.min(length, 8));
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const radius = waves.reduce(
      (sum, { count, phase, height }) => sum + height * Math.sin(count * angle + phase),
      1,
    );
    const [x, y] = [length * radius * Math.cos(angle), breadth * radius * Math.sin(angle)];
    const [east, north] = [x * cos - y * sin, x * sin + y * cos];
    return [
      latitude + north / 111.2,
      longitude + east / (111.2 * Math.cos((latitude * Math.PI) / 180)),
    ];
  });
}

/** Returns a mulberry32 generator of numbers from 0 to 1. */
function createNumberSeededRandom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
