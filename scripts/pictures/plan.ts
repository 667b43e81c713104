import { figures, setLine } from './glyphs.ts';
import { type Colour, ink, mix, paper } from './palette.ts';
import { Sheet } from './sheet.ts';

type Use =
  | 'living'
  | 'kitchen'
  | 'bed'
  | 'bath'
  | 'hall'
  | 'store'
  | 'office'
  | 'shop'
  | 'hallway'
  | 'terrace';

/** A floor as shares of its width and depth: rooms by use, doors by place, the wall they stand in and their swing. */
type Layout = {
  rooms: readonly (readonly [Use, number, number, number, number])[];
  doors: readonly (readonly [number, number, 'h' | 'v', 1 | -1])[];
  windows: readonly (readonly [number, number, 'h' | 'v', number])[];
};

export type PlanKind =
  | 'house'
  | 'longhouse'
  | 'flat'
  | 'studio'
  | 'shop'
  | 'office'
  | 'shed'
  | 'garages';

const layouts: Record<PlanKind, Layout> = {
  longhouse: {
    rooms: [
      ['living', 0, 0, 0.36, 1],
      ['hall', 0.36, 0.45, 0.5, 1],
      ['bath', 0.36, 0, 0.5, 0.45],
      ['kitchen', 0.5, 0, 0.74, 1],
      ['bed', 0.74, 0, 1, 0.52],
      ['store', 0.74, 0.52, 1, 1],
    ],
    doors: [
      [0.43, 1, 'h', -1],
      [0.36, 0.78, 'v', -1],
      [0.43, 0.45, 'h', -1],
      [0.5, 0.72, 'v', 1],
      [0.74, 0.4, 'v', 1],
      [0.74, 0.7, 'v', 1],
    ],
    windows: [
      [0.1, 1, 'h', 1.2],
      [0.26, 1, 'h', 1.2],
      [0.6, 1, 'h', 1.2],
      [0.18, 0, 'h', 2.6],
      [0.43, 0, 'h', 0.7],
      [0.62, 0, 'h', 2.2],
      [0.87, 0, 'h', 1.2],
      [0, 0.3, 'v', 1.1],
      [0, 0.7, 'v', 1.1],
      [1, 0.25, 'v', 1.1],
      [0.9, 1, 'h', 2.4],
    ],
  },
  house: {
    rooms: [
      ['living', 0, 0, 0.5, 0.6],
      ['office', 0, 0.6, 0.34, 1],
      ['hall', 0.34, 0.6, 0.58, 1],
      ['kitchen', 0.5, 0, 1, 0.6],
      ['bath', 0.58, 0.6, 0.76, 1],
      ['store', 0.76, 0.6, 1, 1],
    ],
    doors: [
      [0.46, 1, 'h', -1],
      [0.42, 0.6, 'h', -1],
      [0.34, 0.78, 'v', -1],
      [0.54, 0.6, 'h', -1],
      [0.58, 0.84, 'v', 1],
      [0.88, 0.6, 'h', 1],
    ],
    windows: [
      [0.17, 1, 'h', 1.3],
      [0.67, 1, 'h', 0.7],
      [0.88, 1, 'h', 1.1],
      [0.24, 0, 'h', 3],
      [0.75, 0, 'h', 2.4],
      [0, 0.3, 'v', 1.6],
      [1, 0.3, 'v', 1.6],
      [0, 0.8, 'v', 1.1],
    ],
  },
  flat: {
    rooms: [
      ['living', 0, 0.42, 0.52, 1],
      ['kitchen', 0, 0, 0.34, 0.42],
      ['hallway', 0.52, 0.42, 1, 0.58],
      ['bath', 0.34, 0, 0.58, 0.42],
      ['bed', 0.58, 0, 1, 0.42],
      ['bed', 0.52, 0.58, 0.84, 1],
      ['store', 0.84, 0.58, 1, 1],
    ],
    doors: [
      [1, 0.5, 'v', -1],
      [0.52, 0.5, 'v', -1],
      [0.54, 0.42, 'h', -1],
      [0.7, 0.42, 'h', -1],
      [0.64, 0.58, 'h', 1],
      [0.91, 0.58, 'h', 1],
    ],
    windows: [
      [0.14, 1, 'h', 2.4],
      [0.38, 1, 'h', 2.4],
      [0.68, 1, 'h', 1.8],
      [0.16, 0, 'h', 1.4],
      [0.8, 0, 'h', 1.8],
      [0, 0.65, 'v', 1.8],
    ],
  },
  studio: {
    rooms: [
      ['living', 0, 0, 0.66, 1],
      ['bath', 0.66, 0, 1, 0.42],
      ['hall', 0.66, 0.42, 1, 1],
    ],
    doors: [
      [1, 0.7, 'v', -1],
      [0.66, 0.7, 'v', -1],
      [0.86, 0.42, 'h', -1],
    ],
    windows: [
      [0.18, 1, 'h', 1.6],
      [0.46, 1, 'h', 1.6],
      [0, 0.4, 'v', 1.6],
    ],
  },
  shop: {
    rooms: [
      ['shop', 0, 0.36, 1, 1],
      ['office', 0, 0, 0.45, 0.36],
      ['store', 0.45, 0, 0.76, 0.36],
      ['bath', 0.76, 0, 1, 0.36],
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
      ['bath', 0.8, 0, 1, 0.55],
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
      ['bath', 0.76, 0.34, 1, 0.54],
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
  garages: {
    rooms: [0, 1, 2, 3, 4].map((box) => ['store', box / 5, 0, (box + 1) / 5, 1] as const),
    doors: [],
    windows: [0, 1, 2, 3, 4].map((box) => [(box + 0.5) / 5, 1, 'h', 2.6] as const),
  },
};

/** A floor plan: walls, doors, windows, furniture in outline, surfaces in m² and the outer measures in metres. */
export function plan(kind: PlanKind, width: number, depth: number, mirrored: boolean): Sheet {
  const sheet = new Sheet(1920, 1440);
  const scale = Math.min(1380 / width, 960 / depth);
  const [ox, oy] = [(1920 - width * scale) / 2 + 30, (1440 - depth * scale) / 2 + 20];
  const flip = (share: number) => (mirrored ? 1 - share : share);
  const px = (share: number) => ox + flip(share) * width * scale;
  const py = (share: number) => oy + share * depth * scale;
  const draw: Draw = { sheet, scale, px, py, width, depth, mirrored };
  const { rooms, doors, windows } = layouts[kind];
  sheet.cut('M0 0H1920V1440H0Z', mix(paper, '#fffdfa', 0.5));
  for (const room of rooms) drawRoom(draw, room);
  for (const [, x0, y0, x1, y1] of rooms)
    rect(
      draw,
      x0,
      y0,
      x1,
      y1,
      'none',
      `stroke="${ink}" stroke-width="${Math.max(7, scale * 0.12).toFixed(1)}"`,
    );
  rect(
    draw,
    0,
    0,
    1,
    1,
    'none',
    `stroke="${ink}" stroke-width="${(scale * 0.36).toFixed(1)}" stroke-linejoin="miter"`,
  );
  for (const window of windows) drawWindow(draw, window);
  for (const door of doors) drawDoor(draw, door);
  drawMeasures(draw);
  return sheet;
}

type Draw = {
  sheet: Sheet;
  scale: number;
  px: (share: number) => number;
  py: (share: number) => number;
  width: number;
  depth: number;
  mirrored: boolean;
};

const faint: Colour = '#a9a294';

function rect(
  { sheet, px, py }: Draw,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  fill: Colour | 'none',
  more = '',
): void {
  sheet.cut(`M${px(x0)} ${py(y0)}H${px(x1)}V${py(y1)}H${px(x0)}Z`, fill, more);
}

const washes: Record<Use, Colour> = {
  living: '#efe7d7',
  kitchen: '#eae6da',
  bed: '#e6e8de',
  bath: '#dde5e4',
  hall: '#f1ece1',
  hallway: '#f1ece1',
  store: '#ebe5d9',
  office: '#e8e9e0',
  shop: '#efe7d7',
  terrace: '#e9e4d8',
};

function drawRoom(draw: Draw, [use, x0, y0, x1, y1]: Layout['rooms'][number]): void {
  const { sheet, scale, px, py, width, depth } = draw;
  rect(draw, x0, y0, x1, y1, washes[use]);
  const [left, top] = [Math.min(px(x0), px(x1)), py(y0)];
  const [w, h] = [(x1 - x0) * width, (y1 - y0) * depth];
  const box = (a: number, b: number, long: number, wide: number, round = 0.04) =>
    sheet.cut(
      roundedBox(left + a * scale, top + b * scale, long * scale, wide * scale, round * scale),
      '#fffdfa',
      `stroke="${faint}" stroke-width="2.2"`,
    );
  const ring = (a: number, b: number, r: number) =>
    sheet.ellipse(
      left + a * scale,
      top + b * scale,
      r * scale,
      r * scale,
      '#fffdfa',
      `stroke="${faint}" stroke-width="2.2"`,
    );
  furniture[use](box, ring, w, h);
  const area = `${((w - 0.3) * (h - 0.3)).toFixed(1).replace('.', ',')} m²`;
  const { element, width: long } = setLine(figures, area, 30);
  if (w * scale > 150)
    sheet.lay(
      element,
      `fill="#465058" transform="translate(${left + (w * scale - long) / 2} ${top + (labelAt[use] ?? middle)(h) * scale + 10})"`,
    );
}

/** Where a room's surface is written, in metres from its upper wall: where no furniture stands. */
const labelAt: Partial<Record<Use, (h: number) => number>> = {
  bed: (h) => Math.max(2.7, h - 0.75),
  bath: (h) => h * 0.62,
  kitchen: (h) => (h > 3.4 ? 1.3 : h - 0.8),
  office: (h) => h * 0.62,
  hall: (h) => h - 1.35,
};
const middle = (h: number): number => h / 2;

type Boxes = (a: number, b: number, long: number, wide: number, round?: number) => void;
type Rings = (a: number, b: number, r: number) => void;

const furniture: Record<Use, (box: Boxes, ring: Rings, w: number, h: number) => void> = {
  living: (box, ring, w, h) => {
    box(0.35, h * 0.62, 0.9, Math.min(2.2, h * 0.3), 0.12);
    box(1.7, h * 0.66, 0.7, 1.1, 0.05);
    box(w / 2 - 0.9, 0.75, 1.8, 0.9);
    for (const at of [-0.55, 0.1]) {
      ring(w / 2 + at + 0.22, 0.5, 0.2);
      ring(w / 2 + at + 0.22, 1.9, 0.2);
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
    const at = w / 2 - 0.85;
    box(at, 0.3, 1.7, 2, 0.08);
    box(at + 0.12, 0.4, 0.66, 0.4, 0.1);
    box(at + 0.92, 0.4, 0.66, 0.4, 0.1);
    box(at - 0.55, 0.35, 0.42, 0.42);
    box(at + 1.83, 0.35, 0.42, 0.42);
  },
  bath: (box, ring, w, h) => {
    box(0.28, 0.28, 0.75, Math.min(1.7, h * 0.5), 0.2);
    ring(w - 0.55, 0.62, 0.22);
    box(w - 0.8, h - 0.95, 0.5, 0.65, 0.2);
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
  terrace: () => undefined,
};

function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  const round = Math.min(r, w / 2, h / 2);
  return `M${x + round} ${y}h${w - 2 * round}q${round} 0 ${round} ${round}v${h - 2 * round}q0 ${round} ${-round} ${round}h${2 * round - w}q${-round} 0 ${-round} ${-round}v${2 * round - h}q0 ${-round} ${round} ${-round}Z`;
}

function drawWindow(
  { sheet, px, py, scale }: Draw,
  [x, y, wall, long]: Layout['windows'][number],
): void {
  const [half, thick] = [(long * scale) / 2, scale * 0.18];
  const [cx, cy] = [px(x), py(y)];
  const [w, h] = wall === 'h' ? [half, thick] : [thick, half];
  sheet.cut(
    `M${cx - w} ${cy - h}H${cx + w}V${cy + h}H${cx - w}Z`,
    '#fffdfa',
    `stroke="${ink}" stroke-width="3"`,
  );
  sheet.line(wall === 'h' ? `M${cx - w} ${cy}H${cx + w}` : `M${cx} ${cy - h}V${cy + h}`, ink, 2.4);
}

function drawDoor(
  { sheet, px, py, scale, mirrored }: Draw,
  [x, y, wall, swing]: Layout['doors'][number],
): void {
  const leaf = 0.92 * scale;
  const gap = scale * 0.24;
  const [cx, cy] = [px(x), py(y)];
  const side = mirrored && wall === 'v' ? -swing : swing;
  if (wall === 'h') {
    sheet.cut(
      `M${cx - leaf / 2} ${cy - gap}H${cx + leaf / 2}V${cy + gap}H${cx - leaf / 2}Z`,
      '#f1ece1',
    );
    sheet.line(`M${cx - leaf / 2} ${cy}V${cy + side * leaf}`, ink, 5);
    sheet.line(
      `M${cx - leaf / 2} ${cy + side * leaf}A${leaf} ${leaf} 0 0 ${side > 0 ? 0 : 1} ${cx + leaf / 2} ${cy}`,
      '#857d70',
      2,
    );
  } else {
    sheet.cut(`M${cx - gap} ${cy - leaf / 2}H${cx + gap}V${cy + leaf / 2}H${cx - gap}Z`, '#f1ece1');
    sheet.line(`M${cx} ${cy - leaf / 2}H${cx + side * leaf}`, ink, 5);
    sheet.line(
      `M${cx + side * leaf} ${cy - leaf / 2}A${leaf} ${leaf} 0 0 ${side > 0 ? 1 : 0} ${cx} ${cy + leaf / 2}`,
      '#857d70',
      2,
    );
  }
}

/** Outer measures, a scale of five metres, and north. */
function drawMeasures({ sheet, px, py, scale, width, depth }: Draw): void {
  const [left, right] = [Math.min(px(0), px(1)), Math.max(px(0), px(1))];
  const [top, foot] = [py(0), py(1)];
  const [above, aside] = [top - 74, left - 78];
  const grey: Colour = '#857d70';
  sheet.line(
    `M${left} ${above}H${right}M${left} ${above - 12}v24M${right} ${above - 12}v24M${aside} ${top}V${foot}M${aside - 12} ${top}h24M${aside - 12} ${foot}h24`,
    grey,
    2.4,
  );
  const figure = (value: number, x: number, y: number, turn = 0) => {
    const { element, width: long } = setLine(figures, value.toFixed(2).replace('.', ','), 30);
    sheet.lay(
      element,
      `fill="#465058" transform="translate(${x} ${y}) rotate(${turn}) translate(${-long / 2} 0)"`,
    );
  };
  figure(width, (left + right) / 2, above - 16);
  figure(depth, aside - 16, (top + foot) / 2, -90);
  const [sx, sy] = [left, foot + 84];
  for (let metre = 0; metre < 5; metre++)
    sheet.cut(
      `M${sx + metre * scale} ${sy}h${scale}v10h${-scale}Z`,
      metre % 2 ? '#fffdfa' : ink,
      `stroke="${ink}" stroke-width="2"`,
    );
  const { element } = setLine(figures, '5 m', 28);
  sheet.lay(element, `fill="#465058" transform="translate(${sx + 5 * scale + 16} ${sy + 16})"`);
  const [nx, ny] = [right - 30, foot + 90];
  sheet.ellipse(nx, ny, 30, 30, '#fffdfa', `stroke="${grey}" stroke-width="2.4"`);
  sheet.cut(`M${nx} ${ny - 42}L${nx + 12} ${ny + 14}L${nx} ${ny + 6}Z`, ink);
  sheet.cut(
    `M${nx} ${ny - 42}L${nx - 12} ${ny + 14}L${nx} ${ny + 6}Z`,
    '#fffdfa',
    `stroke="${ink}" stroke-width="2"`,
  );
}
