import { readFile, writeFile } from 'node:fs/promises';

/**
 * Cuts the borders around the Ardennes out of Natural Earth's countries at 1:10 million (public
 * domain), from the package world-atlas 2.0.2 (ISC). Run once; borders.json is committed:
 *
 *   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
 *   node scripts/map/borders.ts package/countries-10m.json
 */
const COUNTRIES = ['Belgium', 'Luxembourg', 'Germany', 'France', 'Netherlands'];
const [SOUTH, WEST, NORTH, EAST] = [49.3, 4.15, 51.3, 6.9];

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: { properties: { name: string }; arcs: unknown }[] } };
}

const [, , file = ''] = process.argv;
const { transform, arcs, objects } = JSON.parse(await readFile(file, 'utf8')) as Topology;
const usedArcs = new Set(
  objects.countries.geometries
    .filter(({ properties }) => COUNTRIES.includes(properties.name))
    .flatMap((country) => ([country.arcs] as unknown[]).flat(4) as number[])
    .map((arc) => (arc < 0 ? ~arc : arc)),
);
const lines = [...usedArcs].flatMap((arc) => clipToDrawing(decodeArc(arcs[arc] ?? [])));
await writeFile('scripts/map/borders.json', `${JSON.stringify(lines)}\n`);

/** Decodes the arc's deltas to points [latitude, longitude]. */
function decodeArc(arc: [number, number][]): [number, number][] {
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    const degrees = [y * scale[1] + translate[1], x * scale[0] + translate[0]];
    return degrees.map((value) => Math.round(value * 1000) / 1000) as [number, number];
  });
}

/** Returns the parts of a line that lie within the drawing. */
function clipToDrawing(line: [number, number][]): [number, number][][] {
  const runs: [number, number][][] = [[]];
  for (const point of line) {
    const [latitude, longitude] = point;
    const isIn = latitude > SOUTH && latitude < NORTH && longitude > WEST && longitude < EAST;
    if (isIn) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
