import { isColor, isDark } from './color';
import type { Configuration } from './configuration/configuration';
import type { MenuPage } from './menu';
import { originalOf } from './menu-routes';
import type { Module } from './module';
import { pageStyles } from './page-css';
import type { Site } from './site';

/** What the theme is made from: the configuration, and the pages with their modules. */
export type Themed = Pick<Site, 'configuration' | 'menu'>;

/**
 * The configured look as one stylesheet (§3): custom properties that the components read, a class
 * for each colour that a module, banner or top-bar item asks for, and the pages' own css. Only what
 * passes the configuration's rules is written: a bad value leaves the component its own colour.
 */
export function themeStyles({ configuration, menu }: Themed): string {
  const pages = allPages(menu);
  const properties = declarations({
    ...colorProperties(configuration),
    ...sizeProperties(configuration),
    ...contrasts(configuration),
  });
  return [
    '@layer theme{',
    `:root{${properties}}`,
    ...grounds(configuration, pages).map(
      (color) => `.${className('ground', color)}{--ground:${color}}`,
    ),
    ...inks(configuration).map((color) => `.${className('ink', color)}{color:${color}}`),
    ...pages.map(({ id, params }) => pageStyles(params.css, `.${pageName(id)}`).css),
    '}',
  ].join('');
}

/** The classes that colour a module's ground; none where it names no colour (§3, colorBackground). */
export const moduleColorClass = (module: Pick<Module, 'colorBackground'>): string | undefined =>
  groundClass(module.colorBackground);

/** The classes that colour a page's banner (§3, bannerColor). */
export const bannerColorClass = ({ params }: MenuPage): string | undefined =>
  groundClass(params.bannerColor);

/** The classes that colour the home page's banner (§3, header.banner.color). */
export const homeBannerColorClass = ({ header }: Configuration): string | undefined =>
  groundClass(header.banner.color);

/** The class that colours a top-bar item's words (§3, top-bar item). */
export const inkClass = (color: string): string | undefined =>
  isColor(color) ? className('ink', color) : undefined;

/** The class of the page at this original path, where it has css of its own (§3, menu page). */
export function pageClass({ menu, routes }: Site, original: string): string | undefined {
  const here = original.toLowerCase();
  const page = allPages(menu)
    .filter(({ params }) => params.css)
    .find((styled) => originalOf(styled, menu, routes).toLowerCase() === here);
  return page && pageName(page.id);
}

const colorProperties = ({ header, footer }: Configuration) => ({
  'bar-ground': header.appBar.bgColor,
  'bar-ink': header.appBar.textColor,
  'button-ground': header.appBar.btnColor,
  'button-ink': header.appBar.btnTextColor,
  'drawer-ground': header.menuMobile.backgroundColor,
  'drawer-ink': header.menuMobile.color,
  'drawer-button': header.menuMobile.btnDrawerColor,
  'top-ground': header.headerLinks.bgColor,
  'top-ink': header.headerLinks.color,
  'languages-ink': header.languageSwitcher.color,
  'footer-ground': footer.bgColor,
  'footer-ink': footer.textColor,
});

/** Sizes stand in rem: who reads with larger letters gets them larger here too. */
const sizeProperties = ({ header, footer }: Configuration) => ({
  'menu-size': rem(header.menu.menuFontSize),
  'top-size': rem(header.headerLinks.fontSize),
  'languages-size': rem(header.languageSwitcher.fontSize),
  'footer-width': rem(footer.maxWidth),
});

/** What follows from a configured colour: light words on a dark ground, a veil that carries light words. */
const contrasts = ({ header, footer }: Configuration) => ({
  'footer-strong': isColor(footer.bgColor) && !isDark(footer.bgColor) && '#1e262b',
  veil: isColor(header.appBar.textColor) && !isDark(header.appBar.textColor) && '#20282d',
  'button-line':
    isColor(header.appBar.btnColor) &&
    header.appBar.btnColor !== 'transparent' &&
    header.appBar.btnColor,
});

const grounds = ({ header }: Configuration, pages: readonly MenuPage[]) =>
  distinctColors([
    header.banner.color,
    ...pages.flatMap(({ params }) => [
      params.bannerColor,
      ...params.modules.map((module) => module.colorBackground),
    ]),
  ]);

const inks = ({ header: { headerLinks } }: Configuration) =>
  distinctColors([...headerLinks.left, ...headerLinks.right].map(({ color }) => color));

const distinctColors = (colors: readonly string[]) => [
  ...new Set(colors.filter(isColor).map((color) => color.toLowerCase())),
];

/** `ground--dark` turns what stands on it light (client/styles/components/ground.css). */
function groundClass(color: string): string | undefined {
  if (!isColor(color) || color === 'transparent') return undefined;
  const shade = isDark(color) ? 'dark' : 'light';
  return `ground ground--${shade} ${className('ground', color)}`;
}

const className = (kind: 'ground' | 'ink', color: string) =>
  `${kind}-${color.toLowerCase().replace('#', '')}`;

const pageName = (id: number) => `page-${Math.trunc(id)}`;

const allPages = (menu: readonly MenuPage[]): MenuPage[] =>
  menu.flatMap((page) => [page, ...allPages(page.childMenus)]);

/** `false` and what is no colour and no size are left out. */
const declarations = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter(([, value]) => isColor(value) || isRem(value))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const PIXELS_A_REM = 16;
const rem = (pixels: unknown) =>
  typeof pixels === 'number' && Number.isFinite(pixels) && pixels >= 0 && pixels <= 4000
    ? `${Number((pixels / PIXELS_A_REM).toFixed(4))}rem`
    : undefined;

const isRem = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?rem$/.test(value);
