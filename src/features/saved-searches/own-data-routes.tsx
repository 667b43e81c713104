import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../env';
import { getSignedInAccount } from '../../platform/accounts/account-middleware';
import { findAccountToSignIn } from '../../platform/accounts/accounts-store';
import { deleteSessionCookie } from '../../platform/accounts/session-cookie';
import { createAccountShell } from '../../views/layout/account-pages';
import { MailLinkPage } from '../../views/layout/mail-link-page';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { readForm } from '../forms/kit/submit/read-form';
import { refuseWrongPassword } from '../sign-in/credentials/check-password';
import { eraseForm } from './account-forms';
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
  const read = await readForm(c, eraseForm);
  if (!read.ok) return renderErasePage(c, read);
  const asked = {
    id: account.id,
    kind: 'visitors',
    loadPassword: async () => (await findAccountToSignIn(c.env.DB, account.email))?.password,
  } as const;
  const refused = await refuseWrongPassword(c, asked, read, 'password');
  if (refused) return renderErasePage(c, refused);
  await eraseSubscriber(c.env, account, Date.now());
  const { ctx } = c.var;
  if (account.owner) return c.redirect(ctx.href.page('/owner/'), 303);
  deleteSessionCookie(c);
  c.header('Clear-Site-Data', '"cache"');
  const title = ctx.t('SEARCHES_ERASED_TITLE');
  return c.render(
    <MailLinkPage {...{ ctx, title }} text={ctx.t('SEARCHES_ERASED')}>
      <a className="button button--outlined" href={ctx.href.home()}>
        {ctx.t('BACK_HOME')}
      </a>
    </MailLinkPage>,
    { ctx, stylesheet: 'plain', head: { title, robots: 'noindex' } },
  );
});

function renderErasePage(c: Context<App>, refused?: RefusedForm) {
  const { ctx } = c.var;
  const account = getSignedInAccount(c);
  const title = ctx.t('SEARCHES_ERASE_TITLE');
  c.status(refused?.status ?? 200);
  return c.render(<ErasePage {...{ ctx, account, refused }} />, {
    ctx,
    stylesheet: 'account',
    shell: createAccountShell(ctx, account, '/my-searches/'),
    head: { title: refused ? ctx.t('FORM_ERROR_PAGE', { title }) : title, robots: 'noindex' },
  });
}
