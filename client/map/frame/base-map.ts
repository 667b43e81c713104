/** A name in the visitor's languages, or one for all. */
export type MapName = string | Partial<Record<string, string>>;

/** A line in thousandths of a degree: latitude and longitude, then the difference to each next point. */
export type PackedLine = readonly number[];

/** The drawn base map (decision 33), made by scripts/demo/base-map/base-map.ts. */
export interface BaseMap {
  borders: readonly PackedLine[];
  woods: readonly PackedLine[];
  /** Size 1 to 3, name or '' and line. */
  rivers: readonly (readonly [size: number, name: MapName, line: PackedLine])[];
  roads: readonly (readonly [size: number, name: MapName, line: PackedLine])[];
  /** Name, latitude and longitude in thousandths of a degree, rank from 1. */
  cities: readonly (readonly [name: MapName, latitude: number, longitude: number, rank: number])[];
}

/** Returns the points of a packed line, in degrees. */
export function unpackLine(line: PackedLine): [number, number][] {
  let [latitude, longitude] = [0, 0];
  const points: [number, number][] = [];
  for (let index = 0; index < line.length; index += 2) {
    latitude += line[index] ?? 0;
    longitude += line[index + 1] ?? 0;
    points.push([latitude / 1000, longitude / 1000]);
  }
  return points;
}

export function packLine(points: readonly (readonly [number, number])[]): number[] {
  let [latitude, longitude] = [0, 0];
  return points.flatMap(([north, east]) => {
    const [y, x] = [Math.round(north * 1000), Math.round(east * 1000)];
    const step = [y - latitude, x - longitude];
    [latitude, longitude] = [y, x];
    return step;
  });
}
