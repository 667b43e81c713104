import type { Map as LeafletMap, Marker } from 'leaflet';
import { type BaseMap, unpackLine } from './base-map';
import { createClassedElement } from './element';
import { frameSettings, getMapName } from './frame-settings';
import { createMarker } from './marker';

type LabelPosition = readonly [latitude: number, longitude: number];

interface MapLabel {
  name: string;
  position: LabelPosition;
  kind: 'town' | 'river' | 'road';
  /** The minimum zoom of all labels. */
  minZoom: number;
}

/** The minimum zoom of labels of rank 1, 2 and 3. */
const TOWN_MIN_ZOOMS = [0, 9, 10];
/** Possible distances of a label below its point, in pixels; a town's may be below a cluster's circle. */
const LABEL_OFFSETS: Record<MapLabel['kind'], readonly number[]> = {
  town: [0, 16],
  river: [0],
  road: [0],
};

/** The radius of a cluster's circle, in pixels. */
const CLUSTER_CIRCLE_RADIUS = 20;

const RIVER_MIN_ZOOMS = [11, 9.5, 9];
const ROAD_MIN_ZOOMS = [12, 10, 9];

/**
 * Labels towns, rivers and roads, the more important first, without overlaps. Towns with offers come
 * before those without. On a map of zones the buttons name the towns instead.
 */
export function drawMapLabels(map: LeafletMap, base: Promise<BaseMap>, withTowns: boolean): void {
  let all: MapLabel[] = [];
  map.createPane('labels').style.zIndex = '350';
  const shown = new Map<string, Marker>();
  let clusters: readonly LabelPosition[] = [];
  const draw = () => {
    const standing = new Map(shown);
    const zoom = map.getZoom();
    const view = map.getBounds().pad(0.2);
    const pixel = (place: LabelPosition) => map.latLngToLayerPoint([...place]);
    const taken: LabelBox[] = clusters.map((place) =>
      createBox(pixel(place), CLUSTER_CIRCLE_RADIUS, CLUSTER_CIRCLE_RADIUS),
    );
    for (const { name, position, kind, minZoom } of all) {
      if (zoom < minZoom || !view.contains([...position])) continue;
      const drop = LABEL_OFFSETS[kind].find((down) => {
        const box = computeLabelBox(pixel(position), name, kind, down);
        return !taken.some((other) => isOverlapping(box, other));
      });
      if (drop === undefined) continue;
      taken.push(computeLabelBox(pixel(position), name, kind, drop));
      const key = `${position} ${drop}`;
      if (standing.delete(key)) continue;
      const dropped = drop > 0 ? ' map-label--lowered' : '';
      const own = createClassedElement(
        'span',
        `map-label map-label--${kind}${dropped}`,
        createClassedElement('span', '', name),
      );
      shown.set(key, createMarker(position, own, 'labels').addTo(map));
    }
    for (const [key, name] of standing) {
      name.remove();
      shown.delete(key);
    }
  };
  // After every move, once the pins are drawn (pins.ts, zones.ts).
  map.on('features-drawn', (event) => {
    clusters = (event as unknown as { clusters: LabelPosition[] }).clusters;
    draw();
  });
  base.then((drawn) => {
    all = [
      ...buildTownLabels(drawn, withTowns ? frameSettings.towns : []),
      ...buildLineLabels(drawn.roads, 'road'),
      ...buildLineLabels(drawn.rivers, 'river'),
    ];
    draw();
  });
}

/** Returns the site's towns, those with the most offers first, then the cities of the base map. */
function buildTownLabels(base: BaseMap, offering: typeof frameSettings.towns): MapLabel[] {
  const own = [...offering].sort((a, b) => b[3] - a[3]);
  const known = new Set<string>();
  const named = [
    ...own.slice(0, 5).map(([name, ...position]) => ({ name, position, minZoom: 9 })),
    ...base.cities.map(([name, latitude, longitude, rank]) => ({
      name: getMapName(name),
      position: [latitude / 1000, longitude / 1000],
      minZoom: TOWN_MIN_ZOOMS[rank - 1] ?? 0,
    })),
    ...own.slice(5).map(([name, ...position]) => ({ name, position, minZoom: 10 })),
  ];
  return named.flatMap(({ name, position: [latitude = 0, longitude = 0], minZoom }) => {
    if (known.has(name)) return [];
    known.add(name);
    return [{ name, position: [latitude, longitude] as const, kind: 'town' as const, minZoom }];
  });
}

/** Returns the point of a line's label, somewhat before its middle. */
const buildLineLabels = (drawn: BaseMap['rivers'], kind: 'river' | 'road'): MapLabel[] =>
  drawn.flatMap(([size, name, packed]) => {
    const points = unpackLine(packed);
    const position = points[Math.floor(points.length * 0.45)];
    const minZoom = (kind === 'river' ? RIVER_MIN_ZOOMS : ROAD_MIN_ZOOMS)[size - 1] ?? 0;
    return name && position ? [{ name: getMapName(name), position, kind, minZoom }] : [];
  });

type LabelBox = readonly [left: number, top: number, right: number, bottom: number];

interface PixelPoint {
  x: number;
  y: number;
}

/** Returns the approximate box of a label; a town's is below its dot. */
function computeLabelBox(
  { x, y }: PixelPoint,
  name: string,
  kind: MapLabel['kind'],
  drop: number,
): LabelBox {
  const half = name.length * 3.6 + 4;
  return kind === 'town'
    ? createBox({ x, y: y + 15 + drop }, half, 8)
    : createBox({ x, y }, half, 10);
}

const createBox = ({ x, y }: PixelPoint, half: number, high: number): LabelBox => [
  x - half,
  y - high,
  x + half,
  y + high,
];

const isOverlapping = (a: LabelBox, b: LabelBox) =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
