import type { RoomUse } from './floor-layout.ts';

/** Positions of a room's area label, clear of furniture, in metres from the upper wall. */
export const areaLabelOffsets: Partial<Record<RoomUse, (h: number) => number>> = {
  living: (h) => Math.max(2.5, h / 2),
  bed: (h) => Math.max(2.7, h - 0.75),
  bath: (h) => h * 0.62,
  wash: (h) => h * 0.66,
  kitchen: (h) => (h > 3.4 ? 1.3 : h - 0.8),
  office: (h) => h * 0.62,
  hall: (h) => h - 1.35,
};

/** Returns the default position of the area label: the middle of the room. */
export const getMiddle = (h: number): number => h / 2;

type DrawBox = (a: number, b: number, long: number, wide: number, round?: number) => void;

type DrawRing = (a: number, b: number, r: number) => void;

/** Outlines of furniture on a plan, by use of the room. */
export const furnitureByUse: Record<
  RoomUse,
  (box: DrawBox, ring: DrawRing, w: number, h: number) => void
> = {
  living: (box, ring, w, h) => {
    box(0.35, h * 0.62, 0.9, Math.min(2.2, h * 0.3), 0.12);
    box(1.7, h * 0.66, 0.7, 1.1, 0.05);
    box(w / 2 - 0.9, 0.75, 1.8, 0.9);
    for (const offset of [-0.55, 0.1]) {
      ring(w / 2 + offset + 0.22, 0.5, 0.2);
      ring(w / 2 + offset + 0.22, 1.9, 0.2);
    }
  },
  kitchen: (box, ring, w, h) => {
    box(0.25, 0.25, w - 0.5, 0.6, 0.01);
    box(0.6, 0.34, 0.5, 0.42, 0.05);
    for (const [a, b] of [
      [1.7, 0.42],
      [2.05, 0.42],
      [1.7, 0.68],
      [2.05, 0.68],
    ] as const)
      if (w > 2.6) ring(a, b, 0.11);
    if (h > 3.4 && w > 3) box(w / 2 - 1, 1.75, 2, 0.85, 0.02);
    if (h > 5.5) box(w / 2 - 0.5, h - 2.3, 1, 1.8, 0.04);
  },
  bed: (box, _ring, w) => {
    const bedX = w / 2 - 0.85;
    box(bedX, 0.3, 1.7, 2, 0.08);
    box(bedX + 0.12, 0.4, 0.66, 0.4, 0.1);
    box(bedX + 0.92, 0.4, 0.66, 0.4, 0.1);
    box(bedX - 0.55, 0.35, 0.42, 0.42);
    box(bedX + 1.83, 0.35, 0.42, 0.42);
  },
  bath: (box, ring, w, h) => {
    box(0.28, 0.28, 0.75, Math.min(1.7, h * 0.5), 0.2);
    ring(w - 0.55, 0.62, 0.22);
    box(w - 0.8, h - 0.95, 0.5, 0.65, 0.2);
  },
  wash: (box, ring, w) => {
    box(w - 0.7, 0.25, 0.42, 0.2, 0.02);
    box(w - 0.69, 0.42, 0.4, 0.46, 0.18);
    ring(0.55, 0.5, 0.2);
  },
  hall: (box, _ring, w, h) => {
    for (let step = 0; step < Math.min(9, (h - 1.6) / 0.27); step++)
      box(w - 1.2, 0.3 + step * 0.27, 0.95, 0.27, 0);
  },
  hallway: () => undefined,
  store: (box, _ring, w, h) => {
    box(0.25, 0.25, Math.min(0.5, w * 0.2), h * 0.36, 0);
  },
  office: (box, ring, w, h) => {
    box(w / 2 - 0.8, 0.4, 1.6, 0.75, 0.02);
    ring(w / 2, 1.42, 0.24);
    if (h > 4) box(0.28, h - 1.8, 0.4, 1.4, 0);
  },
  shop: (box, _ring, w, h) => {
    box(0.3, 0.5, 0.5, h * 0.6, 0);
    box(w - 0.8, 0.5, 0.5, h * 0.6, 0);
    box(w / 2 - 1.6, 0.7, 3.2, 0.7, 0.02);
    box(w / 2 - 0.8, h * 0.68, 1.6, 0.9, 0.02);
  },
  dining: (box, ring, w, h) => {
    box(0.8, 0.6, w * 0.5, 0.6, 0.02);
    for (let row = 0; row < Math.floor((h - 3) / 1.9); row++)
      for (let place = 0; place < Math.floor(w / 2.4); place++) {
        const [a, b] = [(place + 0.5) * (w / Math.floor(w / 2.4)), 2.6 + row * 1.9];
        if (Math.abs(b - h / 2) < 0.9 && Math.abs(a - w / 2) < 1.6) continue;
        box(a - 0.4, b - 0.4, 0.8, 0.8, 0.03);
        for (const side of [-0.65, 0.65]) ring(a + side, b, 0.2);
      }
  },
  terrace: () => undefined,
  garage: (box, _ring, w, h) => {
    box(w / 2 - 0.9, h - 4.7, 1.8, 4.2, 0.5);
    box(w / 2 - 0.7, h - 3.7, 1.4, 2.1, 0.3);
  },
};

/** Returns a rectangle with rounded corners as path data. */
export function buildRoundedBoxPath(x: number, y: number, w: number, h: number, r: number): string {
  const round = Math.min(r, w / 2, h / 2);
  return `M${x + round} ${y}h${w - 2 * round}q${round} 0 ${round} ${round}v${h - 2 * round}q0 ${round} ${-round} ${round}h${2 * round - w}q${-round} 0 ${-round} ${-round}v${2 * round - h}q0 ${-round} ${round} ${-round}Z`;
}
