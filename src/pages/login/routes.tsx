import { Hono } from 'hono';
import type { App } from '../../app';
import { Breadcrumb, mappedSteps } from '../../layout/breadcrumb';
import { ReachUs } from '../../layout/reach-us';
import { alternates } from '../../seo/alternates';

/** The owners' door (§2.2). Until it opens, the page says how an owner gets the same figures from us. */
export const login = new Hono<App>();

login.get('/login/', (c) => {
  const { visit } = c.var;
  const { t } = visit;
  return c.render(
    <div className="page page--narrow">
      <Breadcrumb visit={visit} steps={mappedSteps(visit, '/login/')} />
      <h1>{t('OWNER_LOGIN')}</h1>
      <ReachUs
        visit={visit}
        title={t('REACH_US_TITLE')}
        text={t('LOGIN_COMING_SOON')}
        subject={t('OWNER_LOGIN')}
      />
    </div>,
    {
      visit,
      sheet: 'plain',
      head: { title: t('OWNER_LOGIN'), robots: 'noindex', paths: alternates(visit, '/login/') },
    },
  );
});
