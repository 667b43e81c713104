import { describe, expect, test } from 'vitest';
import { computeContrast } from '../../../src/domain/site/color';
import type { Configuration } from '../../../src/domain/site/configuration/configuration';
import type { BaseColors } from '../../../src/domain/site/palette';
import { buildPalette, DEFAULT_COLORS } from '../../../src/domain/site/palette';
import type { BaseColor } from '../../../src/domain/site/palette-contrast';
import { findWeakPair, fitColor, PALETTE_USES } from '../../../src/domain/site/palette-contrast';
import { getSiteColors } from '../../../src/domain/site/site-colors';
import { findProblems } from '../../platform/snapshot/checked-files';
import { fc } from '../../seeded-fast-check';

const BASES = Object.keys(DEFAULT_COLORS) as BaseColor[];
const randomColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const randomColors = fc.record<BaseColors>({
  paper: randomColor,
  accent: randomColor,
  action: randomColor,
});

/** Lists the pairs of a palette that are too weak, measured by themselves. */
function listWeakPairs(colors: BaseColors): string[] {
  const palette = buildPalette(colors);
  return PALETTE_USES.flatMap(({ color, on, least }) =>
    on
      .filter((ground) => computeContrast(palette[color], palette[ground]) < least)
      .map((ground) => `${color} on ${ground}`),
  );
}

const createSettings = (bgColor: string, btnColor: string, banner: string) =>
  ({
    colors: {},
    header: { appBar: { bgColor, btnColor, textColor: '#1e262b' }, banner: { color: banner } },
  }) as unknown as Configuration;

describe('the palette of an agency', () => {
  test('is readable in the demonstration', () => {
    expect(listWeakPairs(DEFAULT_COLORS)).toEqual([]);
  });

  test('is readable in every pair, whatever the colours of its header are', () => {
    fc.assert(
      fc.property(randomColor, randomColor, randomColor, (ground, button, banner) => {
        expect(listWeakPairs(getSiteColors(createSettings(ground, button, banner)))).toEqual([]);
      }),
    );
  });

  test('follows a dark button of the header, and is the banner’s where buttons are transparent', () => {
    expect(getSiteColors(createSettings('#ffffff', '#0b5d4b', '#123456'))).toEqual({
      ...{ paper: '#ffffff', accent: '#0b5d4b', action: '#0b5d4b' },
    });
    expect(getSiteColors(createSettings('#fff', 'transparent', '#123456')).accent).toBe('#123456');
  });

  test('is a dark header’s own where its button is too bright, and never another agency’s', () => {
    const { accent, action } = getSiteColors(createSettings('#101820', '#ffd166', '#ffd166'));
    expect([accent, action]).toEqual(['#101820', '#101820']);
  });

  test('has a breath of a dark header in the ground of its pages, and no paper of another agency', () => {
    const { paper } = getSiteColors(createSettings('#241a2e', '#5b2a86', '#5b2a86'));
    expect(paper).toBe('#f6f6f7');
    expect(getSiteColors(createSettings('transparent', '#5b2a86', '')).paper).toBe(
      DEFAULT_COLORS.paper,
    );
  });

  test('is readable in every pair when no colour is refused, whichever were chosen', () => {
    fc.assert(
      fc.property(randomColors, (colors) => {
        const isRefused = BASES.some((base) => findWeakPair(colors, base));
        expect(listWeakPairs(colors).length > 0).toBe(isRefused);
      }),
    );
  });

  test('has a nearest colour that passes for each that does not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BASES), randomColor, (base, color) => {
        const colors = { ...DEFAULT_COLORS, [base]: color };
        const fitted = fitColor(colors, base, DEFAULT_COLORS[base]);
        expect(findWeakPair({ ...colors, [base]: fitted }, base)).toBeUndefined();
      }),
    );
  });
});

describe('snapshot check', () => {
  const check = (colors: unknown) =>
    findProblems((files) => {
      files['site/configuration.json'].colors = colors;
    }).errors;

  test('refuses a colour that carries no text, and names the nearest that does', () => {
    const [problem = ''] = check({ accent: '#ffd400' });
    expect(problem).toMatch(
      /^configuration colors\.accent is #ffd400, which puts #\w+ on #\w+: contrast [\d.]+, where (?:4\.5|3) is needed; the nearest that passes is #\w{6}$/,
    );
    const nearest = problem.slice(-7);
    expect(check({ accent: nearest })).toEqual([]);
  });

  test.each([
    ['paper', '#101010'],
    ['action', '#ffe0e0'],
  ])('refuses %s %s', (base, color) => {
    expect(check({ [base]: color })).toEqual([
      expect.stringContaining(`colors.${base} is ${color}`),
    ]);
  });

  test.each(['green', '#12345680', 'transparent'])(
    'refuses %s, from which none is mixed',
    (color) => {
      expect(check({ accent: color })).toEqual([
        expect.stringMatching(/colors\.accent is not an opaque colour \(#rrggbb\)/),
      ]);
    },
  );
});
