import type { LatLngTuple, Map as LeafletMap, Marker } from 'leaflet';
import { findControlBoxes } from './control-boxes';

interface Ring {
  element: HTMLElement;
  marker: Marker;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The sides of a ring at which its name may stand, the best first. */
const SIDES = [
  'right',
  'left',
  'below',
  'above',
  'above-left',
  'above-right',
  'below-left',
  'below-right',
] as const;
type Side = (typeof SIDES)[number];

const LABEL_HEIGHT = 20;
const GAP = 4;
/** The corner of a square inside a ring, as a share of its radius. */
const CORNER_SHARE = 0.7;

/**
 * Places the names of cities beside their rings: chosen ones first, then those with the most properties. A
 * name that would meet a ring or another name at every side is hidden until its ring has the pointer or
 * the focus. Returns the places that rings and names take.
 */
export function placeRingLabels(map: LeafletMap, rings: readonly Ring[]): LatLngTuple[] {
  const positions = new Map(
    rings.map(({ element, marker }) => [element, map.latLngToLayerPoint(marker.getLatLng())]),
  );
  const taken: Box[] = rings.map(({ element }) => {
    const { x, y } = positions.get(element) ?? { x: 0, y: 0 };
    const radius = readDiameter(element) / 2;
    return [x - radius, y - radius, x + radius, y + radius];
  });
  const rooms = findControlBoxes(map);
  const left = map.containerPointToLayerPoint([0, 0]).x;
  const right = left + map.getSize().x;
  for (const { element } of rings.toSorted((a, b) => rank(b) - rank(a))) {
    const { x, y } = positions.get(element) ?? { x: 0, y: 0 };
    const width = measureLabel(element);
    const radius = readDiameter(element) / 2;
    const side = SIDES.find((candidate) => {
      const box = computeBox(candidate, x, y, radius, width);
      // A name is whole, or not there.
      const isInView = box[0] >= left && box[2] <= right;
      return isInView && [...taken, ...rooms].every((other) => !isOverlapping(box, other));
    });
    if (side) taken.push(computeBox(side, x, y, radius, width));
    element.dataset.side = side ?? 'none';
  }
  return taken.flatMap((box) => listPlaces(map, box));
}

/** Returns places along a box, near enough to each other that nothing fits between them. */
function listPlaces(map: LeafletMap, [left, top, right, bottom]: Box): LatLngTuple[] {
  const steps = Math.ceil((right - left) / LABEL_HEIGHT);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const { lat, lng } = map.layerPointToLatLng([
      left + ((right - left) * step) / steps,
      (top + bottom) / 2,
    ]);
    return [lat, lng];
  });
}

const readDiameter = (ring: HTMLElement) =>
  Number.parseFloat(ring.style.getPropertyValue('--size')) || 0;

/** Chosen cities come first, then those with larger rings. */
const rank = ({ element }: Ring): number =>
  readDiameter(element) + (element.ariaPressed === 'true' ? 100 : 0);

const measureLabel = (ring: HTMLElement): number =>
  ring.querySelector<HTMLElement>('.zone__name')?.offsetWidth ?? 0;

function computeBox(side: Side, x: number, y: number, radius: number, width: number): Box {
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + radius + GAP : x - radius - GAP - width;
    return [left, y - LABEL_HEIGHT / 2, left + width, y + LABEL_HEIGHT / 2];
  }
  const isBelow = side.startsWith('below');
  if (side === 'below' || side === 'above') {
    const top = isBelow ? y + radius : y - radius - LABEL_HEIGHT;
    return [x - width / 2, top, x + width / 2, top + LABEL_HEIGHT];
  }
  const corner = radius * CORNER_SHARE;
  const left = side.endsWith('left') ? x - corner - width : x + corner;
  const top = isBelow ? y + corner : y - corner - LABEL_HEIGHT;
  return [left, top, left + width, top + LABEL_HEIGHT];
}

const isOverlapping = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
