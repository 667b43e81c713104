import type { Language } from '../language/language';
import type { TopBarItem } from '../site/configuration/header';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Visit } from '../visit';
import { LanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import { Menu, MenuItem, menuPages } from './menu';

/** Top bar, logo, menu and language switcher; on a small screen they open from one button (§2.7). */
export function Header({
  visit,
  paths,
}: {
  visit: Visit;
  paths: Partial<Record<Language, string>>;
}) {
  const { t, snapshot } = visit;
  const { agency, header } = snapshot.site.configuration;
  return (
    <header className="header" data-behaviour="header">
      {header.headerLinks.show && <TopBar visit={visit} />}
      <div className="header__bar">
        <a
          className="header__logo"
          href={visit.href.home()}
          aria-label={`${agency.name}, ${t('HOME')}`}
        >
          <Logo name={agency.name} />
        </a>
        <Menu visit={visit} />
        <LanguageSwitcher visit={visit} paths={paths} />
        <Drawer visit={visit} paths={paths} />
      </div>
    </header>
  );
}

function TopBar({ visit }: { visit: Visit }) {
  const { left, right } = visit.snapshot.site.configuration.header.headerLinks;
  return (
    <nav className="top-bar" aria-label={visit.t('TOP_BAR')}>
      <TopBarLinks visit={visit} items={left} />
      <TopBarLinks visit={visit} items={right} />
    </nav>
  );
}

function TopBarLinks({ visit, items }: { visit: Visit; items: readonly TopBarItem[] }) {
  const shown = items.filter(({ status }) => status);
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((item) => {
        const label = visit.say(item.label).text;
        const link = visit.say(item.link).text;
        return (
          <li key={label}>
            {link ? (
              <Link href={localLink(visit, link)} t={visit.t}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Everything the header holds, in one list that opens without script (§2.7, mobile drawer). */
function Drawer({ visit, paths }: { visit: Visit; paths: Partial<Record<Language, string>> }) {
  const { t, snapshot } = visit;
  const { headerLinks, menu } = snapshot.site.configuration.header;
  return (
    <details className="drawer">
      <summary>
        <span>{t('MENU')}</span>
        <Icon name="menu" />
      </summary>
      <div className="drawer__content">
        <LanguageSwitcher visit={visit} paths={paths} />
        <nav aria-label={t('MAIN_MENU')}>
          <ul className="drawer__menu">
            {menuPages(visit).map((page) => (
              <MenuItem key={page.id} visit={visit} page={page} />
            ))}
          </ul>
        </nav>
        {menu.showFreeEvaluation && (
          <Link
            href={visit.href.page('/contact-demand/')}
            t={t}
            className="button button--outlined"
          >
            {t('FREE_EVALUATION')}
          </Link>
        )}
        {headerLinks.show && (
          <TopBarLinks visit={visit} items={[...headerLinks.left, ...headerLinks.right]} />
        )}
      </div>
    </details>
  );
}

/** A configured link to an original path leads to the visitor's language. */
const localLink = (visit: Visit, link: string) =>
  link.startsWith('/') ? visit.href.page(link) : link;
