import { describe, expect, test } from 'vitest';
import {
  buildBackgroundCss,
  buildThemeCss,
  getBannerColorClass,
  getHomeBannerColorClass,
  getModuleColorClass,
  getTextColorClass,
} from '../../../src/domain/site/theme';
import { fc } from '../../seeded-fast-check';
import { createThemedSite } from './themed-site';

describe('the stylesheet of a theme', () => {
  test('writes every configured colour and size as a custom property', () => {
    const css = buildThemeCss(createThemedSite('#12263F', 16));
    for (const name of [
      'header-bg',
      'header-button-color',
      'drawer-button-color',
      'top-bar-color',
      'footer-bg',
    ])
      expect(css).toContain(`--${name}:#12263F`);
    for (const name of [
      'menu-font-size',
      'top-bar-font-size',
      'languages-font-size',
      'footer-max-width',
    ])
      expect(css).toContain(`--${name}:1rem`);
    expect(buildBackgroundCss(createThemedSite('#12263F', 16))).toContain(
      '.custom-bg-12263f{--custom-bg:#12263f}',
    );
    expect(css).toContain('.custom-color-12263f{color:#12263f}');
  });

  test('leaves out what the components show without it', () => {
    expect(buildThemeCss(createThemedSite('#1E262B', 15, ''))).not.toMatch(
      /--(header-color|languages-color|drawer-button-color|menu-font-size):/,
    );
    expect(buildThemeCss(createThemedSite('#1E262B', 14, ''))).toContain(
      '--menu-font-size:0.875rem',
    );
  });

  test('leaves out invalid colours and sizes, and keeps the others', () => {
    const site = createThemedSite('red;}*{display:none', -1, '#ffffff');
    expect(buildThemeCss(site)).toBe('');
    expect(buildBackgroundCss(site)).toBe('@layer theme{.custom-bg-ffffff{--custom-bg:#ffffff}}');
  });

  test('holds declarations only, for any value', () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.anything(), fc.constant('#1a2b3c'));
    fc.assert(
      fc.property(value, value, (color, size) => {
        const site = createThemedSite(color, size);
        expect(buildThemeCss(site)).toMatch(
          /^(@layer theme\{(:root\{(--[a-z\d-]+:(#[0-9a-f]+|transparent|[\d.]+rem);?)+\})?(\.custom-color-[0-9a-z]+\{color:(#[0-9a-f]+|transparent)\})*\})?$/i,
        );
        expect(buildBackgroundCss(site)).toMatch(
          /^(@layer theme\{(\.custom-bg-[0-9a-z]+\{--custom-bg:(#[0-9a-f]+|transparent)\})+\})?$/i,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('prints the sanitized css of its own pages, and never their raw css', () => {
    const site = createThemedSite('', 16);
    for (const page of site.menu) page.params.css = 'p { position: fixed }';
    expect(buildThemeCss(site)).not.toContain('position');
    const safeCss = { 7: '.page-7 h2{color:red}', 8: '.page-8{color:red}' };
    const css = buildThemeCss({ ...site, safeCss });
    expect(css).toContain(safeCss[7]);
    expect(css).not.toContain(safeCss[8]);
  });

  test('has light text on a dark background colour, dark text on a light one', () => {
    expect(getModuleColorClass({ colorBackground: '#1E3A2F' })).toBe(
      'custom-bg custom-bg--dark custom-bg-1e3a2f',
    );
    expect(getModuleColorClass({ colorBackground: '#ebe5d9' })).toBe(
      'custom-bg custom-bg--light custom-bg-ebe5d9',
    );
  });

  test('has no class for an empty colour', () => {
    const { configuration, menu } = createThemedSite('', 16);
    const page = menu[0];
    expect(getModuleColorClass({ colorBackground: '' })).toBeUndefined();
    expect(page && getBannerColorClass(page)).toBeUndefined();
    expect(getHomeBannerColorClass(configuration)).toBeUndefined();
    expect(getTextColorClass('')).toBeUndefined();
  });
});
