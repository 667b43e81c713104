import type { MenuPage } from '../site/menu';
import { originalOf } from '../site/menu-routes';
import { Link } from '../ui/link';
import { Say } from '../ui/say';
import type { Visit } from '../visit';

/** The pages the menu shows, in their order; home only where the configuration wants it. */
export function menuPages({ snapshot }: Visit): MenuPage[] {
  const { menu, configuration } = snapshot.site;
  return menu
    .filter((page) => page.params.showFixedMenu)
    .filter((page) => page.path !== 'home' || configuration.header.menu.showHomeMenu)
    .sort((a, b) => a.sort - b.sort);
}

/** The main menu: what goes beyond menuMaxItems stands in a list of its own (§2.7). */
export function Menu({ visit }: { visit: Visit }) {
  const { t, snapshot } = visit;
  const { menuMaxItems, showFreeEvaluation } = snapshot.site.configuration.header.menu;
  const pages = menuPages(visit);
  const more = pages.slice(menuMaxItems);
  return (
    <nav className="menu" aria-label={t('MAIN_MENU')}>
      <ul className="menu__items">
        {pages.slice(0, menuMaxItems).map((page) => (
          <MenuItem key={page.id} visit={visit} page={page} />
        ))}
        {more.length > 0 && (
          <li className="menu__more">
            <details>
              <summary>{t('MORE_MENU')}</summary>
              <ul>
                {more.map((page) => (
                  <MenuItem key={page.id} visit={visit} page={page} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
      {showFreeEvaluation && (
        <Link
          href={visit.href.page('/contact-demand/')}
          t={t}
          className="button button--outlined button--small"
        >
          {t('FREE_EVALUATION')}
        </Link>
      )}
    </nav>
  );
}

export function MenuItem({ visit, page }: { visit: Visit; page: MenuPage }) {
  const { href, current } = destination(visit, page);
  const children = [...page.childMenus].sort((a, b) => a.sort - b.sort);
  return (
    <li>
      <Link href={href} t={visit.t} current={current}>
        {visit.say(page.params.title).text ? (
          <Say visit={visit} text={page.params.title} />
        ) : (
          page.name
        )}
      </Link>
      {children.length > 0 && (
        <ul className="menu__children">
          {children.map((child) => (
            <MenuItem key={child.id} visit={visit} page={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Where a menu page leads: its own path, or straight to where it redirects (§2.6, Campings). */
function destination(visit: Visit, page: MenuPage): { href: string; current: boolean } {
  const { redirect, redirectUrl } = page.params;
  const elsewhere = redirect && redirectUrl[visit.language];
  if (elsewhere) return { href: elsewhere, current: false };
  const { menu, routes } = visit.snapshot.site;
  const original = originalOf(page, menu, routes);
  return {
    href: visit.href.page(original),
    current: visit.route.original.toLowerCase() === original.toLowerCase(),
  };
}
