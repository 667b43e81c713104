import { renderTextLine, wordmarkGlyphs } from './glyphs.ts';
import { type Colour, forest, ink, paper } from './palette.ts';

/** The mark: house and river, one line each; 62 by 34 as in the header. */
const housePath = 'M1.5 33V15.4L15.2 1.9L28.9 15.4V33';

const riverPath = 'M28.9 23.4C34 29.5 37 33 41.3 33C53 33 52 13 62 10.6';

const renderMarkLines = (colour: Colour | 'currentColor', width: number): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"><path d="${housePath}"/><path d="${riverPath}"/></g>`;

/** Draws the mark alone. */
export const renderMarkSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 35" width="63" height="35">${renderMarkLines(ink, 2)}</svg>\n`;

/** Draws the mark above the name as in the header: 27 px type under a mark of 62 by 34. */
export function renderLogoSvg(): string {
  const { element, width } = renderTextLine(wordmarkGlyphs, 'Huis & Vallée', 27);
  const sheetWidth = Math.ceil(width) + 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetWidth} 66" width="${sheetWidth}" height="66"><title>Huis &amp; Vallée</title>${renderMarkLines(ink, 2)}<g fill="${ink}" transform="translate(0.5 64.4)">${element}</g></svg>\n`;
}

/** Draws the mark on forest, for home screens; the device rounds the corners. */
export const renderIconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" fill="${forest}"/><g fill="none" stroke="${paper}" stroke-width="2" stroke-linejoin="miter"><path d="M5 24.5V14.6L11.6 8L18.2 14.6V24.5"/><path d="M18.2 19C20.4 22.4 21.8 24 23.4 24C26.6 24 25.6 16 29 14.6"/></g></svg>\n`;
