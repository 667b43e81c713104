import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../env';
import {
  getSignedInAccount,
  readSession,
  requireAccount,
} from '../../platform/accounts/account-middleware';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { buildPasswordChange, findAccountToSignIn } from '../../platform/accounts/accounts-store';
import { hashPassword } from '../../platform/accounts/password-hash';
import { requirePepper } from '../../platform/accounts/pepper';
import { SESSION_COOKIE } from '../../platform/accounts/session-cookie';
import { TextParameter } from '../../platform/request-parameters';
import { createAccountShell } from '../../views/layout/account-pages';
import type { AccountChange } from './account-changed-mail';
import { composeAccountChangedMail } from './account-changed-mail';
import type { SecuredAccount } from './change-security';
import { changeSecurity, readFields, refuseWrongPassword, renderSwitch } from './change-security';
import { parseNewPassword } from './new-password';
import type { OwnSecurityPageProps } from './own-security-page';
import { OwnSecurityPage } from './own-security-page';
import type { SecurityState } from './security-page';
import { SecurityPage } from './security-page';
import { sendMails } from './send-mails-store';
import { renewSession } from './start-session-store';

/**
 * The page on which signed-in people change their password, and owners switch their second factor on and
 * off (decision 44).
 */
export const securityRoutes = new Hono<App>();

const SecurityQuery = v.object({ changed: TextParameter });
const PasswordForm = v.object({
  action: v.literal('password'),
  current: v.optional(v.string(), ''),
});

securityRoutes.use('/security/', readSession, requireAccount);

securityRoutes.get('/security/', vValidator('query', SecurityQuery), (c) =>
  renderOverview(c, { isPasswordChanged: c.req.valid('query').changed !== '' }),
);

securityRoutes.post('/security/', async (c) => {
  const fields = await readFields(c);
  const form = v.safeParse(PasswordForm, fields);
  if (form.success) return changePassword(c, form.output.current, fields);
  if (getSignedInAccount(c).owner) return changeSecurity(c, getSecuredAccount(c), fields);
  return renderOverview(c, { status: 400 });
});

/** Changes the password: all other sessions of the person end, and a mail tells them. */
async function changePassword(
  c: Context<App>,
  current: string,
  fields: Record<string, unknown>,
): Promise<Response> {
  const { ctx } = c.var;
  const account = getSignedInAccount(c);
  const result = parseNewPassword(c, [account.name, account.email], fields);
  if ('errors' in result) return renderOverview(c, { status: 422, passwordErrors: result.errors });
  const refusal = await refuseWrongPassword(c, getSecuredAccount(c), current);
  if (refusal) {
    const passwordErrors = { current: ctx.t(refusal.error) };
    return renderOverview(c, { status: refusal.status, passwordErrors });
  }
  const { PASSWORD_PEPPERS, PASSWORD_COST, DB } = requirePepper(c.env);
  const hash = await hashPassword(result.password, PASSWORD_PEPPERS, PASSWORD_COST);
  await renewSession(c, account, 'open', {
    statements: buildPasswordChange(DB, account.id, hash),
    mails: [composeAccountChangedMail(ctx, account, 'password', Date.now())],
  });
  return c.redirect(ctx.href.page('/security/', { changed: 'yes' }), 303);
}

function getSecuredAccount(c: Context<App>): SecuredAccount {
  const account = getSignedInAccount(c);
  const { id, email } = account;
  return {
    id,
    login: email,
    tables: VISITOR_TABLES,
    cookie: SESSION_COOKIE,
    loadPassword: async () => (await findAccountToSignIn(c.env.DB, email))?.password,
    mayStop: true,
    render: (state) => renderSecondFactor(c, state),
    tell: (change: AccountChange) =>
      sendMails(c, [composeAccountChangedMail(c.var.ctx, account, change, Date.now())]),
    redirect: () => c.redirect(c.var.ctx.href.page('/security/'), 303),
  };
}

/** The result of a change of password. */
type PasswordState = Partial<Pick<OwnSecurityPageProps, 'passwordErrors' | 'isPasswordChanged'>>;

/** Renders the page with the second factor's current state. */
function renderOverview(
  c: Context<App>,
  { status = 200, ...state }: PasswordState & { status?: 200 | 400 | 422 | 429 },
): Response | Promise<Response> {
  c.status(status);
  if (!getSignedInAccount(c).owner) return renderSecondFactor(c, undefined, state);
  const account = getSecuredAccount(c);
  const render = (factor: SecurityState) => renderSecondFactor(c, factor, state);
  return renderSwitch(c, { ...account, render }, status);
}

/** Renders the overview, or the step of the second factor that was reached. */
function renderSecondFactor(
  c: Context<App>,
  secondFactor: SecurityState | undefined,
  { passwordErrors = {}, isPasswordChanged = false }: PasswordState = {},
) {
  const { ctx } = c.var;
  const account = getSignedInAccount(c);
  const { email } = account;
  const hasError = secondFactor?.error !== undefined || Object.keys(passwordErrors).length > 0;
  const title = ctx.t('ACCOUNT_SECURITY');
  const isStep = secondFactor?.kind === 'scan' || secondFactor?.kind === 'codes';
  const page = isStep ? (
    <SecurityPage {...{ ctx, email }} path="/security/" state={secondFactor} />
  ) : (
    <OwnSecurityPage {...{ ctx, email, secondFactor, passwordErrors, isPasswordChanged }} />
  );
  return c.render(page, {
    ctx,
    stylesheet: 'account',
    shell: createAccountShell(ctx, account, '/security/'),
    head: { title: hasError ? ctx.t('FORM_ERROR_PAGE', { title }) : title, robots: 'noindex' },
  });
}
