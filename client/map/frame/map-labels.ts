import type { Map as LeafletMap, Marker } from 'leaflet';
import type { BaseMap } from '../../../src/domain/map/base-map';
import { unpackLine } from '../../../src/domain/map/base-map-parts';
import type { NamedPlace } from './city-labels';
import { buildCityLabels, isOneCity } from './city-labels';
import { findControlBoxes } from './control-boxes';
import { createClassedElement } from './element';
import { frameSettings, getMapName } from './frame-settings';
import { createMarker } from './marker';

type LabelPosition = readonly [latitude: number, longitude: number];

interface MapLabel {
  name: string;
  /** A city's in any language. */
  names: readonly string[];
  position: LabelPosition;
  /** Part of the label's class. */
  kind: 'city' | 'river' | 'road';
  /** The minimum zoom of all labels. */
  minZoom: number;
}

/** Possible distances of a label below its point, in pixels; a city's may be below a cluster's circle. */
const LABEL_OFFSETS: Record<MapLabel['kind'], readonly number[]> = {
  city: [0, 16],
  river: [0],
  road: [0],
};

/** The radius of a cluster's circle, in pixels. */
const CLUSTER_CIRCLE_RADIUS = 20;
/** Half the room of a pin with a price, and how far its middle is above its point, in pixels: without an address it is around it. */
const PIN = { halfWidth: 44, halfHeight: 26, above: 10 };

const RIVER_MIN_ZOOMS = [11, 9.5, 9];
const ROAD_MIN_ZOOMS = [12, 10, 9];

/**
 * Labels cities, rivers and roads where no pin, circle or other label is, the more important first. Cities with properties come
 * before those without. On a map of zones the buttons show the names of cities instead, and no name stands beside one too.
 */
export function drawMapLabels(map: LeafletMap, base: Promise<BaseMap>, withCities: boolean): void {
  let labels: MapLabel[] = [];
  map.createPane('labels').style.zIndex = '350';
  const markers = new Map<string, Marker>();
  let clusters: readonly LabelPosition[] = [];
  let pins: readonly LabelPosition[] = [];
  let named: readonly NamedPlace[] = [];
  const draw = () => {
    const obsolete = new Map(markers);
    const zoom = map.getZoom();
    const view = map.getBounds().pad(0.2);
    const pixel = (position: LabelPosition) => map.latLngToLayerPoint([...position]);
    const start = map.containerPointToLayerPoint([0, 0]);
    const end = map.containerPointToLayerPoint(map.getSize());
    const edges: LabelBox = [start.x, start.y, end.x, end.y];
    const takenBoxes: LabelBox[] = [
      ...findControlBoxes(map),
      ...clusters.map((position) =>
        createBox(pixel(position), CLUSTER_CIRCLE_RADIUS, CLUSTER_CIRCLE_RADIUS),
      ),
      ...pins.map((position) => {
        const { x, y } = pixel(position);
        return createBox({ x, y: y - PIN.above }, PIN.halfWidth, PIN.halfHeight);
      }),
    ];
    for (const label of labels) {
      const { name, position, kind, minZoom } = label;
      if (zoom < minZoom || !view.contains([...position])) continue;
      if (kind === 'city' && named.some((place) => isOneCity(label, place))) continue;
      const offset = LABEL_OFFSETS[kind].find((down) => {
        const box = computeLabelBox(pixel(position), name, kind, down);
        return !isCut(box, edges) && !takenBoxes.some((other) => isOverlapping(box, other));
      });
      if (offset === undefined) continue;
      takenBoxes.push(computeLabelBox(pixel(position), name, kind, offset));
      const key = `${position} ${offset}`;
      if (obsolete.delete(key)) continue;
      const modifier = offset > 0 ? ' map-label--lowered' : '';
      const element = createClassedElement(
        'span',
        `map-label map-label--${kind}${modifier}`,
        createClassedElement('span', '', name),
      );
      markers.set(key, createMarker(position, element, 'labels').addTo(map));
    }
    for (const [key, name] of obsolete) {
      name.remove();
      markers.delete(key);
    }
  };
  // Fired after every move, once the pins are drawn (pins.ts, zones.ts).
  map.on('features-drawn', (event) => {
    ({ clusters, pins, named = [] } = event as unknown as DrawnFeatures);
    draw();
  });
  base.then((baseMap) => {
    labels = [
      ...buildCityLabels(
        baseMap.cities,
        withCities ? frameSettings.cities : [],
        document.documentElement.lang,
      ).map((label) => ({ ...label, kind: 'city' as const })),
      ...buildLineLabels(baseMap.roads, 'road'),
      ...buildLineLabels(baseMap.rivers, 'river'),
    ];
    draw();
  });
}

/** The places on a map where no label may stand, and the cities whose names the map shows itself. */
interface DrawnFeatures {
  clusters: readonly LabelPosition[];
  pins: readonly LabelPosition[];
  named?: readonly NamedPlace[];
}

/** Returns the labels of named lines, each somewhat before the middle of its line. */
const buildLineLabels = (lines: BaseMap['rivers'], kind: 'river' | 'road'): MapLabel[] =>
  lines.flatMap(([size, name, packed]) => {
    const points = unpackLine(packed);
    const position = points[Math.floor(points.length * 0.45)];
    const minZoom = (kind === 'river' ? RIVER_MIN_ZOOMS : ROAD_MIN_ZOOMS)[size - 1] ?? 0;
    return name && position ? [{ name: getMapName(name), names: [], position, kind, minZoom }] : [];
  });

type LabelBox = readonly [left: number, top: number, right: number, bottom: number];

interface PixelPoint {
  x: number;
  y: number;
}

/** The room that a road's number has beside it, in pixels. */
const LINE_LABEL_PADDING = 4;

/** Returns the approximate box of a label; a city's is below its dot. */
function computeLabelBox(
  { x, y }: PixelPoint,
  name: string,
  kind: MapLabel['kind'],
  offset: number,
): LabelBox {
  const halfWidth = name.length * 3.6 + 4;
  return kind === 'city'
    ? createBox({ x, y: y + 15 + offset }, halfWidth, 8)
    : createBox({ x, y }, halfWidth + LINE_LABEL_PADDING, 10);
}

const createBox = ({ x, y }: PixelPoint, halfWidth: number, halfHeight: number): LabelBox => [
  x - halfWidth,
  y - halfHeight,
  x + halfWidth,
  y + halfHeight,
];

const isOverlapping = (a: LabelBox, b: LabelBox) =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** How far beyond the edges a name may still show, in pixels: its box is approximate. */
const SLACK = 3;

/** Whether edges cut a box: it is neither within them nor beyond them. */
const isCut = ([left, top, right, bottom]: LabelBox, edges: LabelBox) =>
  isOverlapping([left - SLACK, top - SLACK, right + SLACK, bottom + SLACK], edges) &&
  (left < edges[0] || top < edges[1] || right > edges[2] || bottom > edges[3]);
