import { isWritten } from '../language/localized';
import { isColor, isDarkColor } from './color';
import type { Configuration } from './configuration/configuration';
import type { MenuPage } from './menu';
import { flattenMenu, hasPageBanner } from './menu';
import type { Module } from './module';
import type { Palette } from './palette';
import { buildPalette, listOwnColors } from './palette';
import { buildPageClass } from './safe-css';
import type { Site } from './site';
import { getSiteColors } from './site-colors';

/** The content that a theme is made from. */
export type ThemeSource = Pick<Site, 'configuration' | 'menu' | 'safeCss'>;

/**
 * Builds the stylesheet of the configured look (§3): custom properties that components read, a class
 * for each colour of a top-bar item, and the pages' own css; '' where nothing is configured. A value that breaks
 * the configuration's rules is left out, so that the component keeps its default colour.
 */
export function buildThemeCss(
  { configuration, menu, safeCss }: ThemeSource,
  isPreview = false,
): string {
  const pages = flattenMenu(menu);
  const properties = listOwnProperties(configuration).map(([name, value]) => `--${name}:${value}`);
  return joinRules([
    ...(properties.length > 0 ? [`:root{${properties.join(';')}}`] : []),
    ...collectTextColors(configuration).map(
      (color) => `.${buildColorClass('custom-color', color)}{color:${color}}`,
    ),
    ...pages.map(({ id }) => safeCss[id] ?? ''),
    ...(isPreview || isWritten(configuration.notice.text) ? [NOTICE_CSS] : []),
  ]);
}

/** Builds the stylesheet with a class for each background of a module or a banner; '' where none is configured. */
export const buildBackgroundCss = ({ configuration, menu }: ThemeSource): string =>
  joinRules(
    collectBackgroundColors(configuration, flattenMenu(menu)).map(
      (color) => `.${buildColorClass('custom-bg', color)}{--custom-bg:${color}}`,
    ),
  );

const joinRules = (rules: readonly string[]): string => {
  const joined = rules.join('');
  return joined && `@layer theme{${joined}}`;
};

/** Whether the header has colours or sizes of its own, for which its pages need `header-look.css`. */
export const hasHeaderLook = (configuration: Configuration): boolean =>
  listOwnProperties(configuration).some(([name]) =>
    /^(header|drawer-button|languages|menu)-/.test(name),
  );

/** Lists the custom properties of a configured look that differ from what components show without it. */
function listOwnProperties(configuration: Configuration): [name: string, value: unknown][] {
  const palette = buildPalette(getSiteColors(configuration));
  const defaults = getDefaultProperties(palette);
  const configured = {
    ...getColorProperties(configuration),
    ...getSizeProperties(configuration),
  };
  return [
    ...listOwnColors(palette),
    ...Object.entries(configured).filter(
      ([name, value]) => String(value).toLowerCase() !== defaults[name]?.toLowerCase(),
    ),
    ...Object.entries(computeContrastProperties(configuration)),
  ].filter(([, value]) => isColor(value) || isRem(value));
}

/** The line over every page (views/layout/site-notice.tsx), which most versions do not have. */
const NOTICE_CSS =
  '.site-notice{padding:8px 16px;text-align:center;background:var(--forest);color:var(--white);font-size:15px}.site-notice p,.site-notice ul{margin:0}.site-notice ul{padding:0;list-style:none}.site-notice li{padding:4px 0}.site-notice summary{padding:4px;cursor:pointer;text-decoration:underline}.site-notice a{color:inherit;text-decoration:underline}@media print{.site-notice{display:none}}';

/** Returns the classes for the background of a module; undefined without a colour (§3, colorBackground). */
export const getModuleColorClass = (module: Pick<Module, 'colorBackground'>): string | undefined =>
  getBackgroundClass(module.colorBackground);

/** Returns the classes for the background of a page's banner (§3, bannerColor). */
export const getBannerColorClass = ({ params }: MenuPage): string | undefined =>
  getBackgroundClass(params.bannerColor);

/** Returns the classes for the background of the home page's banner (§3, header.banner.color). */
export const getHomeBannerColorClass = ({ header }: Configuration): string | undefined =>
  getBackgroundClass(header.banner.color);

/** Returns the class for the text colour of a top-bar item (§3, top-bar item). */
export const getTextColorClass = (color: string): string | undefined =>
  isColor(color) ? buildColorClass('custom-color', color) : undefined;

/** Returns the class of a page if it has css of its own (§3, menu page). */
export const findPageClass = (
  { safeCss }: Pick<Site, 'safeCss'>,
  page: Pick<MenuPage, 'id'> | undefined,
): string | undefined => (page && safeCss[page.id] ? buildPageClass(page.id) : undefined);

const getColorProperties = ({ header, footer }: Configuration) => ({
  'header-bg': header.appBar.bgColor,
  'header-color': header.appBar.textColor,
  'header-button-bg': header.appBar.btnColor,
  'header-button-color': header.appBar.btnTextColor,
  'drawer-bg': header.menuMobile.backgroundColor,
  'drawer-color': header.menuMobile.color,
  'drawer-button-color': header.menuMobile.btnDrawerColor,
  'top-bar-bg': header.headerLinks.bgColor,
  'top-bar-color': header.headerLinks.color,
  'languages-color': header.languageSwitcher.color,
  'footer-bg': footer.bgColor,
  'footer-color': footer.textColor,
});

/** Returns what the components show without a configured value: such a value is not written into every page once more. */
function getDefaultProperties(palette: Palette): Record<string, string> {
  const { paper, ink, slate } = palette;
  return {
    'header-bg': paper,
    'header-color': ink,
    'header-button-bg': 'transparent',
    'header-button-color': ink,
    'drawer-bg': paper,
    'drawer-color': ink,
    'drawer-button-color': ink,
    'top-bar-bg': paper,
    'top-bar-color': palette['ink-2'],
    'languages-color': ink,
    'footer-bg': slate,
    'footer-color': palette['on-slate'],
    'menu-font-size': '0.9375rem',
    'top-bar-font-size': '0.8125rem',
    'languages-font-size': '0.875rem',
    'footer-max-width': '90rem',
  };
}

/** Returns the sizes in rem, so that they grow with the font size of the browser. */
const getSizeProperties = ({ header, footer }: Configuration) => ({
  'menu-font-size': toRem(header.menu.menuFontSize),
  'top-bar-font-size': toRem(header.headerLinks.fontSize),
  'languages-font-size': toRem(header.languageSwitcher.fontSize),
  'footer-max-width': toRem(footer.maxWidth),
});

/** Computes the properties that depend on the lightness of a configured colour, for readable text on it. */
const computeContrastProperties = ({ header, footer }: Configuration) => ({
  'footer-strong-color': isColor(footer.bgColor) && !isDarkColor(footer.bgColor) && '#1e262b',
  'header-scrim':
    isColor(header.appBar.textColor) && !isDarkColor(header.appBar.textColor) && '#20282d',
  'header-button-border':
    isColor(header.appBar.btnColor) &&
    header.appBar.btnColor !== 'transparent' &&
    header.appBar.btnColor,
});

const collectBackgroundColors = ({ header }: Configuration, pages: readonly MenuPage[]) =>
  uniqueColors([
    header.banner.color,
    ...pages.flatMap((page) => [
      hasPageBanner(page) ? page.params.bannerColor : '',
      ...page.params.modules.map((module) => module.colorBackground),
    ]),
  ]);

const collectTextColors = ({ header: { headerLinks } }: Configuration) =>
  uniqueColors([...headerLinks.left, ...headerLinks.right].map(({ color }) => color));

const uniqueColors = (colors: readonly string[]) => [
  ...new Set(colors.filter(isColor).map((color) => color.toLowerCase())),
];

/** Returns the classes of a background; `custom-bg--dark` makes text light (client/styles/components/custom-bg.css). */
function getBackgroundClass(color: string): string | undefined {
  if (!isColor(color) || color === 'transparent') return undefined;
  const shade = isDarkColor(color) ? 'dark' : 'light';
  return `custom-bg custom-bg--${shade} ${buildColorClass('custom-bg', color)}`;
}

const buildColorClass = (kind: 'custom-bg' | 'custom-color', color: string) =>
  `${kind}-${color.toLowerCase().replace('#', '')}`;

const PIXELS_PER_REM = 16;
const toRem = (pixels: unknown) =>
  typeof pixels === 'number' && Number.isFinite(pixels) && pixels >= 0 && pixels <= 4000
    ? `${Number((pixels / PIXELS_PER_REM).toFixed(4))}rem`
    : undefined;

const isRem = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?rem$/.test(value);
