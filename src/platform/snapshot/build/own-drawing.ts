import * as v from 'valibot';
import type { BaseMap } from '../../../domain/map/base-map';
import { packLine } from '../../../domain/map/base-map-parts';

type Position = readonly [longitude: number, latitude: number];

/** What a feature may be, and the geometry that draws it. */
const KINDS = {
  sea: ['Polygon', 'MultiPolygon'],
  wood: ['Polygon', 'MultiPolygon'],
  border: ['LineString', 'MultiLineString'],
  river: ['LineString', 'MultiLineString'],
  road: ['LineString', 'MultiLineString'],
  city: ['Point'],
} as const;

/** Every page with a map reads the drawing: this many points are some 100 KB. */
const MAX_POINTS = 12_000;
/** Belgium and what lies around it, in degrees. */
const AROUND = { west: 0, south: 48, east: 9.5, north: 54 };

const PositionSchema = v.pipe(
  v.array(v.number()),
  v.check((at) => at.length >= 2, 'is not longitude and latitude'),
  v.transform(([longitude = 0, latitude = 0]): Position => [longitude, latitude]),
  v.check(
    (at) => !isAround([at[1], at[0]]) || isAround(at),
    'has latitude and longitude exchanged: GeoJSON names the longitude first',
  ),
  v.check(isAround, 'lies far from Belgium: longitude and latitude are degrees (WGS 84)'),
);
const Line = v.pipe(v.array(PositionSchema), v.minLength(2));

const Geometry = v.variant('type', [
  v.looseObject({ type: v.literal('Point'), coordinates: PositionSchema }),
  v.looseObject({ type: v.literal('LineString'), coordinates: Line }),
  v.looseObject({ type: v.literal('MultiLineString'), coordinates: v.array(Line) }),
  v.looseObject({ type: v.literal('Polygon'), coordinates: v.array(Line) }),
  v.looseObject({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(Line)) }),
]);

const Feature = v.pipe(
  v.looseObject({
    type: v.literal('Feature'),
    properties: v.looseObject({
      kind: v.picklist(Object.keys(KINDS) as (keyof typeof KINDS)[]),
      name: v.optional(v.union([v.string(), v.record(v.string(), v.string())]), ''),
      /** 1 to 3: of rivers and roads the breadth, of cities the rank. */
      size: v.optional(v.picklist([1, 2, 3]), 1),
    }),
    geometry: Geometry,
  }),
  v.check(
    ({ properties, geometry }) =>
      (KINDS[properties.kind] as readonly string[]).includes(geometry.type),
    'has a geometry of another kind: seas and woods are polygons, borders, rivers and roads lines, cities points',
  ),
);
type Feature = v.InferOutput<typeof Feature>;

/** An agency's own drawing of its region as GeoJSON (`site/base-map.geojson`, docs/data.md). */
export const OwnDrawing = v.pipe(
  v.looseObject({ type: v.literal('FeatureCollection'), features: v.array(Feature) }),
  v.check(({ features }) => features.length > 0, 'holds no feature'),
  v.check(
    ({ features }) => countPoints(features) <= MAX_POINTS,
    `holds more than the ${MAX_POINTS} points that pages may load: simplify its lines`,
  ),
  v.transform(({ features }) => toBaseMap(features)),
);

function isAround([longitude, latitude]: Position): boolean {
  const { west, south, east, north } = AROUND;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

const countPoints = (features: readonly Feature[]) =>
  features.flatMap(({ geometry }) => listLines(geometry)).flat().length;

/** Lists the lines of a geometry; a point is a line of one. */
function listLines(geometry: Feature['geometry']): readonly (readonly Position[])[] {
  if (geometry.type === 'Point') return [[geometry.coordinates]];
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
}

const turn = ([longitude, latitude]: Position) => [latitude, longitude] as const;

function toBaseMap(features: readonly Feature[]): BaseMap {
  const ofKind = (kind: keyof typeof KINDS) =>
    features
      .filter(({ properties }) => properties.kind === kind)
      .flatMap(({ properties: { name, size }, geometry }) =>
        listLines(geometry).map((line) => ({ name, size, points: line.map(turn) })),
      );
  const pack = (kind: 'sea' | 'wood' | 'border') =>
    ofKind(kind).map(({ points }) => packLine(points));
  const packNamed = (kind: 'river' | 'road'): BaseMap['rivers'] =>
    ofKind(kind).map(({ size, name, points }) => [size, name, packLine(points)]);
  const places = features.flatMap(({ geometry }) => listLines(geometry)).flat();
  const [longitudes, latitudes] = [places.map(([at]) => at), places.map(([, at]) => at)];
  const lowest = (all: number[]) => Math.floor(1000 * all.reduce((a, b) => Math.min(a, b)));
  const highest = (all: number[]) => Math.ceil(1000 * all.reduce((a, b) => Math.max(a, b)));
  return {
    bounds: [lowest(latitudes), lowest(longitudes), highest(latitudes), highest(longitudes)],
    seas: pack('sea'),
    woods: pack('wood'),
    borders: pack('border'),
    rivers: packNamed('river'),
    roads: packNamed('road'),
    cities: ofKind('city').map(({ name, size, points: [at = [0, 0]] }) => [
      name,
      Math.round(at[0] * 1000),
      Math.round(at[1] * 1000),
      size,
    ]),
  };
}
