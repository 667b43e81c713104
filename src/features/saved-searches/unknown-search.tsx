import type { Context } from 'hono';
import type { App } from '../../env';
import { getSignedInAccount } from '../../platform/accounts/account-middleware';
import { createAccountShell } from '../../views/layout/account-pages';

/** Answers 404 without anything of the request, so that foreign and unknown searches get the same bytes. */
export function renderUnknownSearch(c: Context<App>) {
  const { ctx } = c.var;
  const { t, href } = ctx;
  c.status(404);
  return c.render(
    <div className="account-page">
      <h1>{t('SEARCHES_NOT_FOUND')}</h1>
      <p>
        <a className="button button--outlined" href={href.page('/my-searches/')}>
          {t('SEARCHES_TITLE')}
        </a>{' '}
        <a href={href.page('/demand-login/', { other: 'yes' })}>{t('LOGIN_WITH_OTHER')}</a>
      </p>
    </div>,
    {
      ctx,
      stylesheet: 'searches',
      shell: createAccountShell(ctx, getSignedInAccount(c), '/my-searches/'),
      head: { title: t('SEARCHES_NOT_FOUND'), robots: 'noindex' },
    },
  );
}
