import { figureGlyphs, renderTextLine } from './glyphs.ts';
import { type Colour, ink } from './palette.ts';
import type { PlanCanvas } from './plan-canvas.ts';

const discRadius = 30;
const gap = 14;

/**
 * Draws the number of a room, which a legend explains in the page's language, and its surface: beside
 * the number, below it in a narrow room, and not at all in one that is narrower than its figures. A
 * rim in the colour of the floor keeps both off what lies below.
 */
export function drawRoomLabel(
  { sheet, scale }: PlanCanvas,
  number: number,
  surface: string,
  x: number,
  y: number,
  roomWidth: number,
  ground: Colour,
): void {
  const area = renderTextLine(figureGlyphs, `${surface.replace('.', ',')} m²`, 30);
  const long = 2 * discRadius + gap + area.width;
  const room = roomWidth * scale;
  const isBeside = room > long + 50;
  const isBelow = !isBeside && room > 100;
  const [cx, cy] = [isBeside ? x - long / 2 + discRadius : x, isBelow ? y - discRadius - 20 : y];
  const digits = renderTextLine(figureGlyphs, String(number), 38);
  sheet.addEllipse(cx, cy, discRadius, discRadius, ink, `stroke="${ground}" stroke-width="6"`);
  sheet.addElement(
    digits.element,
    `fill="#fffdfa" transform="translate(${cx - digits.width / 2} ${cy + 13})"`,
  );
  if (!isBeside && !isBelow) return;
  const left = isBeside ? cx + discRadius + gap : x - area.width / 2;
  sheet.addShape(`M${left - 3} ${y - 16}h${area.width + 6}v30h-${area.width + 6}Z`, ground);
  sheet.addElement(area.element, `fill="#465058" transform="translate(${left} ${y + 10})"`);
}
