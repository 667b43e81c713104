import type { GeoPoint, MapLine } from './ardennes-drawing.ts';

interface MapLayers {
  borders: readonly (readonly GeoPoint[])[];
  woods: readonly (readonly GeoPoint[])[];
  rivers: readonly MapLine[];
  roads: readonly MapLine[];
}

/** The picture's bounds: the valley of the Ourthe between Marche and Stavelot. */
const [SOUTH, WEST, NORTH, EAST] = [50.04, 5.15, 50.52, 6.0];
const WIDTH = 1200;
const SCALE = WIDTH / (EAST - WEST);
const HEIGHT = Math.round((SCALE * (NORTH - SOUTH)) / Math.cos((50.28 * Math.PI) / 180));

/** Renders the base map as one SVG picture (docs/look.md, Colour, map). */
export function renderStaticMap({ borders, woods, rivers, roads }: MapLayers): string {
  const isLineInView = (line: readonly GeoPoint[]) => line.some(isInView);
  const paths = (lines: readonly (readonly GeoPoint[])[], closed = false) =>
    lines
      .filter(isLineInView)
      .map((line) => buildSmoothPath(line, closed))
      .join('');
  const bySize = (all: readonly MapLine[], size: number) =>
    paths(all.filter((entry) => entry.size === size).map(({ line }) => line));
  const stroke = (d: string, color: string, width: number, more = '') =>
    `<path d="${d}" stroke="${color}" stroke-width="${width}"${more}/>\n`;
  const sizes = [1, 2, 3] as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="#ede8dc" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<path fill="#d5dbc8" d="${paths(woods, true)}"/>
${sizes.map((size) => stroke(bySize(rivers, size), '#a9bec4', [3, 7, 10][size - 1] ?? 3)).join('')}${sizes
  .map((size) => stroke(bySize(roads, size), '#cfc6b4', [4, 6, 9][size - 1] ?? 4))
  .join(
    '',
  )}${sizes.map((size) => stroke(bySize(roads, size), '#fbf8f1', [2.5, 4, 6.5][size - 1] ?? 3)).join('')}${stroke(paths(borders), '#857d70', 1.5, ' stroke-dasharray="2 6"')}</svg>
`;
}

const isInView = ([latitude, longitude]: GeoPoint) =>
  latitude > SOUTH - 0.1 &&
  latitude < NORTH + 0.1 &&
  longitude > WEST - 0.15 &&
  longitude < EAST + 0.15;

/**
 * Returns a smooth line through these points as Bézier curves; the map frame draws the same
 * (Catmull-Rom).
 */
function buildSmoothPath(line: readonly GeoPoint[], closed: boolean): string {
  const points = line.map(([latitude, longitude]) => [
    (longitude - WEST) * SCALE,
    ((NORTH - latitude) / (NORTH - SOUTH)) * HEIGHT,
  ]);
  const last = points.length - 1;
  const getCoordinate = (index: number, axis: 0 | 1) => {
    const pointIndex = closed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), last);
    return points[pointIndex]?.[axis] ?? 0;
  };
  const buildCurve = (index: number) => {
    const control = (own: number, axis: 0 | 1, side: number) =>
      getCoordinate(own, axis) +
      (side * (getCoordinate(own + 1, axis) - getCoordinate(own - 1, axis))) / 6;
    const all = ([0, 1] as const).map((axis) => [
      control(index, axis, 1),
      control(index + 1, axis, -1),
      getCoordinate(index + 1, axis),
    ]);
    const from = [Math.round(getCoordinate(index, 0)), Math.round(getCoordinate(index, 1))];
    return [0, 1, 2]
      .flatMap((step) =>
        [0, 1].map((axis) => Math.round(all[axis]?.[step] ?? 0) - (from[axis] ?? 0)),
      )
      .join(' ');
  };
  const bends = Array.from({ length: closed ? points.length : last }, (_, index) =>
    buildCurve(index),
  );
  return `M${Math.round(getCoordinate(0, 0))} ${Math.round(getCoordinate(0, 1))}c${bends.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}
