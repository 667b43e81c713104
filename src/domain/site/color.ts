import * as v from 'valibot';
import { Color } from './setting-schemas';

/** The background of pages, below colours that are partly transparent. */
const PAPER_CHANNELS: RgbChannels = [247, 243, 236];

type RgbChannels = readonly [red: number, green: number, blue: number];

/** Checks a value by the configuration's schema of colours; only such values may enter a stylesheet. */
export const isColor = (value: unknown): value is string => v.is(Color, value);

/** Checks whether text on this background must be light: white has more contrast with it than black. */
export function isDarkColor(color: string): boolean {
  const luminance = computeLuminance(parseChannels(color));
  return (1 + 0.05) / (luminance + 0.05) > (luminance + 0.05) / 0.05;
}

/** Computes the contrast of a text on a background (WCAG 2.2), from 1 to 21; a transparent background lies on the page. */
export function computeContrast(text: string, background: string): number {
  const below = parseChannels(background);
  const luminances = [computeLuminance(parseChannels(text, below)), computeLuminance(below)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Returns a colour with this share of another, from 0 to 1, as #rrggbb. */
export function mixColors(color: string, other: string, share: number): string {
  const [own, added] = [parseChannels(color), parseChannels(other)];
  const toHex = (index: 0 | 1 | 2) =>
    Math.round(own[index] * (1 - share) + added[index] * share)
      .toString(16)
      .padStart(2, '0');
  return `#${toHex(0)}${toHex(1)}${toHex(2)}`;
}

/** Returns the channels from 0 to 255 of a colour, mixed with those below it if it is transparent. */
function parseChannels(color: string, below: RgbChannels = PAPER_CHANNELS): RgbChannels {
  if (!/^#/.test(color)) return below;
  const digits = color.slice(1);
  const hex = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  const parseChannel = (index: number) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  const alpha = hex.length === 8 ? parseChannel(3) / 255 : 1;
  const mix = (index: 0 | 1 | 2) => parseChannel(index) * alpha + below[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

const computeLuminance = ([red, green, blue]: RgbChannels) =>
  0.2126 * toLinearChannel(red) + 0.7152 * toLinearChannel(green) + 0.0722 * toLinearChannel(blue);

function toLinearChannel(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
