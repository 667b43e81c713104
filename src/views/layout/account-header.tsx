import type { RequestContext } from '../../platform/request-context';
import { Logo } from './logo';

/** The shell of a signed-in person's pages: whose they are, and the pages there are. */
export interface AccountShell {
  /** Id of the person, to whom drafts in the browser belong. */
  account: string;
  /** The person's name. */
  name: string;
  pages: readonly { label: string; href: string; isCurrent: boolean }[];
}

/**
 * The bar above a signed-in person's pages, instead of the public header: somebody who signed in came
 * for one thing. Signing out is a POST.
 */
export function AccountHeader({ ctx, shell }: { ctx: RequestContext; shell: AccountShell }) {
  const { t, href, snapshot } = ctx;
  const { agency } = snapshot.site.configuration;
  return (
    <header className="account-header" data-account={shell.account}>
      <a
        className="account-header__logo"
        href={href.home()}
        aria-label={`${agency.name}, ${t('HOME')}`}
      >
        <Logo ctx={ctx} />
      </a>
      <nav className="account-header__pages" aria-label={t('ACCOUNT_MENU')}>
        <ul>
          {shell.pages.map(({ label, href: path, isCurrent }) => (
            <li key={path}>
              <a href={path} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="account-header__person">
        <a className="account-header__site" href={href.home()}>
          {t('ACCOUNT_TO_WEBSITE')}
        </a>
        <span className="account-header__name">{shell.name}</span>
        <form method="post" action={href.page('/logout/')} data-sign-out="">
          <button type="submit" className="button button--outlined button--small">
            {t('ACCOUNT_SIGN_OUT')}
          </button>
        </form>
      </div>
    </header>
  );
}
