import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';
import { AgencyMark } from './agency-mark';

/** The shell of the desk's pages: who is signed in, and the menu. */
export interface DeskShell {
  /** Who is signed in, to whom drafts in the browser belong too; undefined while somebody signs in. */
  staff: { id: string; name: string } | undefined;
  menu: readonly DeskMenuLink[];
  /** The same page in the other languages. */
  languages: readonly { label: string; name: string; href: string }[];
}

interface DeskMenuLink {
  label: string;
  href: string;
  isCurrent: boolean;
  /** How many things wait in it; 0 is not shown. */
  count: number;
  /** Whether what waits went wrong. */
  isAlarm: boolean;
}

const MENU_ID = 'desk-menu';

/** The bar of the desk. On a phone its menu is a popover, which needs no script. */
export function DeskHeader({ ctx, shell }: { ctx: RequestContext; shell: DeskShell }) {
  const { t, href } = ctx;
  const [first, ...others] = shell.menu.filter(({ count }) => count > 0);
  return (
    <header className="desk-header" data-account={shell.staff?.id}>
      <a className="desk-header__logo" href={href.page('/desk/')}>
        <AgencyMark ctx={ctx} height={22} />
        <span>{t('DESK')}</span>
      </a>
      {shell.staff && (
        <>
          {first && <WaitingLink entry={first} />}
          <button type="button" className="desk-header__toggle" popoverTarget={MENU_ID}>
            <Icon name="menu" />
            {t('MENU')}
            {others.length > 0 && (
              <Count
                count={others.reduce((sum, { count }) => sum + count, 0)}
                isAlarm={others.some(({ isAlarm }) => isAlarm)}
              />
            )}
          </button>
          <DeskMenu ctx={ctx} shell={shell} />
        </>
      )}
    </header>
  );
}

/** The first entry in which something waits, beside a closed menu. */
const WaitingLink = ({ entry: { label, href, ...count } }: { entry: DeskMenuLink }) => (
  <a className="desk-header__waiting" href={href}>
    {label}
    <Count {...count} />
  </a>
);

const Count = ({ count, isAlarm }: Pick<DeskMenuLink, 'count' | 'isAlarm'>) => (
  <span className={`desk-header__count${isAlarm ? ' is-alarm' : ''}`}>{count}</span>
);

function DeskMenu({ ctx, shell }: { ctx: RequestContext; shell: DeskShell }) {
  const { t, href } = ctx;
  return (
    <div className="desk-header__menu" id={MENU_ID} popover="auto">
      <nav aria-label={t('DESK')}>
        <ul>
          {shell.menu.map(({ label, href: path, isCurrent, count, isAlarm }) => (
            <li key={path}>
              <a href={path} aria-current={isCurrent ? 'page' : undefined}>
                {label}
                {count > 0 && <Count {...{ count, isAlarm }} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form className="desk-header__search" method="post" action={href.page('/desk/leads/')}>
          <input type="hidden" name="action" value="filter" />
          <Icon name="search" />
          <input
            type="search"
            name="q"
            placeholder={t('SEARCH')}
            aria-label={t('DESK_SEARCH')}
            title={t('DESK_SEARCH')}
          />
        </form>
      </search>
      <a className="desk-header__name" href={href.page('/desk/security/')}>
        {shell.staff?.name}
      </a>
      {shell.languages.map(({ label, name, href: path }) => (
        <a key={label} className="desk-header__language" href={path} hrefLang={label} lang={label}>
          <abbr title={name}>{label.toUpperCase()}</abbr>
        </a>
      ))}
      <form method="post" action={href.page('/desk/logout/')} data-sign-out="">
        <button type="submit" className="desk-header__out">
          {t('ACCOUNT_SIGN_OUT')}
        </button>
      </form>
    </div>
  );
}
