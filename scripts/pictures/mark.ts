import { labelLetters, setLine, wordmark } from './glyphs.ts';
import { type Colour, forest, ink, paper } from './palette.ts';

/** The house and the river, one line each; 62 by 34 as in the header. */
const houseLine = 'M1.5 33V15.4L15.2 1.9L28.9 15.4V33';
const riverLine = 'M28.9 23.4C34 29.5 37 33 41.3 33C53 33 52 13 62 10.6';

const lines = (colour: Colour | 'currentColor', width: number): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"><path d="${houseLine}"/><path d="${riverLine}"/></g>`;

export const markSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 35" width="63" height="35">${lines(ink, 2)}</svg>\n`;

/** The mark above the name, as in the header: 27 px type under a mark of 62 by 34. */
export function logoSvg(): string {
  const { element, width } = setLine(wordmark, 'Huis & Vallée', 27);
  const wide = Math.ceil(width) + 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} 66" width="${wide}" height="66"><title>Huis &amp; Vallée</title>${lines(ink, 2)}<g fill="${ink}" transform="translate(0.5 64.4)">${element}</g></svg>\n`;
}

/** The mark on forest, for tabs and home screens; the corner is left to the device. */
export const iconSvg = (radius = 6): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${radius}" fill="${forest}"/><g fill="none" stroke="${paper}" stroke-width="2" stroke-linejoin="miter"><path d="M5 24.5V14.6L11.6 8L18.2 14.6V24.5"/><path d="M18.2 19C20.4 22.4 21.8 24 23.4 24C26.6 24 25.6 16 29 14.6"/></g></svg>\n`;

type Step = { label: string; text: string; fill: Colour; dark: boolean };

const colours: Record<string, readonly [Colour, boolean]> = {
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

const step = (label: string, text: string): Step => {
  const [fill, dark] = colours[text] ?? colours[text.charAt(0)] ?? ['#ae1e22', false];
  return { label, text, fill, dark };
};

const plain = (...letters: string[]): Step[] =>
  letters.map((letter) => step(letter.toLowerCase(), letter));
const steps = (letter: string): Step[] => [
  step(`${letter.toLowerCase()}_plus`, `${letter}+`),
  step(letter.toLowerCase(), letter),
  step(`${letter.toLowerCase()}_sub`, `${letter}−`),
];

/** The labels each region knows (§9), by the names their files carry. */
export const epcLabels: Record<'wallonia' | 'brussels' | 'flanders', readonly Step[]> = {
  wallonia: [
    step('a_plusplus', 'A++'),
    step('a_plus', 'A+'),
    ...plain('A', 'B', 'C', 'D', 'E', 'F', 'G'),
  ],
  flanders: [step('a_plus', 'A+'), ...plain('A', 'B', 'C', 'D', 'E', 'F')],
  brussels: [...['A', 'B', 'C', 'D', 'E', 'F'].flatMap(steps), ...plain('G')],
};

/** An arrow 22 high, at least 34 wide, its point 8. */
export function epcSvg({ text, fill, dark }: Step): { svg: string; width: number } {
  const { element, width: long } = setLine(labelLetters, text, 13);
  const width = Math.max(34, Math.ceil(long) + 24);
  return {
    width,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 22" width="${width}" height="22"><path d="M0 0H${width - 8}L${width} 11L${width - 8} 22H0Z" fill="${fill}"/><g fill="${dark ? ink : '#fffdfa'}" transform="translate(${(width - 8 - long) / 2} 15.6)">${element}</g></svg>`,
  };
}
