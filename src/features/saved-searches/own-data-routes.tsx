import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../env';
import { getSignedInAccount } from '../../platform/accounts/account-middleware';
import { deleteSessionCookie } from '../../platform/accounts/session-cookie';
import { createAccountShell } from '../../views/layout/account-pages';
import { MailLinkPage } from '../../views/layout/mail-link-page';
import { readFormBody } from '../forms/kit/submit/form-body';
import { checkPassword } from '../sign-in/credentials/check-password';
import { ErasePage } from './erase-page';
import { eraseSubscriber } from './erase-subscriber-store';
import { exportSubscriber } from './own-data-store';

/** A subscriber's own data: to download, and to erase; behind the gate of my-searches-routes.tsx. */
export const ownDataRoutes = new Hono<App>();

ownDataRoutes.get('/my-searches/data/', async (c) => {
  const account = getSignedInAccount(c);
  const data = await exportSubscriber(c.env.DB, account.id);
  return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="account.json"',
  });
});

ownDataRoutes.get('/my-searches/erase/', (c) => renderErasePage(c));

/** An open browser is not enough: the password is asked for once more (docs/look.md). */
ownDataRoutes.post('/my-searches/erase/', async (c) => {
  const account = getSignedInAccount(c);
  const body = await readFormBody(c.req.raw);
  const password = body.ok ? body.data.get('password') : '';
  const typed = typeof password === 'string' ? password : '';
  const check = await checkPassword(c.env, c.req.raw, account, typed);
  if (check.kind === 'wrong') {
    c.status(422);
    return renderErasePage(c, 'SECOND_FACTOR_PASSWORD_WRONG');
  }
  if (check.kind === 'limited') {
    c.status(429);
    c.header('Retry-After', String(check.retryAfterS));
    return renderErasePage(c, 'LOGIN_LIMITED');
  }
  await eraseSubscriber(c.env, account, Date.now());
  const { ctx } = c.var;
  if (account.owner) return c.redirect(ctx.href.page('/owner/'), 303);
  deleteSessionCookie(c);
  c.header('Clear-Site-Data', '"cache"');
  const title = ctx.t('SEARCHES_STOP_TITLE');
  return c.render(
    <MailLinkPage {...{ ctx, title }} text={ctx.t('SEARCHES_ERASED')}>
      <a className="button button--outlined" href={ctx.href.home()}>
        {ctx.t('BACK_HOME')}
      </a>
    </MailLinkPage>,
    { ctx, stylesheet: 'plain', head: { title, robots: 'noindex' } },
  );
});

function renderErasePage(
  c: Context<App>,
  error?: 'SECOND_FACTOR_PASSWORD_WRONG' | 'LOGIN_LIMITED',
) {
  const { ctx } = c.var;
  const account = getSignedInAccount(c);
  const title = ctx.t('SEARCHES_ERASE_TITLE');
  return c.render(<ErasePage {...{ ctx, account, error }} />, {
    ctx,
    stylesheet: 'account',
    shell: createAccountShell(ctx, account, '/my-searches/'),
    head: { title: error ? ctx.t('FORM_ERROR_PAGE', { title }) : title, robots: 'noindex' },
  });
}
