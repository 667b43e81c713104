import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../env';
import {
  getSignedInPerson,
  readSession,
  requireOwner,
} from '../../platform/accounts/account-middleware';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { findPersonToSignIn } from '../../platform/accounts/people-store';
import { createAccountFrame } from '../../views/layout/account-pages';
import type { SecuredAccount } from './change-security';
import { changeSecurity, renderSwitch } from './change-security';
import type { SecurityState } from './security-page';
import { SecurityPage } from './security-page';

/** The page on which owners switch their second factor on and off (decision 44). */
export const securityRoutes = new Hono<App>();

securityRoutes.use('/security/', readSession, requireOwner);

securityRoutes.get('/security/', async (c) => renderSwitch(c, getSecuredAccount(c)));

securityRoutes.post('/security/', async (c) => changeSecurity(c, getSecuredAccount(c)));

function getSecuredAccount(c: Context<App>): SecuredAccount {
  const { id, email } = getSignedInPerson(c);
  return {
    id,
    login: email,
    tables: VISITOR_TABLES,
    loadPassword: async () => (await findPersonToSignIn(c.env.DB, email))?.password,
    mayStop: true,
    render: (state) => renderSecurityPage(c, state),
    redirect: () => c.redirect(c.var.ctx.href.page('/security/'), 303),
  };
}

function renderSecurityPage(c: Context<App>, state: SecurityState) {
  const { ctx } = c.var;
  const person = getSignedInPerson(c);
  const title = ctx.t('SECOND_FACTOR_TITLE');
  return c.render(<SecurityPage {...{ ctx, state }} path="/security/" email={person.email} />, {
    ctx,
    stylesheet: 'account',
    frame: createAccountFrame(ctx, person, '/security/'),
    head: {
      title: state.error ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
    },
  });
}
