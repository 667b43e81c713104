import type { FloorLayout } from './floor-layout.ts';

/** Returns a row of garages, each behind its door. */
const createBoxes = (count: number): FloorLayout => {
  const boxes = Array.from({ length: count }, (_, box) => box);
  return {
    rooms: boxes.map((box) => ['store', box / count, 0, (box + 1) / count, 1] as const),
    doors: [],
    windows: boxes.map((box) => [(box + 0.5) / count, 1, 'h', 2.6] as const),
  };
};

/** Returns a shop over the width of its front, with its small rooms at the back. */
const createSalesroom = (door: number, pane: number, panes: readonly number[]): FloorLayout => ({
  rooms: [
    ['shop', 0, 0.2, 1, 1],
    ['store', 0, 0, 0.44, 0.2],
    ['kitchen', 0.44, 0, 0.74, 0.2],
    ['wash', 0.74, 0, 1, 0.2],
  ],
  doors: [
    [door, 1, 'h', -1],
    [0.32, 0.2, 'h', -1],
    [0.6, 0.2, 'h', -1],
    [0.86, 0.2, 'h', -1],
    [0, 0.1, 'v', 1],
  ],
  windows: [
    ...panes.map((place) => [place, 1, 'h', pane] as const),
    [0.6, 0, 'h', 1],
    [0.88, 0, 'h', 0.7],
  ],
});

/** The floors of shops, offices, halls and garages. */
export const businessLayouts = {
  shop: {
    rooms: [
      ['shop', 0, 0.36, 1, 1],
      ['office', 0, 0, 0.45, 0.36],
      ['store', 0.45, 0, 0.76, 0.36],
      ['wash', 0.76, 0, 1, 0.36],
    ],
    doors: [
      [0.5, 1, 'h', -1],
      [0.34, 0.36, 'h', -1],
      [0.6, 0.36, 'h', -1],
      [0.85, 0.36, 'h', -1],
    ],
    windows: [
      [0.22, 1, 'h', 2.6],
      [0.78, 1, 'h', 2.6],
      [0.2, 0, 'h', 1.4],
      [0.88, 0, 'h', 0.7],
    ],
  },
  office: {
    rooms: [
      ['office', 0, 0, 0.3, 0.55],
      ['office', 0.3, 0, 0.56, 0.55],
      ['hallway', 0, 0.55, 1, 0.68],
      ['office', 0, 0.68, 0.44, 1],
      ['hall', 0.44, 0.68, 0.62, 1],
      ['kitchen', 0.56, 0, 0.8, 0.55],
      ['wash', 0.8, 0, 1, 0.55],
      ['office', 0.62, 0.68, 1, 1],
    ],
    doors: [
      [0.53, 1, 'h', -1],
      [0.53, 0.68, 'h', -1],
      [0.2, 0.55, 'h', -1],
      [0.46, 0.55, 'h', -1],
      [0.7, 0.55, 'h', -1],
      [0.9, 0.55, 'h', -1],
      [0.3, 0.68, 'h', 1],
      [0.74, 0.68, 'h', 1],
    ],
    windows: [
      [0.15, 0, 'h', 2.6],
      [0.43, 0, 'h', 2.6],
      [0.68, 0, 'h', 2],
      [0.22, 1, 'h', 3.4],
      [0.82, 1, 'h', 3.4],
      [0, 0.3, 'v', 2.4],
      [1, 0.84, 'v', 1.6],
    ],
  },
  shed: {
    rooms: [
      ['store', 0, 0, 0.76, 1],
      ['office', 0.76, 0, 1, 0.34],
      ['wash', 0.76, 0.34, 1, 0.54],
      ['office', 0.76, 0.54, 1, 1],
    ],
    doors: [
      [0.76, 0.2, 'v', 1],
      [0.76, 0.44, 'v', 1],
      [0.76, 0.7, 'v', 1],
      [0.88, 1, 'h', -1],
    ],
    windows: [
      [0.16, 1, 'h', 4.2],
      [0.5, 1, 'h', 4.2],
      [1, 0.18, 'v', 1.8],
      [1, 0.76, 'v', 2.4],
      [0.3, 0, 'h', 3],
      [0.6, 0, 'h', 3],
    ],
  },
  salesroom: createSalesroom(0.625, 1.9, [0.125, 0.375, 0.875]),
  pavilion: createSalesroom(0.5, 2.1, [0.1, 0.3, 0.7, 0.9]),
  parlour: createSalesroom(0.25, 2.9, [0.75]),
  dockhall: {
    rooms: [
      ['store', 0, 0, 0.72, 1],
      ['store', 0.72, 0, 1, 0.6],
      ['wash', 0.72, 0.6, 1, 0.74],
      ['office', 0.72, 0.74, 1, 1],
    ],
    doors: [
      [0.929, 1, 'h', -1],
      [0.72, 0.86, 'v', -1],
      [0.82, 0.74, 'h', -1],
      [0.72, 0.3, 'v', 1],
    ],
    windows: [
      [0.214, 1, 'h', 2.9],
      [0.357, 1, 'h', 2.9],
      [0.786, 1, 'h', 1.05],
      [1, 0.86, 'v', 1.4],
    ],
  },
  brasserie: {
    rooms: [
      ['dining', 0, 0.26, 1, 1],
      ['kitchen', 0, 0, 0.5, 0.26],
      ['store', 0.5, 0, 0.74, 0.26],
      ['wash', 0.74, 0, 1, 0.26],
    ],
    doors: [
      [0.625, 1, 'h', -1],
      [0.4, 0.26, 'h', -1],
      [0.58, 0.26, 'h', -1],
      [0.84, 0.26, 'h', -1],
      [0, 0.13, 'v', 1],
    ],
    windows: [
      [0.125, 1, 'h', 1.75],
      [0.375, 1, 'h', 1.75],
      [0.875, 1, 'h', 1.75],
      [0.25, 0, 'h', 1.6],
      [0.9, 0, 'h', 0.7],
    ],
  },
  chambers: {
    rooms: [
      ['office', 0, 0.46, 0.66, 1],
      ['office', 0, 0, 0.66, 0.46],
      ['hall', 0.66, 0.3, 1, 1],
      ['wash', 0.66, 0, 1, 0.3],
    ],
    doors: [
      [0.79, 1, 'h', -1],
      [0.66, 0.86, 'v', -1],
      [0.2, 0.46, 'h', -1],
      [0.76, 0.3, 'h', -1],
    ],
    windows: [
      [0.3, 1, 'h', 1.05],
      [0.25, 0, 'h', 1.05],
      [0.82, 0, 'h', 0.7],
    ],
  },
  garages: createBoxes(5),
  coachhouse: createBoxes(3),
} satisfies Record<string, FloorLayout>;
