import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../env';
import { getSignedInAccount, readSession } from '../../platform/accounts/account-middleware';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { buildPasswordChange, findAccountToSignIn } from '../../platform/accounts/accounts-store';
import { readSessionToken, SESSION_COOKIE } from '../../platform/accounts/session-cookie';
import type { ListedSession } from '../../platform/accounts/sessions-store';
import { listSessions } from '../../platform/accounts/sessions-store';
import { TextParameter } from '../../platform/request-parameters';
import { createAccountShell } from '../../views/layout/account-pages';
import type { AcceptedForm, RefusedForm } from '../forms/kit/submit/read-form';
import { readForm } from '../forms/kit/submit/read-form';
import { composeAccountChangedMail } from './account-changed-mail';
import { requireAccount } from './account-gates';
import type { SecuredAccount } from './change-security';
import { changeSecurity, renderSwitch } from './change-security';
import { refuseWrongPassword } from './credentials/check-password';
import { hashNewPassword, refuseCommonPassword } from './new-password';
import { OwnSecurityPage } from './own-security-page';
import { changePasskeys, endOneSession, isPasskeyForm } from './passkeys/change-passkeys';
import { endSessionForm, PASSKEY_FORMS } from './passkeys/passkey-forms';
import { changePasswordForm } from './password-forms';
import { SECOND_FACTOR_FORMS } from './second-factor-forms';
import type { SecurityState } from './security-page';
import { SecurityPage } from './security-page';
import { prepareMails } from './send-mails-store';
import { renewSession } from './start-session-store';

/**
 * The page on which signed-in people change their password, and owners switch their second factor on and
 * off (decision 44).
 */
export const securityRoutes = new Hono<App>();

const SecurityQuery = v.object({ changed: TextParameter });

securityRoutes.use('/security/', readSession, requireAccount);

securityRoutes.get('/security/', vValidator('query', SecurityQuery), (c) =>
  renderOverview(c, { isPasswordChanged: c.req.valid('query').changed !== '' }),
);

securityRoutes.post('/security/', async (c) => {
  const read = getSignedInAccount(c).owner
    ? await readForm(
        c,
        changePasswordForm,
        endSessionForm,
        ...PASSKEY_FORMS,
        ...SECOND_FACTOR_FORMS,
      )
    : await readForm(c, changePasswordForm, endSessionForm);
  if (!read.ok) return renderOverview(c, { refused: read });
  if (read.action === 'password') return changePassword(c, read);
  const account = getSecuredAccount(c);
  if (read.action === 'session-end') return endOneSession(c, account, read);
  return isPasskeyForm(read) ? changePasskeys(c, account, read) : changeSecurity(c, account, read);
});

/** Changes the password: all other sessions of the person end, and a mail tells them. */
async function changePassword(
  c: Context<App>,
  read: AcceptedForm<typeof changePasswordForm>,
): Promise<Response> {
  const { ctx } = c.var;
  const account = getSignedInAccount(c);
  const refused =
    refuseCommonPassword(c, read, [account.name, account.email]) ??
    (await refuseWrongPassword(c, getSecuredAccount(c), read, 'current'));
  if (refused) return renderOverview(c, { refused });
  await renewSession(c, account, 'open', {
    statements: buildPasswordChange(c.env.DB, account.id, await hashNewPassword(c, read)),
    mails: [composeAccountChangedMail(ctx, account, 'password', Date.now())],
  });
  return c.redirect(ctx.href.page('/security/', { changed: 'yes' }), 303);
}

function getSecuredAccount(c: Context<App>): SecuredAccount {
  const account = getSignedInAccount(c);
  const { id, email } = account;
  return {
    ...{ id, email },
    kind: 'visitors',
    tables: VISITOR_TABLES,
    cookie: SESSION_COOKIE,
    loadPassword: async () => (await findAccountToSignIn(c.env.DB, email))?.password,
    mayStop: true,
    render: (state) => renderSecondFactor(c, state),
    prepareTelling: (change) =>
      prepareMails(c, [composeAccountChangedMail(c.var.ctx, account, change, Date.now())]),
    redirect: () => c.redirect(c.var.ctx.href.page('/security/'), 303),
  };
}

/** What was done or refused on the page. */
interface PageState {
  refused?: RefusedForm;
  isPasswordChanged?: boolean;
}

/** Renders the page with the second factor's current state. */
async function renderOverview(c: Context<App>, state: PageState): Promise<Response> {
  const { refused } = state;
  c.status(refused?.status ?? 200);
  const { id, owner } = getSignedInAccount(c);
  if (!owner) {
    const token = readSessionToken(c) ?? '';
    const sessions = await listSessions(c.env.DB, id, token, c.env, Date.now());
    return renderSecondFactor(c, undefined, state, sessions);
  }
  const render = (factor: SecurityState) => renderSecondFactor(c, factor, state);
  return renderSwitch(c, { ...getSecuredAccount(c), render }, refused);
}

/** Renders the overview, or the step of the second factor that was reached. */
function renderSecondFactor(
  c: Context<App>,
  secondFactor: SecurityState | undefined,
  { refused = secondFactor?.refused, isPasswordChanged = false }: PageState = {},
  sessions: readonly ListedSession[] = [],
) {
  const { ctx } = c.var;
  const account = getSignedInAccount(c);
  const { email } = account;
  const title = ctx.t('ACCOUNT_SECURITY');
  const isStep = secondFactor !== undefined && !('sessions' in secondFactor);
  const page = isStep ? (
    <SecurityPage {...{ ctx, email }} path="/security/" state={secondFactor} />
  ) : (
    <OwnSecurityPage {...{ ctx, email, secondFactor, refused, isPasswordChanged, sessions }} />
  );
  return c.render(page, {
    ctx,
    stylesheet: 'account',
    shell: createAccountShell(ctx, account, '/security/'),
    head: { title: refused ? ctx.t('FORM_ERROR_PAGE', { title }) : title, robots: 'noindex' },
  });
}
