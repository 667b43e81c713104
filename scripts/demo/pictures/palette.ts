/**
 * Colours as '#rrggbb'. All are mixed from a few of docs/look.md: slate, river stone, forest, late
 * light.
 */
export type Colour = `#${string}`;

export const ink: Colour = '#1e262b';
export const paper: Colour = '#f7f3ec';
export const forest: Colour = '#1e3a2f';

/** Mixes two colours in Oklab: in sRGB a mixture of green and haze turns grey. */
export function mixColours(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [toOklab(from), toOklab(to)];
  return fromOklab([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
}

/** Mixes a colour with a share of night. */
export const darken = (colour: Colour, share: number): Colour =>
  mixColours(colour, '#10181c', share);

/** Mixes a colour with a share of warm paper. */
export const lighten = (colour: Colour, share: number): Colour =>
  mixColours(colour, '#fffaf0', share);

type ColourTriple = readonly [number, number, number];

const linearColourCache = new Map<Colour, ColourTriple>();

function toLinear(colour: Colour): ColourTriple {
  const cached = linearColourCache.get(colour);
  if (cached) return cached;
  const value = Number.parseInt(colour.slice(1), 16);
  const linear: ColourTriple = [
    decodeGamma((value >> 16) & 255),
    decodeGamma((value >> 8) & 255),
    decodeGamma(value & 255),
  ];
  linearColourCache.set(colour, linear);
  return linear;
}

function fromLinear([r, g, b]: ColourTriple): Colour {
  const hex = [r, g, b].map((channel) => encodeGamma(channel).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

function decodeGamma(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encodeGamma(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  const coded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255);
}

function toOklab(colour: Colour): ColourTriple {
  const [r, g, b] = toLinear(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: ColourTriple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return fromLinear([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}
