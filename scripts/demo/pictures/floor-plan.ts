import type { FloorLayout, RoomUse } from './floor-layout.ts';
import { floorLayouts, type PlanKind } from './floor-layouts.ts';
import { areaLabelOffsets, buildRoundedBoxPath, furnitureByUse, getMiddle } from './furniture.ts';
import { type Colour, ink, mixColours, paper } from './palette.ts';
import type { PlanCanvas } from './plan-canvas.ts';
import { drawDimensions } from './plan-dimensions.ts';
import { drawRoomLabel } from './room-label.ts';
import { SvgSheet } from './svg-sheet.ts';

/**
 * Draws a floor plan: walls, doors, windows, outlines of furniture, numbered rooms with
 * surfaces in m², outer measures
 * in metres.
 */
export function drawPlan(
  kind: PlanKind,
  width: number,
  depth: number,
  mirrored: boolean,
): SvgSheet {
  const sheet = new SvgSheet(1920, 1440);
  const scale = Math.min(1380 / width, 960 / depth);
  const [ox, oy] = [(1920 - width * scale) / 2 + 30, (1440 - depth * scale) / 2 + 20];
  const flip = (share: number) => (mirrored ? 1 - share : share);
  const px = (share: number) => ox + flip(share) * width * scale;
  const py = (share: number) => oy + share * depth * scale;
  const draw: PlanCanvas = { sheet, scale, px, py, width, depth, mirrored };
  const { rooms, doors, windows } = floorLayouts[kind];
  sheet.addShape('M0 0H1920V1440H0Z', mixColours(paper, '#fffdfa', 0.5));
  for (const room of rooms) drawRoom(draw, room);
  for (const [, x0, y0, x1, y1] of rooms)
    drawRect(
      draw,
      x0,
      y0,
      x1,
      y1,
      'none',
      `stroke="${ink}" stroke-width="${Math.max(7, scale * 0.12).toFixed(1)}"`,
    );
  drawRect(
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
  // Above the doors, so that no arc crosses a figure.
  for (const [index, room] of rooms.entries()) drawLabel(draw, room, index + 1);
  drawDimensions(draw);
  return sheet;
}

const furnitureColour: Colour = '#a9a294';

function drawRect(
  { sheet, px, py }: PlanCanvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  fill: Colour | 'none',
  more = '',
): void {
  sheet.addShape(`M${px(x0)} ${py(y0)}H${px(x1)}V${py(y1)}H${px(x0)}Z`, fill, more);
}

const roomColours: Record<RoomUse, Colour> = {
  living: '#efe7d7',
  kitchen: '#eae6da',
  bed: '#e6e8de',
  bath: '#dde5e4',
  wash: '#dde5e4',
  hall: '#f1ece1',
  hallway: '#f1ece1',
  store: '#ebe5d9',
  office: '#e8e9e0',
  shop: '#efe7d7',
  dining: '#efe7d7',
  terrace: '#e9e4d8',
  garage: '#e6e2d9',
};

function drawRoom(draw: PlanCanvas, [use, x0, y0, x1, y1]: FloorLayout['rooms'][number]): void {
  const { sheet, scale, px, py, width, depth } = draw;
  drawRect(draw, x0, y0, x1, y1, roomColours[use]);
  const [left, top] = [Math.min(px(x0), px(x1)), py(y0)];
  const [w, h] = [(x1 - x0) * width, (y1 - y0) * depth];
  const box = (a: number, b: number, long: number, wide: number, round = 0.04) =>
    sheet.addShape(
      buildRoundedBoxPath(
        left + a * scale,
        top + b * scale,
        long * scale,
        wide * scale,
        round * scale,
      ),
      '#fffdfa',
      `stroke="${furnitureColour}" stroke-width="2.2"`,
    );
  const ring = (a: number, b: number, r: number) =>
    sheet.addEllipse(
      left + a * scale,
      top + b * scale,
      r * scale,
      r * scale,
      '#fffdfa',
      `stroke="${furnitureColour}" stroke-width="2.2"`,
    );
  furnitureByUse[use](box, ring, w, h);
}

/** Half the width that a number needs between two walls, in pixels. */
const NARROWEST = 48;

function drawLabel(
  draw: PlanCanvas,
  [use, x0, y0, x1, y1]: FloorLayout['rooms'][number],
  number: number,
): void {
  const { scale, px, py, width, depth } = draw;
  const [left, top] = [Math.min(px(x0), px(x1)), py(y0)];
  const [w, h] = [(x1 - x0) * width, (y1 - y0) * depth];
  const y = top + (areaLabelOffsets[use] ?? getMiddle)(h) * scale;
  const surface = ((w - 0.3) * (h - 0.3)).toFixed(1);
  // The stairs of a hall are at its right.
  const freeWidth = use === 'hall' ? w - 1.2 : w;
  const x = left + Math.max((freeWidth * scale) / 2, NARROWEST);
  drawRoomLabel(draw, number, surface, x, y, freeWidth, roomColours[use]);
}

function drawWindow(
  { sheet, px, py, scale }: PlanCanvas,
  [x, y, wall, long]: FloorLayout['windows'][number],
): void {
  const [half, thick] = [(long * scale) / 2, scale * 0.18];
  const [cx, cy] = [px(x), py(y)];
  const [w, h] = wall === 'h' ? [half, thick] : [thick, half];
  sheet.addShape(
    `M${cx - w} ${cy - h}H${cx + w}V${cy + h}H${cx - w}Z`,
    '#fffdfa',
    `stroke="${ink}" stroke-width="3"`,
  );
  sheet.addLine(
    wall === 'h' ? `M${cx - w} ${cy}H${cx + w}` : `M${cx} ${cy - h}V${cy + h}`,
    ink,
    2.4,
  );
}

function drawDoor(
  { sheet, px, py, scale, mirrored }: PlanCanvas,
  [x, y, wall, swing]: FloorLayout['doors'][number],
): void {
  const leaf = 0.92 * scale;
  const gap = scale * 0.24;
  const [cx, cy] = [px(x), py(y)];
  const side = mirrored && wall === 'v' ? -swing : swing;
  if (wall === 'h') {
    sheet.addShape(
      `M${cx - leaf / 2} ${cy - gap}H${cx + leaf / 2}V${cy + gap}H${cx - leaf / 2}Z`,
      '#f1ece1',
    );
    sheet.addLine(`M${cx - leaf / 2} ${cy}V${cy + side * leaf}`, ink, 5);
    sheet.addLine(
      `M${cx - leaf / 2} ${cy + side * leaf}A${leaf} ${leaf} 0 0 ${side > 0 ? 0 : 1} ${cx + leaf / 2} ${cy}`,
      '#857d70',
      2,
    );
  } else {
    sheet.addShape(
      `M${cx - gap} ${cy - leaf / 2}H${cx + gap}V${cy + leaf / 2}H${cx - gap}Z`,
      '#f1ece1',
    );
    sheet.addLine(`M${cx} ${cy - leaf / 2}H${cx + side * leaf}`, ink, 5);
    sheet.addLine(
      `M${cx + side * leaf} ${cy - leaf / 2}A${leaf} ${leaf} 0 0 ${side > 0 ? 1 : 0} ${cx} ${cy + leaf / 2}`,
      '#857d70',
      2,
    );
  }
}
