/** Places that one button stands for: the sums of their pixels, their number, the first row, and the heap that they were joined with. */
export interface Heap {
  x: number;
  y: number;
  size: number;
  row: number;
  joined: Heap | undefined;
}

type GetPinWidth = (row: number) => number;

export function addToHeap(heap: Heap, x: number, y: number, size: number): Heap {
  heap.x += x;
  heap.y += y;
  heap.size += size;
  return heap;
}

export const findWhole = (heap: Heap): Heap => (heap.joined ? findWhole(heap.joined) : heap);

/** Joins each heap with the first one before it that its button would cover; returns those that are left. */
export function joinNearHeaps(heaps: readonly Heap[], getPinWidth: GetPinWidth): Heap[] {
  const width = WIDEST_PIN + GAP;
  const height = ABOVE_PIN + CLUSTER / 2 + GAP;
  const left: Heap[] = [];
  const heapsByKey = new Map<number, Heap[]>();
  // The fullest first: it draws its neighbours in. Equal ones stay in the order of the list, so that it always looks the same.
  for (const heap of heaps.toSorted((one, other) => other.size - one.size)) {
    const [x, y] = [heap.x / heap.size, heap.y / heap.size];
    const key = Math.floor(y / height) * KEY_ROW + Math.floor(x / width);
    const near = findNear(heap, key, heapsByKey, getPinWidth);
    if (near) {
      addToHeap(near, heap.x, heap.y, heap.size);
      heap.joined = near;
      continue;
    }
    left.push(heap);
    const known = heapsByKey.get(key);
    if (known) known.push(heap);
    else heapsByKey.set(key, [heap]);
  }
  return left;
}

function findNear(
  heap: Heap,
  key: number,
  heapsByKey: ReadonlyMap<number, readonly Heap[]>,
  getPinWidth: GetPinWidth,
): Heap | undefined {
  for (const step of AROUND)
    for (const other of heapsByKey.get(key + step) ?? NONE)
      if (isCovering(heap, other, getPinWidth)) return other;
  return undefined;
}

/** Whether the buttons of two heaps would cover each other: a pin stands on its place, a cluster around it. */
function isCovering(one: Heap, other: Heap, getPinWidth: GetPinWidth): boolean {
  const down = one.y / one.size - other.y / other.size;
  if (down >= getBelow(other) + getAbove(one) + GAP) return false;
  if (-down >= getBelow(one) + getAbove(other) + GAP) return false;
  const across = Math.abs(one.x / one.size - other.x / other.size);
  return across < getHalf(one, getPinWidth) + getHalf(other, getPinWidth) + GAP;
}

const getAbove = ({ size }: Heap) => (size > 1 ? CLUSTER / 2 : ABOVE_PIN);
const getBelow = ({ size }: Heap) => (size > 1 ? CLUSTER / 2 : BELOW_PIN);
const getHalf = ({ size, row }: Heap, getPinWidth: GetPinWidth) =>
  (size > 1 ? CLUSTER : getPinWidth(row)) / 2;

/** The room of the widest pin, the side of a cluster, what a pin takes above its place and below it, and what stays free between two, in pixels. */
export const WIDEST_PIN = 180;
const CLUSTER = 44;
export const ABOVE_PIN = 36;
const BELOW_PIN = 15;
const GAP = 4;

/** Places in one square of this side are one heap at any rate: their buttons would cover each other. */
export const HEAP_SIDE = 30;

/** More cells than a row of the map has at any zoom, so that a key is one number. */
export const KEY_ROW = 2 ** 18;

/** From a cell to itself and the eight around it. */
const AROUND = [0, -1, 1, ...[-1, 0, 1].flatMap((x) => [x - KEY_ROW, x + KEY_ROW])];
const NONE: readonly Heap[] = [];
