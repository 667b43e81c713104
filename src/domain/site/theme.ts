import { isColor, isDarkColor } from './color';
import type { Configuration } from './configuration/configuration';
import type { MenuPage } from './menu';
import { getOriginalPath } from './menu-routes';
import type { Module } from './module';
import { buildPageClass } from './safe-css';
import type { Site } from './site';

/** The content that a theme is made from. */
export type ThemeSource = Pick<Site, 'configuration' | 'menu' | 'safeCss'>;

/**
 * Builds the stylesheet of the configured look (§3): custom properties that components read, a class
 * for each colour of a module, banner or top-bar item, and the pages' own css. A value that breaks
 * the configuration's rules is left out, so that the component keeps its default colour.
 */
export function buildThemeCss({ configuration, menu, safeCss }: ThemeSource): string {
  const pages = flattenPages(menu);
  const properties = formatDeclarations({
    ...getColorProperties(configuration),
    ...getSizeProperties(configuration),
    ...computeContrastProperties(configuration),
  });
  return [
    '@layer theme{',
    `:root{${properties}}`,
    ...collectBackgroundColors(configuration, pages).map(
      (color) => `.${buildColorClass('custom-bg', color)}{--custom-bg:${color}}`,
    ),
    ...collectTextColors(configuration).map(
      (color) => `.${buildColorClass('custom-color', color)}{color:${color}}`,
    ),
    ...pages.map(({ id }) => safeCss[id] ?? ''),
    '}',
  ].join('');
}

/** The classes that colour a module's ground; none where it names no colour (§3, colorBackground). */
export const getModuleColorClass = (module: Pick<Module, 'colorBackground'>): string | undefined =>
  getBackgroundClass(module.colorBackground);

/** The classes that colour a page's banner (§3, bannerColor). */
export const getBannerColorClass = ({ params }: MenuPage): string | undefined =>
  getBackgroundClass(params.bannerColor);

/** The classes that colour the home page's banner (§3, header.banner.color). */
export const getHomeBannerColorClass = ({ header }: Configuration): string | undefined =>
  getBackgroundClass(header.banner.color);

/** The class that colours a top-bar item's words (§3, top-bar item). */
export const getTextColorClass = (color: string): string | undefined =>
  isColor(color) ? buildColorClass('custom-color', color) : undefined;

/** Returns the class of the page at this original path if it has css of its own (§3, menu page). */
export function findPageClass(
  { menu, routes, safeCss }: Pick<Site, 'menu' | 'routes' | 'safeCss'>,
  original: string,
): string | undefined {
  const wanted = original.toLowerCase();
  const page = flattenPages(menu)
    .filter(({ id }) => safeCss[id])
    .find((styled) => getOriginalPath(styled, menu, routes).toLowerCase() === wanted);
  return page && buildPageClass(page.id);
}

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

/** Sizes stand in rem: who reads with larger letters gets them larger here too. */
const getSizeProperties = ({ header, footer }: Configuration) => ({
  'menu-font-size': toRem(header.menu.menuFontSize),
  'top-bar-font-size': toRem(header.headerLinks.fontSize),
  'languages-font-size': toRem(header.languageSwitcher.fontSize),
  'footer-max-width': toRem(footer.maxWidth),
});

/** What follows from a configured colour: light words on a dark ground, a veil that carries light words. */
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
    ...pages.flatMap(({ params }) => [
      params.bannerColor,
      ...params.modules.map((module) => module.colorBackground),
    ]),
  ]);

const collectTextColors = ({ header: { headerLinks } }: Configuration) =>
  uniqueColors([...headerLinks.left, ...headerLinks.right].map(({ color }) => color));

const uniqueColors = (colors: readonly string[]) => [
  ...new Set(colors.filter(isColor).map((color) => color.toLowerCase())),
];

/** `custom-bg--dark` turns what stands on it light (client/styles/components/custom-bg.css). */
function getBackgroundClass(color: string): string | undefined {
  if (!isColor(color) || color === 'transparent') return undefined;
  const shade = isDarkColor(color) ? 'dark' : 'light';
  return `custom-bg custom-bg--${shade} ${buildColorClass('custom-bg', color)}`;
}

const buildColorClass = (kind: 'custom-bg' | 'custom-color', color: string) =>
  `${kind}-${color.toLowerCase().replace('#', '')}`;

const flattenPages = (menu: readonly MenuPage[]): MenuPage[] =>
  menu.flatMap((page) => [page, ...flattenPages(page.childMenus)]);

/** `false` and what is no colour and no size are left out. */
const formatDeclarations = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter(([, value]) => isColor(value) || isRem(value))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const PIXELS_PER_REM = 16;
const toRem = (pixels: unknown) =>
  typeof pixels === 'number' && Number.isFinite(pixels) && pixels >= 0 && pixels <= 4000
    ? `${Number((pixels / PIXELS_PER_REM).toFixed(4))}rem`
    : undefined;

const isRem = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?rem$/.test(value);
