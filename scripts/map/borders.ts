import { readFile, writeFile } from 'node:fs/promises';
import type { GeoPoint } from './ardennes-drawing.ts';
import type { MapBounds } from './clip-line.ts';
import { clipLine } from './clip-line.ts';

/**
 * Cuts the borders and the sea around Belgium out of Natural Earth's countries at 1:10 million (public domain), from
 * the package world-atlas 2.0.2 (ISC). Run once; borders.json is committed:
 *
 *   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
 *   node scripts/map/borders.ts package/countries-10m.json
 */
const COUNTRIES = ['Belgium', 'Luxembourg', 'Germany', 'France', 'Netherlands'];
const BOUNDS: MapBounds = [49.1, 2.0, 51.95, 7.0];
const [SOUTH, WEST, NORTH, EAST] = BOUNDS;

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: { properties: { name: string }; arcs: unknown }[] } };
}

const [, , file = ''] = process.argv;
const { transform, arcs, objects } = JSON.parse(await readFile(file, 'utf8')) as Topology;
const uses = new Map<number, number>();
for (const { properties, arcs: used } of objects.countries.geometries)
  if (COUNTRIES.includes(properties.name))
    for (const arc of [used as unknown[]].flat(5) as number[]) {
      const index = arc < 0 ? ~arc : arc;
      uses.set(index, (uses.get(index) ?? 0) + 1);
    }
const cut = (isWanted: (count: number) => boolean) =>
  [...uses]
    .filter(([, count]) => isWanted(count))
    .flatMap(([arc]) => clipLine(decodeArc(arcs[arc] ?? []), BOUNDS));
const borders = cut((count) => count > 1);
// Only one of these countries has an arc of the coast, or of their outer borders, which lie outside the drawing.
const coasts = joinLines(cut((count) => count === 1));
await writeFile(
  'scripts/map/borders.json',
  `${JSON.stringify({ borders, seas: coasts.map(closeSea) })}\n`,
);

/** Closes the shape between a coast and the corner of the drawing in the north-west; an island is a hole of the sea. */
function closeSea(coast: GeoPoint[]): GeoPoint[] {
  const [first, last] = [coast[0], coast.at(-1)];
  if (first?.join() === last?.join()) return coast;
  return [
    ...coast,
    [NORTH, coast.at(-1)?.[1] ?? EAST],
    [NORTH, WEST],
    [coast[0]?.[0] ?? SOUTH, WEST],
  ];
}

/** Joins lines of which one ends where another begins. */
function joinLines(lines: GeoPoint[][]): GeoPoint[][] {
  const rest = lines.map((line) => [...line]);
  const isSame = (a?: GeoPoint, b?: GeoPoint) => a && b && a[0] === b[0] && a[1] === b[1];
  for (let joined = true; joined; ) {
    joined = false;
    for (const [index, line] of rest.entries()) {
      const next = rest.findIndex((other, at) => at !== index && isSame(line.at(-1), other[0]));
      if (next < 0) continue;
      line.push(...(rest[next]?.slice(1) ?? []));
      rest.splice(next, 1);
      joined = true;
      break;
    }
  }
  return rest;
}

/** Decodes the arc's deltas to points [latitude, longitude]. */
function decodeArc(arc: [number, number][]): GeoPoint[] {
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    const degrees = [y * scale[1] + translate[1], x * scale[0] + translate[0]];
    return degrees.map((value) => Math.round(value * 1000) / 1000) as [number, number];
  });
}
