import { figureGlyphs, renderTextLine } from './glyphs.ts';
import { ink } from './palette.ts';
import type { PlanCanvas } from './plan-canvas.ts';

const discRadius = 30;
const gap = 14;

/**
 * Draws the number of a room, which a legend explains in the page's language, and its surface: beside
 * the number, below it in a narrow room, and not at all in one that is narrower than its figures.
 */
export function drawRoomLabel(
  { sheet, scale }: PlanCanvas,
  number: number,
  surface: string,
  x: number,
  y: number,
  roomWidth: number,
): void {
  const area = renderTextLine(figureGlyphs, `${surface.replace('.', ',')} m²`, 30);
  const long = 2 * discRadius + gap + area.width;
  const room = roomWidth * scale;
  const isBeside = room > long + 50;
  const isBelow = !isBeside && room > 100;
  const [cx, cy] = [isBeside ? x - long / 2 + discRadius : x, isBelow ? y - discRadius - 20 : y];
  const digits = renderTextLine(figureGlyphs, String(number), 38);
  sheet.addEllipse(cx, cy, discRadius, discRadius, ink);
  sheet.addElement(
    digits.element,
    `fill="#fffdfa" transform="translate(${cx - digits.width / 2} ${cy + 13})"`,
  );
  if (isBeside || isBelow)
    sheet.addElement(
      area.element,
      `fill="#465058" transform="translate(${isBeside ? cx + discRadius + gap : x - area.width / 2} ${y + 10})"`,
    );
}
