import type { MenuPage } from '../../domain/site/menu';
import { listMenuEntries } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { LocalizedText } from '../ui/localized-text';
import { computeMenuRoom, countFittingEntries } from './menu-fit';

/** Returns the pages of the menu in order. */
export const getMenuPages = ({ snapshot }: RequestContext): MenuPage[] =>
  listMenuEntries(snapshot.site.menu, snapshot.site.configuration.header.menu.showHomeMenu);

/** Returns the path of the free valuation, if the menu offers it and the site has it. */
export const findValuation = ({ snapshot, href }: RequestContext): string | undefined =>
  snapshot.site.configuration.header.menu.showFreeEvaluation
    ? href.find('/contact-demand/')
    : undefined;

/** Returns a cache key for the menu, which marks the current page if that is in the route map. */
export const getMenuCacheKey = ({ route }: RequestContext): string =>
  route.entry?.original ?? 'elsewhere';

/** The main menu; pages beyond menuMaxItems, or beyond one line, are in a list of their own (§2.7, decision 141). */
export function Menu({ ctx }: { ctx: RequestContext }) {
  const { t } = ctx;
  const valuation = findValuation(ctx);
  const pages = getMenuPages(ctx);
  const count = countBarPages(ctx, pages);
  const overflowPages = pages.slice(count);
  return (
    <nav className="menu" aria-label={t('MAIN_MENU')}>
      <ul className="menu__items">
        {pages.slice(0, count).map((page) => (
          <MenuBarItem key={page.id} ctx={ctx} page={page} />
        ))}
        {overflowPages.length > 0 && (
          <li className="menu__parent">
            <details>
              <summary>
                {t('MORE_MENU')}
                <Icon name="down" />
              </summary>
            </details>
            <ul className="menu__panel">
              {overflowPages.map((page) => (
                <MenuItem key={page.id} ctx={ctx} page={page} />
              ))}
            </ul>
          </li>
        )}
      </ul>
      {valuation && (
        <Link href={valuation} t={t} className="button button--small menu__valuation">
          {t('FREE_EVALUATION')}
        </Link>
      )}
    </nav>
  );
}

/** Counts the pages that the menu bar shows on one line at 1280 pixels. */
function countBarPages(ctx: RequestContext, pages: readonly MenuPage[]): number {
  const { t, languages, snapshot } = ctx;
  const { header, agency, language } = snapshot.site.configuration;
  const { menuMaxItems, menuFontSize } = header.menu;
  const { width, height } = header.logo.image ?? {};
  const room = computeMenuRoom({
    agencyName: agency.name,
    logoProportion: header.logo.image ? (width ?? 3) / (height ?? 1) : undefined,
    languages: languages.length,
    hasFlags: language.languageFlags,
    button: findValuation(ctx) ? t('FREE_EVALUATION') : undefined,
  });
  const entries = pages.map((page) => ({
    label: getMenuLabel(ctx, page),
    hasArrow: getChildPages(page).length > 0,
  }));
  const limits = { limit: menuMaxItems, room, fontSize: menuFontSize };
  return countFittingEntries(entries, t('MORE_MENU'), limits);
}

/** A page of the menu bar; its subpages are in a panel that opens on hover or by a button. */
function MenuBarItem({ ctx, page }: { ctx: RequestContext; page: MenuPage }) {
  const children = getChildPages(page);
  if (children.length === 0) return <MenuItem ctx={ctx} page={page} />;
  return (
    <li className="menu__parent">
      <MenuLink ctx={ctx} page={page} />
      <details>
        <summary>
          <span className="visually-hidden">
            {ctx.t('SUB_MENU', { name: getMenuLabel(ctx, page) })}
          </span>
          <Icon name="down" />
        </summary>
      </details>
      <ul className="menu__panel">
        {children.map((child) => (
          <MenuItem key={child.id} ctx={ctx} page={child} />
        ))}
      </ul>
    </li>
  );
}

/** A page in a list; its subpages are in a nested list. */
export function MenuItem({ ctx, page }: { ctx: RequestContext; page: MenuPage }) {
  const children = getChildPages(page);
  return (
    <li>
      <MenuLink ctx={ctx} page={page} />
      {children.length > 0 && (
        <ul className="menu__children">
          {children.map((child) => (
            <MenuItem key={child.id} ctx={ctx} page={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function MenuLink({ ctx, page }: { ctx: RequestContext; page: MenuPage }) {
  const { href, current } = resolveMenuLink(ctx, page);
  return (
    <Link href={href} t={ctx.t} current={current}>
      {ctx.localize(page.params.title).text ? (
        <LocalizedText ctx={ctx} text={page.params.title} />
      ) : (
        page.name
      )}
    </Link>
  );
}

const getMenuLabel = (ctx: RequestContext, page: MenuPage) =>
  ctx.localize(page.params.title).text || page.name;

const getChildPages = ({ childMenus }: MenuPage) => listMenuEntries(childMenus, false);

/** Returns the link of a menu page: its own path, or the URL it redirects to (§2.6, Campings). */
function resolveMenuLink(ctx: RequestContext, page: MenuPage): { href: string; current: boolean } {
  const original = ctx.snapshot.pages.originals.get(page) ?? '/';
  return {
    href: ctx.href.page(original),
    current: ctx.route.original.toLowerCase() === original.toLowerCase(),
  };
}
