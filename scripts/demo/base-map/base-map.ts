import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { BaseMap } from '../../../client/map/frame/base-map.ts';
import { packLine } from '../../../client/map/frame/base-map.ts';
import {
  type GeoPoint,
  MAP_CITIES,
  type MapLine,
  RIVERS,
  ROADS,
  WOODS,
} from './ardennes-drawing.ts';
import { renderStaticMap } from './static-map.ts';

/**
 * Makes the base map of the site (decision 33): the data that the map frame draws, and the still
 * picture that is shown until the map is opened, and without script.
 */
const borders = JSON.parse(
  await readFile('scripts/demo/base-map/borders.json', 'utf8'),
) as GeoPoint[][];
const woods = WOODS.map(([latitude, longitude, length, breadth, rotation], index) =>
  createWoodOutline([latitude, longitude], length, breadth, rotation, index + 1),
);
const packMapLine = ({ size, name = '', line }: MapLine) => [size, name, packLine(line)] as const;
const map: BaseMap = {
  borders: borders.map(packLine),
  woods: woods.map(packLine),
  rivers: RIVERS.map(packMapLine),
  roads: ROADS.map(packMapLine),
  cities: MAP_CITIES.map(({ name, at: [latitude, longitude], rank }) => [
    name,
    Math.round(latitude * 1000),
    Math.round(longitude * 1000),
    rank,
  ]),
};
await writeFile('client/map/frame/base-map.json', `${JSON.stringify(map)}\n`);
await mkdir('public/map', { recursive: true });
await writeFile(
  'public/map/ardennes.svg',
  renderStaticMap({ borders, woods, rivers: RIVERS, roads: ROADS }),
);

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
