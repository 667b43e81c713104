import { computeContrast, mixColors } from './color';
import type { BaseColors, PaletteColor } from './palette';
import { buildPalette } from './palette';

/** WCAG 2.2, 1.4.3: text of ordinary size on its background. */
export const MIN_TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: borders of controls, and parts of graphs. */
const MIN_SHAPE_CONTRAST = 3;

export type BaseColor = keyof BaseColors;

/** A colour that lies on others, how much it must differ from them, and the base colour that makes it. */
interface PaletteUse {
  base: BaseColor;
  color: PaletteColor;
  on: readonly PaletteColor[];
  least: number;
}

const GROUNDS = ['paper', 'white', 'stone', 'mist'] as const;
const text = (base: BaseColor, color: PaletteColor, ...on: PaletteColor[]): PaletteUse => ({
  ...{ base, color, on, least: MIN_TEXT_CONTRAST },
});
const shape = (base: BaseColor, color: PaletteColor, ...on: PaletteColor[]): PaletteUse => ({
  ...{ base, color, on, least: MIN_SHAPE_CONTRAST },
});

/** Every pair that stylesheets and mails use, by the base colour that is to blame for it (docs/look.md, Colour). */
export const PALETTE_USES: readonly PaletteUse[] = [
  text('paper', 'ink', 'paper', 'white', 'stone'),
  text('paper', 'ink-2', 'paper', 'white', 'stone'),
  text('paper', 'ink-3', 'paper', 'white', 'stone'),
  text('paper', 'error', 'paper', 'white', 'stone'),
  shape('paper', 'line-2', 'paper', 'white', 'stone'),
  text('accent', 'ink', 'mist'),
  text('accent', 'ink-2', 'mist'),
  text('accent', 'ink-3', 'mist'),
  text('accent', 'forest', ...GROUNDS),
  text('accent', 'forest-2', ...GROUNDS),
  text('accent', 'white', 'forest', 'forest-2'),
  text('accent', 'paper', 'forest', 'forest-2'),
  text('accent', 'on-forest', 'forest'),
  shape('accent', 'line-forest-2', 'forest'),
  shape('accent', 'forest', 'line'),
  shape('accent', 'sage', 'paper', 'white'),
  text('action', 'ember', ...GROUNDS),
  text('action', 'ember-2', ...GROUNDS),
  text('action', 'white', 'ember', 'ember-2'),
];

/** A pair that cannot be told apart well enough. */
export interface WeakPair {
  color: string;
  on: string;
  contrast: number;
  least: number;
}

/** Finds the weakest pair that a base colour makes; undefined if all are strong enough. */
export function findWeakPair(colors: BaseColors, base: BaseColor): WeakPair | undefined {
  const palette = buildPalette(colors);
  const weak = PALETTE_USES.filter((use) => use.base === base).flatMap(({ color, on, least }) =>
    on
      .map((ground) => ({
        ...{ color: palette[color], on: palette[ground], least },
        contrast: computeContrast(palette[color], palette[ground]),
      }))
      .filter(({ contrast }) => contrast < least),
  );
  return weak.sort((one, other) => one.contrast / one.least - other.contrast / other.least)[0];
}

const STEPS = 64;

/** Returns the nearest colour, lighter or darker, whose pairs are strong enough; the default has them at last. */
export function fitColor(colors: BaseColors, base: BaseColor, fallback: string): string {
  const isStrong = (color: string) => !findWeakPair({ ...colors, [base]: color }, base);
  return findNearest(colors[base], isStrong) ?? fallback;
}

/** Returns the nearest colour, lighter or darker, in which text can be read on a background. */
export const fitTextColor = (color: string, background: string): string =>
  findNearest(color, (near) => computeContrast(near, background) >= MIN_TEXT_CONTRAST) ?? '#000000';

function findNearest(color: string, isStrong: (color: string) => boolean): string | undefined {
  if (isStrong(color)) return color;
  for (let step = 1; step <= STEPS; step++)
    for (const end of ['#000000', '#ffffff']) {
      const near = mixColors(color, end, step / STEPS);
      if (isStrong(near)) return near;
    }
  return undefined;
}
