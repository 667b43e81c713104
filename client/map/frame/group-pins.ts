import type { Heap } from './pin-heaps';
import { addToHeap, findWhole, HEAP_SIDE, joinNearHeaps, KEY_ROW, WIDEST_PIN } from './pin-heaps';

/** What is put on the map, in degrees. */
export interface PinPlace {
  readonly Latitude: number;
  readonly Longitude: number;
}

/** Places that lie so close together at a zoom that one button stands for them all; `rows` are their numbers in the list. */
export interface PinGroup {
  latitude: number;
  longitude: number;
  rows: Int32Array;
}

/** The groups of a zoom, and of each row the number of its group. */
interface ZoomGroups {
  groups: readonly PinGroup[];
  groupOfRow: Int32Array;
}

/** Finds the groups of places at a zoom; each zoom is computed when it is first asked for. */
export class PinGroups {
  readonly #places: readonly PinPlace[];
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  #northernY = 1;
  readonly #byZoom = new Map<number, ZoomGroups>();
  readonly #pinWidths = new Map<number, number>();
  readonly #measurePin: (row: number) => number;

  /** `measurePin` returns the width of a row's pin, in pixels: it is asked once for those that have neighbours. */
  constructor(places: readonly PinPlace[], measurePin: (row: number) => number) {
    this.#places = places;
    this.#measurePin = measurePin;
    this.#x = new Float64Array(places.length);
    this.#y = new Float64Array(places.length);
    places.forEach(({ Latitude, Longitude }, row) => {
      this.#x[row] = Longitude / 360 + 0.5;
      const y = projectLatitude(Latitude);
      this.#y[row] = y;
      if (y < this.#northernY) this.#northernY = y;
    });
  }

  /** Returns the groups at a zoom, those of one place included. */
  at(zoom: number): readonly PinGroup[] {
    return this.#compute(zoom).groups;
  }

  /** Returns the first zoom above `zoom`, up to `maxZoom`, at which rows are no longer one group; undefined if they stay together. */
  findSplit(rows: Int32Array, zoom: number, maxZoom: number): number | undefined {
    if (!this.isSplit(rows, maxZoom)) return undefined;
    let split = zoom + 1;
    while (!this.isSplit(rows, split)) split++;
    return split;
  }

  /** Returns whether rows are no longer one group at a zoom. */
  isSplit(rows: Int32Array, zoom: number): boolean {
    const { groupOfRow } = this.#compute(zoom);
    const first = groupOfRow[rows[0] ?? 0];
    return rows.some((row) => groupOfRow[row] !== first);
  }

  #compute(zoom: number): ZoomGroups {
    let found = this.#byZoom.get(zoom);
    if (!found) {
      found = this.#group(TILE_SIZE * 2 ** zoom);
      this.#byZoom.set(zoom, found);
    }
    return found;
  }

  /** Puts rows into heaps, then joins those whose buttons would cover each other, until none does. */
  #group(scale: number): ZoomGroups {
    const heapByKey = new Map<number, Heap>();
    const northernRow = Math.floor((this.#northernY * scale) / HEAP_SIDE);
    const heapOfRow = this.#places.map((_, row) => {
      const x = (this.#x[row] ?? 0) * scale;
      const y = (this.#y[row] ?? 0) * scale;
      // From the northernmost on: a key of few bits is found several times as fast.
      const key = (Math.floor(y / HEAP_SIDE) - northernRow) * KEY_ROW + Math.floor(x / HEAP_SIDE);
      let heap = heapByKey.get(key);
      if (!heap) {
        heap = { x: 0, y: 0, size: 0, row, joined: undefined };
        heapByKey.set(key, heap);
      }
      return addToHeap(heap, x, y, 1);
    });
    let heaps = [...heapByKey.values()];
    const getPinWidth = (row: number) => this.#getPinWidth(row);
    for (let before = Number.POSITIVE_INFINITY; heaps.length < before; ) {
      before = heaps.length;
      heaps = joinNearHeaps(heaps, getPinWidth);
    }
    const numbers = new Map(heaps.map((heap, index) => [heap, index]));
    const groupOfRow = Int32Array.from(heapOfRow, (heap) => numbers.get(findWhole(heap)) ?? 0);
    return { groupOfRow, groups: this.#collect(groupOfRow, heaps.length) };
  }

  #getPinWidth(row: number): number {
    let width = this.#pinWidths.get(row);
    if (width === undefined) {
      width = Math.min(WIDEST_PIN, this.#measurePin(row));
      this.#pinWidths.set(row, width);
    }
    return width;
  }

  /** Returns the groups, each in the middle of its places. */
  #collect(groupOfRow: Int32Array, groupCount: number): PinGroup[] {
    const starts = new Int32Array(groupCount + 1);
    for (const group of groupOfRow) starts[group + 1] = (starts[group + 1] as number) + 1;
    for (let group = 0; group < groupCount; group++)
      starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number);
    const rows = new Int32Array(groupOfRow.length);
    const next = starts.slice();
    for (const [row, group] of groupOfRow.entries()) {
      rows[next[group] as number] = row;
      next[group] = (next[group] as number) + 1;
    }
    return Array.from({ length: groupCount }, (_, group) => {
      const own = rows.subarray(starts[group], starts[group + 1]);
      let [latitude, longitude] = [0, 0];
      for (const row of own) {
        const place = this.#places[row] as PinPlace;
        latitude += place.Latitude;
        longitude += place.Longitude;
      }
      return { latitude: latitude / own.length, longitude: longitude / own.length, rows: own };
    });
  }
}

/** The side of the world at zoom 0, in pixels. */
const TILE_SIZE = 256;

/** Returns where a latitude lies on the map's square, from 0 in the north to 1 (Web Mercator). */
function projectLatitude(latitude: number): number {
  const sin = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return Math.min(1, Math.max(0, y));
}
