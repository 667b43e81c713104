import { Hono } from 'hono';
import type { App } from '../../env';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { MailLinkPage } from '../../views/layout/mail-link-page';
import { ConfiguredTexts, findPageTexts } from '../../views/layout/page-texts';

/** The sign-in page of owners (§2.2). Until accounts exist, it explains how an owner gets the same figures. */
export const loginRoutes = new Hono<App>();

loginRoutes.get('/login/', (c) => {
  const { ctx } = c.var;
  const { t } = ctx;
  return c.render(
    <MailLinkPage ctx={ctx} title={t('OWNER_LOGIN')} text={t('LOGIN_COMING_SOON')}>
      <ConfiguredTexts ctx={ctx} texts={findPageTexts(ctx, '/login/')} />
    </MailLinkPage>,
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
