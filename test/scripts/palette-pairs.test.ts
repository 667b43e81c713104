import { expect, test } from 'vitest';
import type { PaletteColor } from '../../src/domain/site/palette';
import { buildPalette, DEFAULT_COLORS } from '../../src/domain/site/palette';
import { PALETTE_USES } from '../../src/domain/site/palette-contrast';
import { buildThemeCss } from '../../src/domain/site/theme';
import { createThemedSite } from '../domain/site/themed-site';
import { listFiles, readText } from './documents';

const PALETTE = buildPalette(DEFAULT_COLORS);
const STYLESHEETS = listFiles('client', /\.css$/);

/** Pairs that no configuration changes: white and grey on slate, errors on their own ground. */
const FIXED: readonly string[] = [
  ...['on-slate on slate', 'white on slate', 'slate on white', 'error on error-bg', 'white on ink'],
];

const COMMENTS = /\/\*.*?\*\//gs;

/** The width of pages (tokens.css). */
const CONTENT_WIDTH = '90rem';

/** The palette of an agency all of whose colours are its own. */
const OWN = buildPalette({ paper: '#f0f4ff', accent: '#0b3d5b', action: '#8a1f3d' });

test('the stylesheets have the colours that the palette begins with', () => {
  // Beside those of tokens.css stand a few in sheets that come late, each where it is used (decision 139).
  const CONSTANTS = 'client/styles/constants.css';
  const tokens = STYLESHEETS.filter((file) => file !== CONSTANTS)
    .map(readText)
    .join('\n');
  // The build writes constants into the rules, where no palette reaches them.
  const constants = readText(CONSTANTS);
  for (const [name, color] of Object.entries(PALETTE)) {
    const isFixed = OWN[name as PaletteColor] === color;
    const isConstant = constants.includes(`--${name}: ${color};`);
    const uses = [...tokens.matchAll(new RegExp(`var\\(--${name}(?:, ([^)]+))?\\)`, 'g'))];
    const isWithEachUse =
      constants.includes(`--${name}: var(--${name}, ${color});`) ||
      (uses.length > 0 && uses.every(([, own]) => own === color));
    const isOnRoot = tokens.includes(`--${name}: ${color};`);
    expect([name, isConstant || isOnRoot || isWithEachUse]).toEqual([name, true]);
    if (!isFixed) expect([name, isConstant]).toEqual([name, false]);
  }
});

test('a colour of the palette stands on the root alone, where an agency’s own replaces it', () => {
  const elsewhere = STYLESHEETS.flatMap((file) =>
    [
      ...readText(file)
        .replace(COMMENTS, '')
        .matchAll(/([^{};]*)\{(?=([^{}]*))/g),
    ].flatMap(([, selector = '', rule = '']) =>
      [...rule.matchAll(/--([\w-]+): (#\w+);/g)]
        .filter(
          ([, name = '', color]) =>
            PALETTE[name as PaletteColor] === color && selector.trim() !== ':root',
        )
        .map(([declaration]) => `${file}: ${selector.trim()} ${declaration}`),
    ),
  );
  expect(elsewhere).toEqual([]);
});

test('a configured value is left out of the theme only if the stylesheets show the same without it', () => {
  const constants = new Map(
    [...readText('client/styles/constants.css').matchAll(/--([\w-]+): ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
  const used = STYLESHEETS.flatMap((file) => [
    ...readText(file).matchAll(/var\(--([\w-]+), (?:var\(--([\w-]+)\)|([\w.-]+))/g),
  ]).map(([, name = '', token = '', value]) => ({
    name,
    value: value ?? PALETTE[token as PaletteColor] ?? constants.get(token) ?? CONTENT_WIDTH,
  }));
  const theme = buildThemeCss(createThemedSite('#12263f', 21));
  // A border is computed from the button's colour.
  const configured = used.filter(
    ({ name }) => theme.includes(`--${name}:`) && name !== 'header-button-border',
  );
  expect(new Set(configured.map(({ name }) => name)).size).toBe(16);
  for (const { name, value } of configured) {
    const size = Number.parseFloat(value) * 16;
    const ofDefault = buildThemeCss(createThemedSite(value, size));
    expect([name, ofDefault.includes(`--${name}:`)]).toEqual([name, false]);
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
