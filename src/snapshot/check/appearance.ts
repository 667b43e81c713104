import type { Configuration } from '../../site/configuration/configuration';
import type { Rule } from './finding';
import { note, warning } from './finding';

const FILE = 'site/configuration.json';
/** WCAG 2.2, 1.4.3: text of ordinary size on its background. */
const LEAST_CONTRAST = 4.5;

/** Text colours and what they stand on, by their place in the configuration. */
const PAIRS: readonly { field: string; colors(configuration: Configuration): [string, string] }[] =
  [
    {
      field: 'header.appBar.textColor',
      colors: ({ header: { appBar } }) => [appBar.textColor, appBar.bgColor],
    },
    {
      field: 'header.appBar.btnTextColor',
      colors: ({ header: { appBar } }) => [appBar.btnTextColor, appBar.btnColor],
    },
    {
      field: 'header.menuMobile.color',
      colors: ({ header: { menuMobile } }) => [menuMobile.color, menuMobile.backgroundColor],
    },
    {
      field: 'header.headerLinks.color',
      colors: ({ header: { headerLinks } }) => [headerLinks.color, headerLinks.bgColor],
    },
    {
      field: 'header.languageSwitcher.color',
      colors: ({ header }) => [header.languageSwitcher.color, header.appBar.bgColor],
    },
    { field: 'footer.textColor', colors: ({ footer }) => [footer.textColor, footer.bgColor] },
  ];

export const APPEARANCE: readonly Rule[] = [
  {
    whole: [FILE],
    *find({ source }) {
      for (const { field, colors } of PAIRS) {
        const [text, background] = colors(source[FILE]);
        const ratio = contrast(text, background);
        if (ratio === undefined || ratio >= LEAST_CONTRAST) continue;
        yield warning(
          FILE,
          'configuration',
          field,
          `is ${text} on ${background}: contrast ${ratio.toFixed(1)}, where text needs ${LEAST_CONTRAST}`,
        );
      }
    },
  },
  {
    whole: [FILE],
    *find({ source }) {
      const { demonstration, name } = source[FILE];
      if (demonstration)
        yield note(
          FILE,
          'configuration',
          'demonstration',
          `${name} is a demonstration: the live site refuses it`,
        );
    },
  },
];

/** The contrast of two colours (WCAG 2.2), from 1 to 21; undefined where one lets something shine through. */
function contrast(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number | undefined {
  const digits = color.slice(1);
  const hex = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  if (color === 'transparent' || !/^[0-9a-f]{6}(ff)?$/i.test(hex)) return undefined;
  const [red, green, blue] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
