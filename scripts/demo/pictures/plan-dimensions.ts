import { figureGlyphs, renderTextLine } from './glyphs.ts';
import { type Colour, ink } from './palette.ts';
import type { PlanCanvas } from './plan-canvas.ts';

/** Draws the outer measures, a scale of five metres, and an arrow to the north. */
export function drawDimensions({ sheet, px, py, scale, width, depth }: PlanCanvas): void {
  const [left, right] = [Math.min(px(0), px(1)), Math.max(px(0), px(1))];
  const [top, foot] = [py(0), py(1)];
  const [above, aside] = [top - 74, left - 78];
  const grey: Colour = '#857d70';
  sheet.addLine(
    `M${left} ${above}H${right}M${left} ${above - 12}v24M${right} ${above - 12}v24M${aside} ${top}V${foot}M${aside - 12} ${top}h24M${aside - 12} ${foot}h24`,
    grey,
    2.4,
  );
  const figure = (value: number, x: number, y: number, turn = 0) => {
    const { element, width: long } = renderTextLine(
      figureGlyphs,
      value.toFixed(2).replace('.', ','),
      30,
    );
    sheet.addElement(
      element,
      `fill="#465058" transform="translate(${x} ${y}) rotate(${turn}) translate(${-long / 2} 0)"`,
    );
  };
  figure(width, (left + right) / 2, above - 16);
  figure(depth, aside - 16, (top + foot) / 2, -90);
  const [sx, sy] = [left, foot + 84];
  for (let metre = 0; metre < 5; metre++)
    sheet.addShape(
      `M${sx + metre * scale} ${sy}h${scale}v10h${-scale}Z`,
      metre % 2 ? '#fffdfa' : ink,
      `stroke="${ink}" stroke-width="2"`,
    );
  const { element } = renderTextLine(figureGlyphs, '5 m', 28);
  sheet.addElement(
    element,
    `fill="#465058" transform="translate(${sx + 5 * scale + 16} ${sy + 16})"`,
  );
  const [nx, ny] = [right - 30, foot + 90];
  sheet.addEllipse(nx, ny, 30, 30, '#fffdfa', `stroke="${grey}" stroke-width="2.4"`);
  sheet.addShape(`M${nx} ${ny - 42}L${nx + 12} ${ny + 14}L${nx} ${ny + 6}Z`, ink);
  sheet.addShape(
    `M${nx} ${ny - 42}L${nx - 12} ${ny + 14}L${nx} ${ny + 6}Z`,
    '#fffdfa',
    `stroke="${ink}" stroke-width="2"`,
  );
}
