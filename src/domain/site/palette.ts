import { mixColors } from './color';

/** The three colours from which the palette follows. */
export interface BaseColors {
  /** The ground of pages. */
  paper: string;
  /** Bands, second-level buttons, pins and graphs, with light text on them. */
  accent: string;
  /** Prices and the one action of a page. */
  action: string;
}

/** The colours of client/styles/tokens.css, by name. */
const DEFAULT_PALETTE = {
  paper: '#f7f3ec',
  white: '#fffdfa',
  stone: '#ebe5d9',
  mist: '#e2e8df',
  ink: '#1e262b',
  'ink-2': '#465058',
  'ink-3': '#5c656b',
  line: '#d9d1c3',
  'line-2': '#857d70',
  forest: '#1e3a2f',
  'forest-2': '#2d5443',
  sage: '#738c7d',
  'on-forest': '#c9d3c8',
  'line-forest': '#48624f',
  'line-forest-2': '#7d9587',
  ember: '#a63f17',
  'ember-2': '#8a3211',
  error: '#a3123a',
  'error-bg': '#fbe9ec',
  slate: '#20282d',
  'on-slate': '#b9c0be',
};

export type Palette = typeof DEFAULT_PALETTE;
export type PaletteColor = keyof Palette;

export const DEFAULT_COLORS: BaseColors = {
  paper: DEFAULT_PALETTE.paper,
  accent: DEFAULT_PALETTE.forest,
  action: DEFAULT_PALETTE.ember,
};

/** Builds the palette of these colours; what follows from a default colour is the default. */
export function buildPalette({ paper, accent, action }: BaseColors): Palette {
  const palette = { ...DEFAULT_PALETTE };
  const { ink } = palette;
  if (paper !== DEFAULT_COLORS.paper)
    Object.assign(palette, {
      paper,
      white: mixColors(paper, '#ffffff', 0.75),
      stone: mixColors(paper, ink, 0.06),
      line: mixColors(paper, ink, 0.15),
      'line-2': mixColors(paper, ink, 0.56),
    } satisfies Partial<Palette>);
  if (accent !== DEFAULT_COLORS.accent)
    Object.assign(palette, {
      forest: accent,
      'forest-2': mixColors(accent, '#ffffff', 0.1),
      'on-forest': mixColors('#ffffff', accent, 0.18),
      'line-forest': mixColors(accent, '#ffffff', 0.2),
      'line-forest-2': mixColors(accent, '#ffffff', 0.48),
    } satisfies Partial<Palette>);
  if (paper !== DEFAULT_COLORS.paper || accent !== DEFAULT_COLORS.accent)
    Object.assign(palette, {
      mist: mixColors(palette.paper, accent, 0.08),
      sage: mixColors(accent, palette.paper, 0.32),
    } satisfies Partial<Palette>);
  if (action !== DEFAULT_COLORS.action)
    Object.assign(palette, {
      ember: action,
      'ember-2': mixColors(action, '#000000', 0.17),
    } satisfies Partial<Palette>);
  return palette;
}

/** Lists the colours that differ from the stylesheet's, by name. */
export const listOwnColors = (palette: Palette): [PaletteColor, string][] =>
  (Object.entries(palette) as [PaletteColor, string][]).filter(
    ([name, color]) => color !== DEFAULT_PALETTE[name],
  );
