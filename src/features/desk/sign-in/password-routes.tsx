import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../../env';
import { STAFF_TABLES } from '../../../platform/accounts/account-tables';
import { buildPasswordChange } from '../../../platform/accounts/accounts-store';
import { findStaffToSignIn } from '../../../platform/accounts/staff-accounts-store';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm } from '../../forms/kit/submit/read-form';
import { askForPassword } from '../../sign-in/ask-for-password';
import type { ForgottenPasswordState } from '../../sign-in/forgotten-password-page';
import { ForgottenPasswordPage } from '../../sign-in/forgotten-password-page';
import { hashNewPassword, refuseCommonPassword } from '../../sign-in/new-password';
import { NewPasswordPage } from '../../sign-in/new-password-page';
import { newPasswordForm } from '../../sign-in/password-forms';
import { renderSignInView } from '../../sign-in/render-sign-in-view';
import { getStaff } from '../desk-gate';
import { createDeskShell } from '../desk-shell';
import { recordStaffAction } from '../log/staff-actions-store';
import { startDeskSession } from './start-desk-session-store';
import { prepareTellingStaff } from './tell-staff';

/** Forgotten passwords of staff, and new ones (decisions 22 and 24). */
export const deskPasswordRoutes = new Hono<App>();

const SIGN_IN = { signIn: '/desk/login/', signInName: 'DESK' } as const;

deskPasswordRoutes.get('/desk/forgot-password/', (c) => renderForgottenPasswordPage(c, {}));

deskPasswordRoutes.post('/desk/forgot-password/', async (c) => {
  const state = await askForPassword(c, 'desk', async (email) => {
    const account = await findStaffToSignIn(c.env.DB, email);
    return account && { account, signIn: '/desk/login/', tables: STAFF_TABLES };
  });
  return renderForgottenPasswordPage(c, state);
});

/** Shows the page on which somebody with a one-time password chooses a new one; nobody else sees it. */
deskPasswordRoutes.use('/desk/new-password/', async (c, next) =>
  c.var.staffSession?.stage === 'new-password'
    ? next()
    : c.redirect(c.var.ctx.href.page('/desk/'), 303),
);

deskPasswordRoutes.get('/desk/new-password/', (c) => renderNewPasswordPage(c));

deskPasswordRoutes.post('/desk/new-password/', async (c) => {
  const staff = getStaff(c);
  const { DB } = c.env;
  const read = await readForm(c, newPasswordForm);
  if (!read.ok) return renderNewPasswordPage(c, read);
  const refused = refuseCommonPassword(c, read, [staff.name, staff.email]);
  if (refused) return renderNewPasswordPage(c, refused);
  const telling = prepareTellingStaff(c, staff, 'password');
  const answer = await startDeskSession(c, staff, 'open', {
    statements: [
      ...buildPasswordChange(DB, staff.id, await hashNewPassword(c, read), STAFF_TABLES),
      recordStaffAction(DB, staff, 'password changed', ''),
      ...telling.statements,
    ],
  });
  telling.deliver();
  return answer;
});

function renderForgottenPasswordPage(c: Context<App>, state: ForgottenPasswordState) {
  const { ctx } = c.var;
  const own = '/desk/forgot-password/';
  c.status(state.refused?.status ?? 200);
  return renderSignInView(
    c,
    {
      original: own,
      title: ctx.t('FORGOT_PASSWORD_TITLE'),
      hasError: state.refused !== undefined,
      shell: createDeskShell(ctx, {}),
    },
    <ForgottenPasswordPage {...{ ctx, state }} paths={{ ...SIGN_IN, own }} />,
  );
}

function renderNewPasswordPage(c: Context<App>, refused?: RefusedForm) {
  const { ctx } = c.var;
  c.status(refused?.status ?? 200);
  const own = '/desk/new-password/';
  return renderSignInView(
    c,
    {
      original: own,
      title: ctx.t('NEW_PASSWORD_TITLE'),
      hasError: refused !== undefined,
      shell: createDeskShell(ctx, {}),
    },
    <NewPasswordPage {...{ ctx, refused }} login={getStaff(c).email} paths={{ ...SIGN_IN, own }} />,
  );
}
