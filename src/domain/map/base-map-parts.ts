/** A line in thousandths of a degree: latitude and longitude, then the difference to each next point. */
export type PackedLine = readonly number[];

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

/** A name on a base map in the visitor's languages, or one for all. */
export type MapName = string | Readonly<Record<string, string>>;

/** Returns a name of a base map in a language. */
export const pickMapName = (name: MapName, language: string): string =>
  typeof name === 'string' ? name : (name[language] ?? name.fr ?? '');
