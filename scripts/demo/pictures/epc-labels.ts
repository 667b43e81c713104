import { labelGlyphs, renderTextLine } from './glyphs.ts';
import { type Colour, ink } from './palette.ts';

type EpcLabelDrawing = { label: string; text: string; fill: Colour; dark: boolean };

const epcColours: Record<string, readonly [Colour, boolean]> = {
  'A++': ['#00693e', false],
  'A+': ['#17803f', false],
  A: ['#58a83c', true],
  B: ['#a9c23f', true],
  C: ['#f2d33c', true],
  D: ['#f0ae2e', true],
  E: ['#e58a36', true],
  F: ['#bf4519', false],
  G: ['#ae1e22', false],
};

const createEpcLabel = (label: string, text: string): EpcLabelDrawing => {
  const [fill, dark] = epcColours[text] ?? epcColours[text.charAt(0)] ?? ['#ae1e22', false];
  return { label, text, fill, dark };
};

const createPlainLabels = (...letters: string[]): EpcLabelDrawing[] =>
  letters.map((letter) => createEpcLabel(letter.toLowerCase(), letter));

const createShadedLabels = (letter: string): EpcLabelDrawing[] => [
  createEpcLabel(`${letter.toLowerCase()}_plus`, `${letter}+`),
  createEpcLabel(letter.toLowerCase(), letter),
  createEpcLabel(`${letter.toLowerCase()}_sub`, `${letter}−`),
];

/** The labels of each region (§9), by their file names. */
export const epcLabels: Record<'wallonia' | 'brussels' | 'flanders', readonly EpcLabelDrawing[]> = {
  wallonia: [
    createEpcLabel('a_plusplus', 'A++'),
    createEpcLabel('a_plus', 'A+'),
    ...createPlainLabels('A', 'B', 'C', 'D', 'E', 'F', 'G'),
  ],
  flanders: [createEpcLabel('a_plus', 'A+'), ...createPlainLabels('A', 'B', 'C', 'D', 'E', 'F')],
  brussels: [
    createEpcLabel('a_plusplus', 'A++'),
    ...['A', 'B', 'C', 'D', 'E', 'F'].flatMap(createShadedLabels),
    ...createPlainLabels('G'),
  ],
};

/**
 * Draws a label: an arrow 22 high, at least 34 wide, with a point of 8 (docs/look.md, EPC label).
 */
export function renderEpcSvg({ text, fill, dark }: EpcLabelDrawing): {
  svg: string;
  width: number;
} {
  const { element, width: long } = renderTextLine(labelGlyphs, text, 13);
  const width = Math.max(34, Math.ceil(long) + 24);
  return {
    width,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 22" width="${width}" height="22"><path d="M0 0H${width - 8}L${width} 11L${width - 8} 22H0Z" fill="${fill}"/><g fill="${dark ? ink : '#fffdfa'}" transform="translate(${(width - 8 - long) / 2} 15.6)">${element}</g></svg>`,
  };
}
