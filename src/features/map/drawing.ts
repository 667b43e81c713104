import { escapeXml } from '../../domain/format/xml';
import type { BaseMap } from '../../domain/map/base-map';
import type { PackedLine } from '../../domain/map/base-map-parts';
import { pickMapName, unpackLine } from '../../domain/map/base-map-parts';
import { measureDrawing } from '../../domain/map/drawing-size';

type Point = readonly [x: number, y: number];

const RIVER_WIDTHS = [3, 7, 10] as const;
const ROAD_WIDTHS = [4, 6, 9] as const;
const ROAD_INNER_WIDTHS = [2.5, 4, 6.5] as const;
/** Pixels around the picture in which a line still reaches into it. */
const EDGE = 220;
/** Names of towns that would stand too near the edge of the picture are left out. */
const NAME_EDGE = 60;
const NAME_SIZES = [34, 27, 23] as const;

/** Renders a base map as one SVG picture (docs/look.md, Colour, map), its towns named in a language. */
export function renderDrawing(map: BaseMap, language: string): string {
  const { width, height } = measureDrawing(map);
  const [south, west, north, east] = map.bounds;
  const project = ([latitude, longitude]: readonly [number, number]): Point => [
    ((longitude * 1000 - west) / (east - west)) * width,
    ((north - latitude * 1000) / (north - south)) * height,
  ];
  const isInView = ([x, y]: Point, edge: number) =>
    x > -edge && x < width + edge && y > -edge && y < height + edge;
  const draw = (lines: readonly PackedLine[], closed = false) =>
    lines
      .map((line) => unpackLine(line).map(project))
      .filter((line) => line.some((point) => isInView(point, EDGE)))
      .map((line) => buildSmoothPath(line, closed))
      .join('');
  const ofSize = (all: BaseMap['rivers'], size: number) =>
    draw(all.filter((entry) => entry[0] === size).map(([, , line]) => line));
  const stroke = (d: string, color: string, lineWidth: number, more = '') =>
    d && `<path d="${d}" stroke="${color}" stroke-width="${lineWidth}"${more}/>\n`;
  const strokeAll = (all: BaseMap['rivers'], color: string, widths: readonly number[]) =>
    widths.map((lineWidth, index) => stroke(ofSize(all, index + 1), color, lineWidth)).join('');
  const sea = map.seas.map((line) => buildStraightPath(unpackLine(line).map(project))).join('');
  const names = map.cities.flatMap(([name, latitude, longitude, rank]) => {
    const [x, y] = project([latitude / 1000, longitude / 1000]);
    if (!isInView([x, y], -NAME_EDGE)) return [];
    return { text: pickMapName(name, language), x: Math.round(x), y: Math.round(y), rank };
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="#ede8dc" d="M0 0h${width}v${height}H0z"/>
${sea && `<path fill="#a9bec4" fill-rule="evenodd" d="${sea}"/>\n`}<path fill="#d5dbc8" d="${draw(map.woods, true)}"/>
${strokeAll(map.rivers, '#a9bec4', RIVER_WIDTHS)}${strokeAll(map.roads, '#cfc6b4', ROAD_WIDTHS)}${strokeAll(map.roads, '#fbf8f1', ROAD_INNER_WIDTHS)}${stroke(draw(map.borders), '#857d70', 1.5, ' stroke-dasharray="2 6"')}${renderNames(names)}</svg>
`;
}

interface PlacedName {
  text: string;
  x: number;
  y: number;
  rank: number;
}

/** Renders names, the more important first; one that would cover another is left out. */
function renderNames(names: readonly PlacedName[]): string {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const shown = names
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ text, x, y, rank }) => {
      const size = NAME_SIZES[rank - 1] ?? NAME_SIZES[2];
      const half = text.length * size * 0.28;
      const box = { left: x - half, right: x + half, top: y - size - 14, bottom: y + 10 };
      const isTaken = taken.some(
        (other) =>
          box.left < other.right &&
          box.right > other.left &&
          box.top < other.bottom &&
          box.bottom > other.top,
      );
      if (isTaken) return [];
      taken.push(box);
      return `<circle cx="${x}" cy="${y}" r="5"/><text x="${x}" y="${y - 14}" font-size="${size}">${escapeXml(text)}</text>`;
    });
  if (shown.length === 0) return '';
  return `<g fill="#5d564a" font-family="Georgia,serif" font-style="italic" text-anchor="middle" stroke="#ede8dc" stroke-width="5" paint-order="stroke">${shown.join('')}</g>`;
}

const buildStraightPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;

/** Returns a smooth line through these points as Bézier curves; the map frame draws the same (Catmull-Rom). */
function buildSmoothPath(points: readonly Point[], closed: boolean): string {
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
