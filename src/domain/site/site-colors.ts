import { computeContrast, isColor, mixColors } from './color';
import type { Configuration } from './configuration/configuration';
import type { BaseColors } from './palette';
import { DEFAULT_COLORS } from './palette';
import type { BaseColor } from './palette-contrast';
import { findWeakPair, fitColor } from './palette-contrast';

/** Below this contrast with the page a colour of the header is a ground, and no accent. */
const MIN_ACCENT_CONTRAST = 1.5;

/** How much of a dark header's colour is in the ground of its pages. */
const BREATH = 0.04;

/** What of the configuration says the colours of a site. */
type ColorSettings = Pick<Configuration, 'colors' | 'header'>;

/**
 * Returns the base colours of a site: those of `colors`; without them they follow from the header, whose
 * colours are made strong enough where they are not (decision 143). Errors of `colors` are the check's to name.
 */
export function getSiteColors({ colors, header }: ColorSettings): BaseColors {
  const paper = colors.paper ?? findGround(header.appBar.bgColor) ?? DEFAULT_COLORS.paper;
  const accent =
    colors.accent ??
    strengthen({ ...DEFAULT_COLORS, paper }, 'accent', ...listHeaderColors(header));
  const action =
    colors.action ??
    (accent === DEFAULT_COLORS.accent
      ? DEFAULT_COLORS.action
      : strengthen({ ...DEFAULT_COLORS, paper, accent }, 'action', accent));
  return { paper, accent, action };
}

/** Returns a header's colour as the ground of pages; of one that is too dark for their texts, a breath of it on white. */
function findGround(color: string): string | undefined {
  const header = normalize(color);
  return (
    header &&
    [header, mixColors('#ffffff', header, BREATH)].find(
      (paper) => !findWeakPair({ ...DEFAULT_COLORS, paper }, 'paper'),
    )
  );
}

/** Lists what may be an agency's accent, the likeliest first: of a black header with a yellow button it is the black. */
const listHeaderColors = ({ appBar, banner }: ColorSettings['header']): string[] => [
  appBar.btnColor,
  banner.color,
  appBar.bgColor,
  appBar.textColor,
];

/** Returns the first of some configured colours that is opaque and no ground, made strong enough; else the default. */
function strengthen(colors: BaseColors, base: BaseColor, ...wanted: readonly string[]): string {
  const [color = colors[base]] = wanted
    .flatMap((value) => normalize(value) ?? [])
    .filter((value) => computeContrast(value, colors.paper) >= MIN_ACCENT_CONTRAST);
  return fitColor({ ...colors, [base]: color }, base, DEFAULT_COLORS[base]);
}

/** Returns an opaque colour as #rrggbb; undefined for any other. */
function normalize(color: string): string | undefined {
  if (!isColor(color)) return undefined;
  const hex = color.toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  return /^#[0-9a-f]{3}$/.test(hex) ? hex.replace(/[0-9a-f]/g, '$&$&') : undefined;
}
