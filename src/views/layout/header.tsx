import { html, raw } from 'hono/html';
import type { HorizontalPosition } from '../../domain/site/setting-schemas';
import type { RequestContext } from '../../platform/request-context';
import { cachedMarkup } from '../ui/cached-markup';
import { Icon } from '../ui/icon';
import { PaintedWhole } from '../ui/painted-whole';
import { DrawerButton, renderDrawer } from './drawer';
import type { PathsByLanguage } from './language-switcher';
import { renderLanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import { getMenuCacheKey, Menu } from './menu';
import { SiteNotice } from './site-notice';
import type { AddedStyles } from './stylesheets';
import { hasTopBar, TopBar } from './top-bar';

const POSITIONS: readonly HorizontalPosition[] = ['left', 'center', 'right'];

/**
 * Top bar, logo, menu and language switcher, the last three each left, center or right (§2.7). Its
 * frame becomes fixed after 30 px if the configuration lets it change on scrolling (§4).
 */
export function Header({
  ctx,
  paths,
  home,
}: {
  ctx: RequestContext;
  paths: PathsByLanguage;
  home?: boolean | undefined;
}) {
  return (
    <>
      <SiteNotice ctx={ctx} />
      <PaintedWhole id="header" />
      <header
        id="header"
        className={getHeaderClasses(ctx, home)}
        data-behaviour="header"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the template
        dangerouslySetInnerHTML={{ __html: renderHeaderContent(ctx, paths) }}
      />
    </>
  );
}

/**
 * Joins the cached parts of the header with the language switchers, which differ from page to page.
 */
function renderHeaderContent(ctx: RequestContext, paths: PathsByLanguage): string {
  const { logo, menu, languageSwitcher } = ctx.snapshot.site.configuration.header;
  const parts = [
    { position: logo.position, part: cachedMarkup(ctx, 'logo', () => <HeaderLogo ctx={ctx} />) },
    {
      position: menu.position,
      part: cachedMarkup(ctx, `menu ${getMenuCacheKey(ctx)}`, () => <Menu ctx={ctx} />),
    },
    { position: languageSwitcher.position, part: renderLanguageSwitcher(ctx, paths, 'LANGUAGE') },
    {
      position: languageSwitcher.position,
      part: cachedMarkup(ctx, 'favourites', () => <FavouritesLink ctx={ctx} />),
    },
  ];
  const zones = POSITIONS.map((zone) => {
    const markups = parts.filter(({ position }) => position === zone).map(({ part }) => part);
    if (markups.length === 0) return '';
    return html`<div class="header__slot header__slot--${zone}">${raw(markups.join(''))}</div>`;
  });
  const topBar = hasTopBar(ctx) ? cachedMarkup(ctx, 'top bar', () => <TopBar ctx={ctx} />) : '';
  const drawerButton = cachedMarkup(ctx, 'drawer button', () => <DrawerButton t={ctx.t} />);
  return String(
    html`${raw(topBar)}<div class="header__frame"><div class="header__bar">${zones}${raw(drawerButton)}</div></div>${raw(renderDrawer(ctx, paths))}`,
  );
}

function HeaderLogo({ ctx }: { ctx: RequestContext }) {
  const { agency } = ctx.snapshot.site.configuration;
  return (
    <a
      className="header__logo"
      href={ctx.href.home()}
      aria-label={`${agency.name}, ${ctx.t('HOME')}`}
    >
      <Logo ctx={ctx} />
    </a>
  );
}

/**
 * Returns the classes of the header; a logo that appears on scrolling needs a fixed header (§4).
 */
function getHeaderClasses(ctx: RequestContext, home = false): string {
  const { appBar, logo } = ctx.snapshot.site.configuration.header;
  return [
    'header',
    appBar.changeOnScroll && 'header--fixed-on-scroll',
    appBar.changeOnScroll && home && !logo.showLogoAtStart && 'header--logo-on-scroll',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A link to the favourites. The script writes the count into it, since the page is the same for all
 * visitors, and reads the label of its hearts from it (client/favourites).
 */
function FavouritesLink({ ctx: { t, href } }: { ctx: RequestContext }) {
  return (
    <a
      className="favourites-link"
      href={href.page('/favourites/')}
      aria-label={t('FAVOURITES')}
      data-save-label={t('FAVOURITE_NAMED', { name: '' })}
    >
      <Icon name="heart" />
      <b />
    </a>
  );
}

/** Lists the styles that the header of a page needs beside those of every page. */
export const listHeaderStyles = (ctx: RequestContext, isPrivate: boolean): AddedStyles[] => [
  ...(ctx.snapshot.theme.hasHeaderLook ? ['header-look' as const] : []),
  ...(hasHeaderOptions(ctx) ? ['header-options' as const] : []),
  ...(!isPrivate && hasTopBar(ctx) ? ['top-bar' as const] : []),
];

/** Whether the header has a picture as its logo, flags, or another order than the logo left and the rest right. */
function hasHeaderOptions({ snapshot }: RequestContext): boolean {
  const { header, language } = snapshot.site.configuration;
  const { logo, menu, languageSwitcher } = header;
  const isUsualOrder =
    logo.position === 'left' && menu.position === 'right' && languageSwitcher.position === 'right';
  return !isUsualOrder || Boolean(logo.image) || language.languageFlags;
}
