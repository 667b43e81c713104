import { expect, test } from 'vitest';
import type { PaletteColor } from '../../src/domain/site/palette';
import { buildPalette, DEFAULT_COLORS } from '../../src/domain/site/palette';
import { PALETTE_USES } from '../../src/domain/site/palette-contrast';
import { listFiles, readText } from './documents';

const PALETTE = buildPalette(DEFAULT_COLORS);
const STYLESHEETS = listFiles('client', /\.css$/);

/** Pairs that no configuration changes: white and grey on slate, errors on their own ground. */
const FIXED: readonly string[] = [
  ...['on-slate on slate', 'white on slate', 'slate on white', 'error on error-bg', 'white on ink'],
];

test('the stylesheet has the colours that the palette begins with', () => {
  const tokens = readText('client/styles/tokens.css');
  for (const [name, color] of Object.entries(PALETTE))
    expect(tokens).toContain(`--${name}: ${color};`);
});

test('every pair of text and ground that a rule sets is one whose contrast is checked', () => {
  const checked = new Set([
    ...PALETTE_USES.flatMap(({ color, on }) => on.map((ground) => `${color} on ${ground}`)),
    ...FIXED,
  ]);
  const pairs = STYLESHEETS.flatMap((file) =>
    [...readText(file).matchAll(/\{([^{}]*)/g)].flatMap(([, rule = '']) => {
      const color = /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(rule)?.[1] as PaletteColor;
      const ground = /(?:^|[\s;])background(?:-color)?: var\(--([\w-]+)\)/.exec(
        rule,
      )?.[1] as PaletteColor;
      return color in PALETTE && ground in PALETTE ? [`${color} on ${ground}`] : [];
    }),
  );
  expect(pairs.length).toBeGreaterThan(40);
  expect([...new Set(pairs)].filter((pair) => !checked.has(pair))).toEqual([]);
});
