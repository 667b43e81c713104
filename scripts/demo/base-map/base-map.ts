import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { BaseMap } from '../../../client/map/frame/base-map.ts';
import { packLine } from '../../../client/map/frame/base-map.ts';
import { CITIES, type Drawn, type Point, RIVERS, ROADS, WOODS } from './drawing.ts';
import { standInSvg } from './stand-in.ts';

/**
 * Makes the base map of the site (decision 33): the data that the map frame draws, and the still
 * picture that stands in its place until it is wanted or where there is no script.
 */
const borders = JSON.parse(
  await readFile('scripts/demo/base-map/borders.json', 'utf8'),
) as Point[][];
const woods = WOODS.map(([latitude, longitude, length, breadth, turned], number) =>
  patch([latitude, longitude], length, breadth, turned, number + 1),
);
const drawn = ({ size, name = '', line }: Drawn) => [size, name, packLine(line)] as const;
const map: BaseMap = {
  borders: borders.map(packLine),
  woods: woods.map(packLine),
  rivers: RIVERS.map(drawn),
  roads: ROADS.map(drawn),
  cities: CITIES.map(({ name, at: [latitude, longitude], rank }) => [
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
  standInSvg({ borders, woods, rivers: RIVERS, roads: ROADS }),
);

/** A wood as it might grow: an ellipse whose edge wanders, the same each time. */
function patch(
  [latitude, longitude]: Point,
  length: number,
  breadth: number,
  turned: number,
  seed: number,
): Point[] {
  const random = randomFrom(seed);
  const waves = [2, 3, 5].map((count) => ({
    count,
    phase: random() * 2 * Math.PI,
    height: 0.34 / count ** 0.8,
  }));
  const points = Math.round(12 + Math.min(length, 8));
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const wander = waves.reduce(
      (sum, { count, phase, height }) => sum + height * Math.sin(count * angle + phase),
      1,
    );
    const [x, y] = [length * wander * Math.cos(angle), breadth * wander * Math.sin(angle)];
    const [east, north] = [x * cos - y * sin, x * sin + y * cos];
    return [
      latitude + north / 111.2,
      longitude + east / (111.2 * Math.cos((latitude * Math.PI) / 180)),
    ];
  });
}

/** mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
