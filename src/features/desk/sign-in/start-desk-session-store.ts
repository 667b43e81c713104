import type { Context } from 'hono';
import type { App } from '../../../env';
import { STAFF_TABLES } from '../../../platform/accounts/account-tables';
import { describeBrowser } from '../../../platform/accounts/describe-browser';
import { rememberBrowser } from '../../../platform/accounts/known-browsers';
import {
  DESK_COOKIE,
  readSessionToken,
  setSessionCookie,
} from '../../../platform/accounts/session-cookie';
import { prepareSession } from '../../../platform/accounts/sessions-store';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import { readWayBack } from '../../../platform/accounts/way-back';
import { findRequiredPage } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';

/**
 * Starts a session of the desk under a new token, in one batch with `statements`, and redirects to the
 * page it leads to.
 */
export async function startDeskSession(
  c: Context<App>,
  staff: StaffAccount,
  stage: 'open' | 'new-password',
  {
    statements = [],
    back = '',
  }: { statements?: readonly D1PreparedStatement[]; back?: string } = {},
): Promise<Response> {
  const { DB, ENVIRONMENT } = c.env;
  const previous = readSessionToken(c, DESK_COOKIE);
  const now = Date.now();
  const browser = describeBrowser(c.req.header('User-Agent') ?? '');
  const session = await prepareSession(DB, staff.id, stage, previous, now, STAFF_TABLES, browser);
  await DB.batch([
    ...statements,
    ...session.statements,
    recordStaffAction(DB, staff, 'signed in', ''),
  ]);
  setSessionCookie(c, session.token, DESK_COOKIE);
  if (stage === 'open') await rememberBrowser(c, 'desk', staff.id);
  const { href } = c.var.ctx;
  const required = findRequiredPage({ staff, stage }, ENVIRONMENT);
  const target = required ? href.page(required) : readWayBack(c, 'desk', back);
  return c.redirect(target ?? href.page('/desk/'), 303);
}
