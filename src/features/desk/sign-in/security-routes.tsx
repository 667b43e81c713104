import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../../env';
import { STAFF_TABLES } from '../../../platform/accounts/account-tables';
import { DESK_COOKIE } from '../../../platform/accounts/session-cookie';
import { findStaffToSignIn } from '../../../platform/accounts/staff-accounts-store';
import { readForm } from '../../forms/kit/submit/read-form';
import type { SecuredAccount } from '../../sign-in/change-security';
import { changeSecurity, renderSwitch } from '../../sign-in/change-security';
import {
  changePasskeys,
  endOneSession,
  isPasskeyForm,
} from '../../sign-in/passkeys/change-passkeys';
import { endSessionForm, PASSKEY_FORMS } from '../../sign-in/passkeys/passkey-forms';
import { SECOND_FACTOR_FORMS } from '../../sign-in/second-factor-forms';
import type { SecurityState } from '../../sign-in/security-page';
import { SecurityPage } from '../../sign-in/security-page';
import { findRequiredPage, getStaff } from '../desk-gate';
import { createDeskShell } from '../desk-shell';
import { recordStaffAction } from '../log/staff-actions-store';
import { prepareTellingStaff } from './tell-staff';

/** The page on which staff set up their second factor; in production it cannot be switched off. */
export const deskSecurityRoutes = new Hono<App>();

const PATH = '/desk/security/';

deskSecurityRoutes.get(PATH, async (c) => renderSwitch(c, getSecuredAccount(c)));

deskSecurityRoutes.post(PATH, async (c) => {
  const read = await readForm(c, endSessionForm, ...PASSKEY_FORMS, ...SECOND_FACTOR_FORMS);
  const account = getSecuredAccount(c);
  if (!read.ok) return renderSwitch(c, account, read);
  if (read.action === 'session-end') return endOneSession(c, account, read);
  return isPasskeyForm(read) ? changePasskeys(c, account, read) : changeSecurity(c, account, read);
});

function getSecuredAccount(c: Context<App>): SecuredAccount {
  const staff = getStaff(c);
  const { id, email } = staff;
  return {
    ...{ id, email },
    kind: 'desk',
    tables: STAFF_TABLES,
    cookie: DESK_COOKIE,
    loadPassword: async () => (await findStaffToSignIn(c.env.DB, email))?.password,
    mayStop: c.env.ENVIRONMENT !== 'production',
    render: (state) => renderSecurityPage(c, state),
    prepareTelling(change) {
      const { statements, deliver } = prepareTellingStaff(c, staff, change);
      const logged = recordStaffAction(c.env.DB, staff, change, '');
      return { statements: [logged, ...statements], deliver };
    },
    redirect: () => c.redirect(c.var.ctx.href.page(PATH), 303),
  };
}

function renderSecurityPage(c: Context<App>, state: SecurityState) {
  const { ctx, staffSession } = c.var;
  const staff = getStaff(c);
  const title = ctx.t('SECOND_FACTOR_TITLE');
  const isRequired =
    staffSession !== undefined &&
    state.kind !== 'codes' &&
    findRequiredPage(staffSession, c.env.ENVIRONMENT) === PATH;
  return c.render(
    <>
      {isRequired && <p className="desk-note">{ctx.t('DESK_SECOND_FACTOR_NEEDED')}</p>}
      <SecurityPage {...{ ctx, state }} email={staff.email} path={PATH} />
      {!isRequired && (
        <section className="desk-page desk-keys" data-desk-keys hidden>
          <h2>{ctx.t('DESK_KEYS')}</h2>
          <label>
            <input type="checkbox" />
            {ctx.t('DESK_KEYS_SEARCH')}
          </label>
        </section>
      )}
    </>,
    {
      ctx,
      stylesheet: 'desk',
      shell: createDeskShell(ctx, { staff }),
      head: {
        title: state.refused ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
        robots: 'noindex',
      },
    },
  );
}
