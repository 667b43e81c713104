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

/** The palette of an agency all of whose colours are its own. */
const OWN = buildPalette({ paper: '#f0f4ff', accent: '#0b3d5b', action: '#8a1f3d' });

test('the stylesheets have the colours that the palette begins with', () => {
  // Beside those of tokens.css stand a few that one component uses.
  const CONSTANTS = 'client/styles/constants.css';
  const tokens = STYLESHEETS.filter((file) => file !== CONSTANTS)
    .map(readText)
    .join('\n');
  // The build writes constants into the rules, where no palette reaches them.
  const constants = readText(CONSTANTS);
  for (const [name, color] of Object.entries(PALETTE)) {
    const isFixed = OWN[name as PaletteColor] === color;
    const isConstant = constants.includes(`--${name}: ${color};`);
    expect([name, isConstant || tokens.includes(`--${name}: ${color};`)]).toEqual([name, true]);
    if (!isFixed) expect([name, isConstant]).toEqual([name, false]);
  }
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
