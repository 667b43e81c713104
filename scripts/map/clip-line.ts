import type { GeoPoint } from './ardennes-drawing.ts';

/** South, west, north and east in degrees. */
export type MapBounds = readonly [number, number, number, number];

/** Returns the parts of a line that lie within bounds. */
export function clipLine(
  line: readonly GeoPoint[],
  [south, west, north, east]: MapBounds,
): GeoPoint[][] {
  const runs: GeoPoint[][] = [[]];
  for (const point of line) {
    const [latitude, longitude] = point;
    if (latitude > south && latitude < north && longitude > west && longitude < east)
      runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
