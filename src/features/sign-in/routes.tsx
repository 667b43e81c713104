import { Hono } from 'hono';
import type { App } from '../../env';
import { alternates } from '../../views/layout/alternates';
import { LinkPage } from '../../views/layout/link-page';

/** The owners' door (§2.2). Until it opens, the page says how an owner gets the same figures from us. */
export const login = new Hono<App>();

login.get('/login/', (c) => {
  const { visit } = c.var;
  const { t } = visit;
  return c.render(
    <LinkPage visit={visit} title={t('OWNER_LOGIN')} text={t('LOGIN_COMING_SOON')} />,
    {
      visit,
      sheet: 'plain',
      head: { title: t('OWNER_LOGIN'), robots: 'noindex', paths: alternates(visit, '/login/') },
    },
  );
});
