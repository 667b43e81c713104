import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { App } from '../../env';
import { STAFF_TABLES } from '../../platform/accounts/account-tables';
import { findSessionAuthor } from '../../platform/accounts/session-author-store';
import { DESK_COOKIE, readSessionToken } from '../../platform/accounts/session-cookie';
import type { StaffAccount } from '../../platform/accounts/staff-account';
import type { StaffSession } from '../../platform/accounts/staff-accounts-store';
import { loadStaffSession } from '../../platform/accounts/staff-accounts-store';
import { getWayBack } from '../../platform/accounts/way-back';
import { showEarly } from '../../platform/show-early';
import { findOtherAuthor, keepSentForm } from '../sign-in/keep-sent-form';
import { createDeskShell } from './desk-shell';

/** The pages that everybody may open. */
const OPEN_PAGES = ['/desk/login/', '/desk/forgot-password/'];

/** Sets the session of staff, if there is one. */
const readStaffSession = async (c: Context<App>): Promise<StaffSession | undefined> => {
  const token = readSessionToken(c, DESK_COOKIE);
  const session = token && (await loadStaffSession(c.env.DB, token, c.env, Date.now()));
  if (!session) return undefined;
  if (session.touch) c.executionCtx.waitUntil(session.touch.run());
  return session;
};

/**
 * The one gate of the desk. It stands before all its routes, so that a new page is guarded without doing
 * anything: strangers are sent to the sign-in, and who still lacks a password or, in production, a second
 * factor, to the page that asks for it.
 */
export const guardDesk = createMiddleware<App>(async (c, next) => {
  const { ENVIRONMENT, route } = c.env;
  const { ctx } = c.var;
  const { href } = ctx;
  // Whoever signs out is signed out in the browser, also while the database is away.
  if (route.original === '/desk/logout/') return next();
  const session = await readStaffSession(c);
  c.set('staffSession', session);
  if (OPEN_PAGES.includes(route.original)) return next();
  const signIn = { page: '/desk/login/', shell: createDeskShell(ctx, {}) };
  if (!session) {
    const token = readSessionToken(c, DESK_COOKIE);
    const hadSession = token !== undefined;
    const author = hadSession && (await findSessionAuthor(c.env.DB, token, STAFF_TABLES));
    const kept = author && (await keepSentForm(c, { reason: 'ended', author, ...signIn }));
    if (kept) return kept;
    const query = { expired: hadSession ? 'yes' : undefined, back: getWayBack(c, hadSession) };
    return c.redirect(href.page('/desk/login/', query), 303);
  }
  const page = findRequiredPage(session, ENVIRONMENT);
  const { id, name } = session.staff;
  if (page && route.original !== page) {
    const form = { ...signIn, reason: 'unfinished', author: id, page } as const;
    return (await keepSentForm(c, form)) ?? c.redirect(href.page(page), 303);
  }
  const author = findOtherAuthor(c, id);
  if (author !== undefined) {
    const form = { ...signIn, reason: 'somebody else', author, name } as const;
    return (
      (await keepSentForm(c, form)) ?? c.redirect(href.page('/desk/login/', { other: 'yes' }), 303)
    );
  }
  // Staff work with what is not public yet as with the rest (decision 107).
  c.set('ctx', await showEarly(c.var.ctx, session.staff.id, 'all', c.env));
  return next();
});

/** Returns the only page that a session opens yet; undefined if it opens all. */
export function findRequiredPage(
  { staff, stage }: StaffSession,
  environment: App['Bindings']['ENVIRONMENT'],
): '/desk/new-password/' | '/desk/security/' | undefined {
  if (stage !== 'open') return '/desk/new-password/';
  return environment === 'production' && !staff.hasSecondFactor ? '/desk/security/' : undefined;
}

/** Returns who is signed in behind the gate. @throws if the route is not behind it. */
export function getStaff(c: Context<App>): StaffAccount {
  const { staffSession } = c.var;
  if (!staffSession) throw new Error('this route is behind no gate');
  return staffSession.staff;
}
