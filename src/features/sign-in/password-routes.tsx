import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../env';
import type { Account } from '../../platform/accounts/account';
import { getOwnPage } from '../../platform/accounts/account';
import { readSession } from '../../platform/accounts/account-middleware';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { buildPasswordChange, findAccountByEmail } from '../../platform/accounts/accounts-store';
import { composeAccountChangedMail } from './account-changed-mail';
import { askForPassword } from './ask-for-password';
import type { ForgottenPasswordState } from './forgotten-password-page';
import { ForgottenPasswordPage } from './forgotten-password-page';
import { readNewPassword } from './new-password';
import type { NewPasswordErrors } from './new-password-fields';
import { NewPasswordPage } from './new-password-page';
import { renderSignInView } from './render-sign-in-view';
import { mailOneTimePassword } from './request-password-store';
import { startSession } from './start-session-store';

/** Forgotten passwords and new ones (decisions 22 and 24). */
export const passwordRoutes = new Hono<App>();

const SIGN_IN = { signIn: '/login/', signInName: 'OWNER_LOGIN' } as const;

passwordRoutes.get('/forgot-password/', (c) => renderForgottenPasswordPage(c, {}));

passwordRoutes.post('/forgot-password/', async (c) => {
  const { env } = c;
  const { ctx } = c.var;
  const state = await askForPassword(c, '', async (email, keys) =>
    mailOneTimePassword(env, ctx, keys, async () => {
      const account = await findAccountByEmail(env.DB, email);
      const signIn = account?.owner ? '/login/' : '/demand-login/';
      return account && { account, signIn, tables: VISITOR_TABLES };
    }),
  );
  return renderForgottenPasswordPage(c, state);
});

/** Lets only people on to the page who signed in with a one-time password; redirects others. */
passwordRoutes.use('/new-password/', readSession, async (c, next) => {
  const { session, ctx } = c.var;
  if (session?.stage === 'new-password') return next();
  const page = session?.stage === 'open' ? getOwnPage(session.account) : '/login/';
  return c.redirect(ctx.href.page(page), 303);
});

passwordRoutes.get('/new-password/', (c) => renderNewPasswordPage(c, {}));

passwordRoutes.post('/new-password/', async (c) => {
  const account = getAccountToChange(c);
  const result = await readNewPassword(c, [account.name, account.email]);
  if ('errors' in result) {
    c.status(422);
    return renderNewPasswordPage(c, result.errors);
  }
  return startSession(c, account, 'open', {
    statements: buildPasswordChange(c.env.DB, account.id, result.hash),
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
  return renderSignInView(
    c,
    { original: own, title: ctx.t('FORGOT_PASSWORD_TITLE'), hasError: Boolean(state.error) },
    <ForgottenPasswordPage {...{ ctx, state }} paths={{ ...SIGN_IN, own }} />,
  );
}

function renderNewPasswordPage(c: Context<App>, errors: NewPasswordErrors) {
  const { ctx } = c.var;
  const own = '/new-password/';
  const login = getAccountToChange(c).email;
  return renderSignInView(
    c,
    {
      original: own,
      title: ctx.t('NEW_PASSWORD_TITLE'),
      hasError: Object.keys(errors).length > 0,
    },
    <NewPasswordPage {...{ ctx, login, errors }} paths={{ ...SIGN_IN, own }} />,
  );
}
