import * as v from 'valibot';
import { Color } from './setting-schemas';

/** The page's own paper: what a colour that lets something shine through stands on. */
const PAPER_CHANNELS: RgbChannels = [247, 243, 236];

type RgbChannels = readonly [red: number, green: number, blue: number];

/** Whether text is written in this, as the configuration's own schema says it: nothing else reaches a stylesheet. */
export const isColor = (value: unknown): value is string => v.is(Color, value);

/** Whether text on this ground has to be light: the colour is nearer to black than to white in contrast. */
export function isDarkColor(color: string): boolean {
  const light = computeLuminance(parseChannels(color));
  return (1 + 0.05) / (light + 0.05) > (light + 0.05) / 0.05;
}

/** The contrast of a text colour on a ground (WCAG 2.2), from 1 to 21; see-through colours lie on paper. */
export function computeContrast(text: string, ground: string): number {
  const below = parseChannels(ground);
  const one = computeLuminance(parseChannels(text, below));
  const other = computeLuminance(below);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function parseChannels(color: string, below: RgbChannels = PAPER_CHANNELS): RgbChannels {
  if (!/^#/.test(color)) return below;
  const digits = color.slice(1);
  const hex = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  const at = (place: number) => Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16);
  const alpha = hex.length === 8 ? at(3) / 255 : 1;
  const mix = (place: 0 | 1 | 2) => at(place) * alpha + below[place] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

const computeLuminance = ([red, green, blue]: RgbChannels) =>
  0.2126 * toLinearChannel(red) + 0.7152 * toLinearChannel(green) + 0.0722 * toLinearChannel(blue);

function toLinearChannel(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
