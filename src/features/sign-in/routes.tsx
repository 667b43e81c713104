import { Hono } from 'hono';
import type { App } from '../../env';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { MailLinkPage } from '../../views/layout/mail-link-page';

/** The owners' door (§2.2). Until it opens, the page says how an owner gets the same figures from us. */
export const loginRoutes = new Hono<App>();

loginRoutes.get('/login/', (c) => {
  const { ctx } = c.var;
  const { t } = ctx;
  return c.render(
    <MailLinkPage ctx={ctx} title={t('OWNER_LOGIN')} text={t('LOGIN_COMING_SOON')} />,
    {
      ctx,
      stylesheet: 'plain',
      head: {
        title: t('OWNER_LOGIN'),
        robots: 'noindex',
        paths: buildAlternatePaths(ctx, '/login/'),
      },
    },
  );
});
