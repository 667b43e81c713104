import { Hono } from 'hono';
import type { App } from '../../env';
import { alternates } from '../../views/layout/alternates';
import { LinkPage } from '../../views/layout/link-page';

/** The owners' door (§2.2). Until it opens, the page says how an owner gets the same figures from us. */
export const login = new Hono<App>();

login.get('/login/', (c) => {
  const { ctx } = c.var;
  const { t } = ctx;
  return c.render(<LinkPage ctx={ctx} title={t('OWNER_LOGIN')} text={t('LOGIN_COMING_SOON')} />, {
    ctx,
    sheet: 'plain',
    head: { title: t('OWNER_LOGIN'), robots: 'noindex', paths: alternates(ctx, '/login/') },
  });
});
