import { fittings, labelAt, middle, roundedBox } from './fitting.ts';
import { figures, setLine } from './glyphs.ts';
import { type Layout, layouts, type PlanKind, type Use } from './layout.ts';
import { type Colour, ink, mix, paper } from './palette.ts';
import { Sheet } from './sheet.ts';

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
  fittings[use](box, ring, w, h);
  const area = `${((w - 0.3) * (h - 0.3)).toFixed(1).replace('.', ',')} m²`;
  const { element, width: long } = setLine(figures, area, 30);
  if (w * scale > 150)
    sheet.lay(
      element,
      `fill="#465058" transform="translate(${left + (w * scale - long) / 2} ${top + (labelAt[use] ?? middle)(h) * scale + 10})"`,
    );
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
