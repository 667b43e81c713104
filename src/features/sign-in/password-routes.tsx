import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { SECOND_MS } from '../../domain/format/durations';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { countAction } from '../../platform/accounts/account-limits-store';
import { readSession } from '../../platform/accounts/account-middleware';
import { createNewPasswordSchema, PASSWORD_LIMITS } from '../../platform/accounts/new-password';
import { hashPassword } from '../../platform/accounts/password-hash';
import { buildPasswordChange } from '../../platform/accounts/people-store';
import type { Person } from '../../platform/accounts/person';
import { getOwnPage, normalizeLogin } from '../../platform/accounts/person';
import { isEmailAddress } from '../../platform/mail/email-address';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { readFormBody } from '../forms/kit/submit/form-body';
import { computeAccountKeys } from './account-keys';
import type { ForgottenPasswordState } from './forgotten-password-page';
import { ForgottenPasswordPage } from './forgotten-password-page';
import type { NewPasswordErrors } from './new-password-page';
import { NewPasswordPage } from './new-password-page';
import { requirePepper } from './pepper';
import { mailOneTimePassword } from './request-password-store';
import { startSession } from './start-session-store';

/** Forgotten passwords and new ones (decisions 22 and 24). */
export const passwordRoutes = new Hono<App>();

passwordRoutes.get('/forgot-password/', (c) => renderForgottenPasswordPage(c, {}));

/**
 * Answers the same for every address; the mail is composed after the response. Only an answer without
 * an address at all, and too many requests of one network, are told apart.
 */
passwordRoutes.post('/forgot-password/', async (c) => {
  const body = await readFormBody(c.req.raw, 0);
  const typedEmail = body.ok ? String(body.data.get('email') ?? '').slice(0, 254) : '';
  const email = normalizeLogin(typedEmail);
  if (!isEmailAddress(email)) {
    c.status(422);
    const error = email ? 'ALERT_EMAIL_INVALID' : 'ALERT_EMAIL_EMPTY';
    return renderForgottenPasswordPage(c, { typedEmail, error });
  }
  const keys = await computeAccountKeys(c.env, c.req.raw, email);
  const now = Date.now();
  const end = await countAction(c.env.DB, 'ask for a password', keys, c.env.RATE_SCALE, now);
  if (end !== undefined) {
    c.status(429);
    c.header('Retry-After', String(Math.max(1, Math.ceil((end - now) / SECOND_MS))));
    return renderForgottenPasswordPage(c, { typedEmail, error: 'LOGIN_LIMITED' });
  }
  c.executionCtx.waitUntil(
    mailOneTimePassword(c.env, c.var.ctx, email, keys).catch((error) =>
      console.error('one-time password not mailed', error),
    ),
  );
  return renderForgottenPasswordPage(c, { typedEmail, ends: now + c.env.OTP_TTL_S * SECOND_MS });
});

/** Whoever signed in with a one-time password chooses a new one here; nobody else sees the page. */
passwordRoutes.use('/new-password/', readSession, async (c, next) => {
  const { session, ctx } = c.var;
  if (session?.stage === 'new-password') return next();
  const page = session?.stage === 'open' ? getOwnPage(session.person) : '/login/';
  return c.redirect(ctx.href.page(page), 303);
});

passwordRoutes.get('/new-password/', (c) => renderNewPasswordPage(c, {}));

passwordRoutes.post('/new-password/', async (c) => {
  const person = getPersonToChange(c);
  const body = await readFormBody(c.req.raw, 0);
  const fields = body.ok ? Object.fromEntries(body.data) : {};
  const result = v.safeParse(createNewPasswordSchema([person.name, person.email]), {
    password: '',
    passwordConfirm: '',
    ...fields,
  });
  if (!result.success) {
    c.status(422);
    return renderNewPasswordPage(c, toErrors(c, result.issues));
  }
  const { PASSWORD_PEPPER, DB } = requirePepper(c.env);
  const hash = await hashPassword(result.output.password, PASSWORD_PEPPER);
  return startSession(c, person, 'open', buildPasswordChange(DB, person.id, hash));
});

function getPersonToChange(c: Context<App>): Person {
  const { session } = c.var;
  if (!session) throw new Error('the page of a new password is behind its gate');
  return session.person;
}

/** Returns the first error of each field, as its sentence. */
function toErrors(c: Context<App>, issues: readonly v.BaseIssue<unknown>[]): NewPasswordErrors {
  const errors: NewPasswordErrors = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    const key = issue.message as TextKey;
    if (field === 'password' || field === 'passwordConfirm')
      errors[field] ??= c.var.ctx.t(key, { count: PASSWORD_LIMITS[key] ?? 0 });
  }
  return errors;
}

function renderForgottenPasswordPage(c: Context<App>, state: ForgottenPasswordState) {
  const { ctx } = c.var;
  const title = ctx.t('FORGOT_PASSWORD_TITLE');
  return c.render(<ForgottenPasswordPage {...{ ctx, state }} />, {
    ctx,
    stylesheet: 'account',
    frame: 'sign-in',
    head: {
      title: state.error ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/forgot-password/'),
    },
  });
}

function renderNewPasswordPage(c: Context<App>, errors: NewPasswordErrors) {
  const { ctx } = c.var;
  const title = ctx.t('NEW_PASSWORD_TITLE');
  return c.render(<NewPasswordPage {...{ ctx, errors }} login={getPersonToChange(c).email} />, {
    ctx,
    stylesheet: 'account',
    frame: 'sign-in',
    head: {
      title: Object.keys(errors).length > 0 ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/new-password/'),
    },
  });
}
