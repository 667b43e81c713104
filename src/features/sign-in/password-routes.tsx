import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../env';
import type { Account } from '../../platform/accounts/account';
import { getOwnPage } from '../../platform/accounts/account';
import { readSession } from '../../platform/accounts/account-middleware';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { buildPasswordChange, findAccountByEmail } from '../../platform/accounts/accounts-store';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { readForm } from '../forms/kit/submit/read-form';
import { composeAccountChangedMail } from './account-changed-mail';
import { askForPassword } from './ask-for-password';
import type { ForgottenPasswordState } from './forgotten-password-page';
import { ForgottenPasswordPage } from './forgotten-password-page';
import { hashNewPassword, refuseCommonPassword } from './new-password';
import { NewPasswordPage } from './new-password-page';
import { newPasswordForm } from './password-forms';
import { renderSignInView } from './render-sign-in-view';
import { startSession } from './start-session-store';

/** Forgotten passwords and new ones (decisions 22 and 24). */
export const passwordRoutes = new Hono<App>();

const SIGN_IN = { signIn: '/login/', signInName: 'OWNER_LOGIN' } as const;

passwordRoutes.get('/forgot-password/', (c) => renderForgottenPasswordPage(c, {}));

passwordRoutes.post('/forgot-password/', async (c) => {
  const state = await askForPassword(c, 'visitors', async (email) => {
    const account = await findAccountByEmail(c.env.DB, email);
    const signIn = account?.owner ? '/login/' : '/demand-login/';
    return account && { account, signIn, tables: VISITOR_TABLES };
  });
  return renderForgottenPasswordPage(c, state);
});

/** Lets only people on to the page who signed in with a one-time password; redirects others. */
passwordRoutes.use('/new-password/', readSession, async (c, next) => {
  const { session, ctx } = c.var;
  if (session?.stage === 'new-password') return next();
  const page = session?.stage === 'open' ? getOwnPage(session.account) : '/login/';
  return c.redirect(ctx.href.page(page), 303);
});

passwordRoutes.get('/new-password/', (c) => renderNewPasswordPage(c));

passwordRoutes.post('/new-password/', async (c) => {
  const account = getAccountToChange(c);
  const read = await readForm(c, newPasswordForm);
  if (!read.ok) return renderNewPasswordPage(c, read);
  const refused = refuseCommonPassword(c, read, [account.name, account.email]);
  if (refused) return renderNewPasswordPage(c, refused);
  return startSession(c, account, 'open', {
    statements: buildPasswordChange(c.env.DB, account.id, await hashNewPassword(c, read)),
    mails: [composeAccountChangedMail(c.var.ctx, account, 'password', Date.now())],
  });
});

function getAccountToChange(c: Context<App>): Account {
  const { session } = c.var;
  if (!session) throw new Error('the page of a new password is behind its gate');
  return session.account;
}

function renderForgottenPasswordPage(c: Context<App>, state: ForgottenPasswordState) {
  const { ctx } = c.var;
  const own = '/forgot-password/';
  c.status(state.refused?.status ?? 200);
  return renderSignInView(
    c,
    { original: own, title: ctx.t('FORGOT_PASSWORD_TITLE'), hasError: state.refused !== undefined },
    <ForgottenPasswordPage {...{ ctx, state }} paths={{ ...SIGN_IN, own }} />,
  );
}

function renderNewPasswordPage(c: Context<App>, refused?: RefusedForm) {
  const { ctx } = c.var;
  c.status(refused?.status ?? 200);
  const own = '/new-password/';
  const login = getAccountToChange(c).email;
  return renderSignInView(
    c,
    {
      original: own,
      title: ctx.t('NEW_PASSWORD_TITLE'),
      hasError: refused !== undefined,
    },
    <NewPasswordPage {...{ ctx, login, refused }} paths={{ ...SIGN_IN, own }} />,
  );
}
