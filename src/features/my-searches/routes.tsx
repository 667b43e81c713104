import { Hono } from 'hono';
import type { App } from '../../env';
import {
  getSignedInPerson,
  readSession,
  requireSubscriber,
} from '../../platform/accounts/account-middleware';
import { createAccountFrame } from '../../views/layout/account-pages';

/** A subscriber's own page. Saved searches join it with the demand register (decision 30). */
export const mySearchesRoutes = new Hono<App>();

mySearchesRoutes.get('/my-searches/', readSession, requireSubscriber, (c) => {
  const { ctx } = c.var;
  const { t, href } = ctx;
  return c.render(
    <div className="account-page">
      <h1>{t('SEARCHES_TITLE')}</h1>
      <p className="lead">{t('SEARCHES_NONE')}</p>
      <a className="button button--forest" href={href.page('/demand-register/')}>
        {t('DEMAND_TILE_ACTION')}
      </a>
    </div>,
    {
      ctx,
      stylesheet: 'account',
      frame: createAccountFrame(ctx, getSignedInPerson(c), '/my-searches/'),
      head: { title: t('SEARCHES_TITLE'), robots: 'noindex' },
    },
  );
});
