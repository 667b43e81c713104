import type { Map as LeafletMap, Marker } from 'leaflet';
import { type BaseMap, unpackLine } from './base-map';
import { element } from './element';
import { marked } from './marked';
import { nameOf, settings } from './settings';

type Where = readonly [latitude: number, longitude: number];

interface Named {
  name: string;
  place: Where;
  kind: 'town' | 'river' | 'road';
  /** Read from this zoom on. */
  from: number;
}

/** The zooms from which names of rank 1, 2, 3 are read. */
const TOWN_FROM = [0, 9, 10];
/** How far below its place a name may stand, in pixels: a town's also below the circle of a cluster. */
const DROPS: Record<Named['kind'], readonly number[]> = { town: [0, 16], river: [0], road: [0] };

/** Half a cluster's circle. */
const CLUSTER = 20;

const RIVER_FROM = [11, 9.5, 9];
const ROAD_FROM = [12, 10, 9];

/**
 * Names towns, rivers and roads, the greater before the smaller, each where it crosses no other. A
 * town where nothing is offered leaves its room to one where something is; where towns can be
 * chosen, their buttons name them.
 */
export function nameGround(map: LeafletMap, base: Promise<BaseMap>, withTowns: boolean): void {
  let all: Named[] = [];
  map.createPane('names').style.zIndex = '350';
  const shown = new Map<string, Marker>();
  let clusters: readonly Where[] = [];
  const draw = () => {
    const standing = new Map(shown);
    const zoom = map.getZoom();
    const view = map.getBounds().pad(0.2);
    const pixel = (place: Where) => map.latLngToLayerPoint([...place]);
    const taken: Box[] = clusters.map((place) => around(pixel(place), CLUSTER, CLUSTER));
    for (const { name, place, kind, from } of all) {
      if (zoom < from || !view.contains([...place])) continue;
      const drop = DROPS[kind].find((down) => {
        const box = boxOf(pixel(place), name, kind, down);
        return !taken.some((other) => overlap(box, other));
      });
      if (drop === undefined) continue;
      taken.push(boxOf(pixel(place), name, kind, drop));
      const key = `${place} ${drop}`;
      if (standing.delete(key)) continue;
      const dropped = drop > 0 ? ' name--dropped' : '';
      const own = element('span', `name name--${kind}${dropped}`, element('span', '', name));
      shown.set(key, marked(place, own, 'names').addTo(map));
    }
    for (const [key, name] of standing) {
      name.remove();
      shown.delete(key);
    }
  };
  // After every move, once the pins stand (pins.ts, zones.ts).
  map.on('stood', (event) => {
    clusters = (event as unknown as { clusters: Where[] }).clusters;
    draw();
  });
  base.then((drawn) => {
    all = [
      ...towns(drawn, withTowns ? settings.towns : []),
      ...lines(drawn.roads, 'road'),
      ...lines(drawn.rivers, 'river'),
    ];
    draw();
  });
}

/** The site's towns, those with the most offers first, then the cities that say where one is. */
function towns(base: BaseMap, offering: typeof settings.towns): Named[] {
  const own = [...offering].sort((a, b) => b[3] - a[3]);
  const known = new Set<string>();
  const named = [
    ...own.slice(0, 5).map(([name, ...place]) => ({ name, place, from: 9 })),
    ...base.cities.map(([name, latitude, longitude, rank]) => ({
      name: nameOf(name),
      place: [latitude / 1000, longitude / 1000],
      from: TOWN_FROM[rank - 1] ?? 0,
    })),
    ...own.slice(5).map(([name, ...place]) => ({ name, place, from: 10 })),
  ];
  return named.flatMap(({ name, place: [latitude = 0, longitude = 0], from }) => {
    if (known.has(name)) return [];
    known.add(name);
    return [{ name, place: [latitude, longitude] as const, kind: 'town' as const, from }];
  });
}

/** A line is named once, somewhat before its middle. */
const lines = (drawn: BaseMap['rivers'], kind: 'river' | 'road'): Named[] =>
  drawn.flatMap(([size, name, packed]) => {
    const places = unpackLine(packed);
    const place = places[Math.floor(places.length * 0.45)];
    const from = (kind === 'river' ? RIVER_FROM : ROAD_FROM)[size - 1] ?? 0;
    return name && place ? [{ name: nameOf(name), place, kind, from }] : [];
  });

type Box = readonly [left: number, top: number, right: number, bottom: number];

interface Pixel {
  x: number;
  y: number;
}

/** About as much room as the name takes: a town's stands below its dot. */
function boxOf({ x, y }: Pixel, name: string, kind: Named['kind'], drop: number): Box {
  const half = name.length * 3.6 + 4;
  return kind === 'town' ? around({ x, y: y + 15 + drop }, half, 8) : around({ x, y }, half, 10);
}

const around = ({ x, y }: Pixel, half: number, high: number): Box => [
  x - half,
  y - high,
  x + half,
  y + high,
];

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
