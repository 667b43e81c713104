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
  readonly #byZoom = new Map<number, ZoomGroups>();
  readonly #cellsAtZoom0: number;

  /** `cell` is the side of the square in which places meet, and the distance below which two groups become one, in pixels. */
  constructor(places: readonly PinPlace[], cell: number) {
    this.#places = places;
    this.#cellsAtZoom0 = TILE_SIZE / cell;
    this.#x = new Float64Array(places.length);
    this.#y = new Float64Array(places.length);
    for (const [row, { Latitude, Longitude }] of places.entries()) {
      this.#x[row] = Longitude / 360 + 0.5;
      this.#y[row] = projectLatitude(Latitude);
    }
  }

  /** Returns the groups at a zoom, those of one place included. */
  at(zoom: number): readonly PinGroup[] {
    return this.#compute(zoom).groups;
  }

  /** Returns the first zoom above `zoom`, up to `maxZoom`, at which rows are no longer one group; undefined if they stay together. */
  findSplit(rows: Int32Array, zoom: number, maxZoom: number): number | undefined {
    if (!this.#isSplit(rows, maxZoom)) return undefined;
    let split = zoom + 1;
    while (!this.#isSplit(rows, split)) split++;
    return split;
  }

  #isSplit(rows: Int32Array, zoom: number): boolean {
    const { groupOfRow } = this.#compute(zoom);
    const first = groupOfRow[rows[0] ?? 0];
    return rows.some((row) => groupOfRow[row] !== first);
  }

  #compute(zoom: number): ZoomGroups {
    let found = this.#byZoom.get(zoom);
    if (!found) {
      found = this.#group(this.#cellsAtZoom0 * 2 ** zoom);
      this.#byZoom.set(zoom, found);
    }
    return found;
  }

  /** Puts rows into the cells of a grid, then joins neighbouring cells whose middles are nearer than a cell is wide. */
  #group(scale: number): ZoomGroups {
    const cells: GridCell[] = [];
    const cellByKey = new Map<number, GridCell>();
    const cellOfRow = this.#places.map((_, row) => {
      const [x, y] = [(this.#x[row] ?? 0) * scale, (this.#y[row] ?? 0) * scale];
      const key = Math.floor(y) * KEY_ROW + Math.floor(x);
      let cell = cellByKey.get(key);
      if (!cell) {
        cell = { key, x: 0, y: 0, size: 0, group: undefined };
        cells.push(cell);
        cellByKey.set(key, cell);
      }
      cell.x += x;
      cell.y += y;
      cell.size++;
      return cell;
    });
    let groupCount = 0;
    // The fullest first: it draws its neighbours in. Equal ones stay in the order of the list, so that it always looks the same.
    for (const cell of cells.sort((one, other) => other.size - one.size)) {
      if (cell.group !== undefined) continue;
      const group = groupCount++;
      cell.group = group;
      for (const step of NEIGHBOURS) {
        const near = cellByKey.get(cell.key + step);
        if (near && near.group === undefined && isNear(cell, near)) near.group = group;
      }
    }
    const groupOfRow = Int32Array.from(cellOfRow, ({ group = 0 }) => group);
    return { groupOfRow, groups: this.#collect(groupOfRow, groupCount) };
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

/** A square of the grid: the sums of its places, in cells, their number, and the group that it became part of. */
interface GridCell {
  key: number;
  x: number;
  y: number;
  size: number;
  group: number | undefined;
}

/** Whether the middles of what two cells hold are nearer than a cell is wide. */
const isNear = (one: GridCell, other: GridCell): boolean =>
  Math.hypot(one.x / one.size - other.x / other.size, one.y / one.size - other.y / other.size) < 1;

/** The side of the world at zoom 0, in pixels. */
const TILE_SIZE = 256;

/** More cells than a row of the grid has at any zoom, so that a key is one number. */
const KEY_ROW = 2 ** 24;

/** From a cell to the eight around it. */
const NEIGHBOURS = [-1, 1, ...[-1, 0, 1].flatMap((x) => [x - KEY_ROW, x + KEY_ROW])];

/** Returns where a latitude lies on the map's square, from 0 in the north to 1 (Web Mercator). */
function projectLatitude(latitude: number): number {
  const sin = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return Math.min(1, Math.max(0, y));
}
