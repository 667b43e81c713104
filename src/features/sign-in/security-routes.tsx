import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { MINUTE_MS, SECOND_MS } from '../../domain/format/durations';
import type { App } from '../../env';
import { countAction, forgiveAction } from '../../platform/accounts/account-limits-store';
import {
  getSignedInPerson,
  readSession,
  requireOwner,
} from '../../platform/accounts/account-middleware';
import { isRightPassword } from '../../platform/accounts/password-hash';
import { findPersonToSignIn } from '../../platform/accounts/people-store';
import { openSecret, sealSecret } from '../../platform/accounts/sealed-secret';
import {
  deleteSecondFactor,
  insertSecondFactor,
  loadSecondFactor,
} from '../../platform/accounts/second-factor-store';
import { createTotpSecret, findTotpStep } from '../../platform/accounts/totp';
import { createAccountFrame } from '../../views/layout/account-pages';
import { readFormBody } from '../forms/kit/submit/form-body';
import { computeAccountKeys } from './account-keys';
import { requirePepper } from './pepper';
import type { SecurityState } from './security-page';
import { SecurityPage } from './security-page';
import { TypedCode } from './typed-code';

/** The page on which owners switch their second factor on and off (decision 44). */
export const securityRoutes = new Hono<App>();

/** Time to fetch a phone: the secret on the page says until when it may be confirmed. */
const SETUP_MS = 15 * MINUTE_MS;
const END_BYTES = 8;

const TypedText = v.optional(v.string(), '');
const SecurityForm = v.variant('action', [
  v.object({ action: v.literal('start'), password: TypedText }),
  v.object({ action: v.literal('confirm'), sealed: TypedText, code: TypedCode }),
  v.object({ action: v.literal('stop'), password: TypedText }),
]);

securityRoutes.use('/security/', readSession, requireOwner);

securityRoutes.get('/security/', async (c) => renderSwitch(c));

securityRoutes.post('/security/', async (c) => {
  const body = await readFormBody(c.req.raw, 0);
  const form = v.safeParse(SecurityForm, body.ok ? Object.fromEntries(body.data) : {});
  if (!form.success) return renderSwitch(c, 400);
  if (form.output.action === 'confirm') return confirm(c, form.output);
  const refusal = await checkPassword(c, form.output.password);
  if (refusal) return refusal;
  const { DB } = c.env;
  const { id } = getSignedInPerson(c);
  if (form.output.action === 'stop') {
    await deleteSecondFactor(DB, id);
    return c.redirect(c.var.ctx.href.page('/security/'), 303);
  }
  const secret = createTotpSecret();
  const end = new Uint8Array(new BigUint64Array([BigInt(Date.now() + SETUP_MS)]).buffer);
  const { PASSWORD_PEPPER } = requirePepper(c.env);
  const content = new Uint8Array([...end, ...secret]);
  const sealed = await sealSecret(content, id, 'setting up', PASSWORD_PEPPER);
  return renderSecurityPage(c, { kind: 'scan', secret, sealed });
});

/** Switches the second factor on once the app shows the right code; the page carries the secret, sealed. */
async function confirm(c: Context<App>, { sealed, code }: { sealed: string; code: string }) {
  const { DB, PASSWORD_PEPPER } = requirePepper(c.env);
  const { id } = getSignedInPerson(c);
  const now = Date.now();
  const content = await openSecret(sealed, id, 'setting up', PASSWORD_PEPPER);
  const end = content && Number(new DataView(content.buffer).getBigUint64(0, true));
  if (!content || !end || end <= now) return renderSwitch(c, 422);
  const secret = content.slice(END_BYTES);
  const step = await findTotpStep(secret, code, now);
  if (step === undefined) {
    c.status(422);
    return renderSecurityPage(c, {
      kind: 'scan',
      ...{ secret, sealed, error: 'SECOND_FACTOR_CODE_WRONG' },
    });
  }
  const codes = await insertSecondFactor(DB, id, secret, step, PASSWORD_PEPPER);
  return codes ? renderSecurityPage(c, { kind: 'codes', codes }) : renderSwitch(c);
}

/** Compares the password under the limits of the sign-in; returns the page that refuses it, if it is wrong. */
async function checkPassword(c: Context<App>, password: string): Promise<Response | undefined> {
  const { DB, RATE_SCALE, PASSWORD_PEPPER } = requirePepper(c.env);
  const { email } = getSignedInPerson(c);
  const keys = await computeAccountKeys(c.env, c.req.raw, email);
  const now = Date.now();
  const end = await countAction(DB, 'sign in', keys, RATE_SCALE, now);
  if (end !== undefined) {
    c.header('Retry-After', String(Math.max(1, Math.ceil((end - now) / SECOND_MS))));
    return renderSwitch(c, 429, 'LOGIN_LIMITED');
  }
  const person = await findPersonToSignIn(DB, email);
  if (!(await isRightPassword(password, person?.password ?? undefined, PASSWORD_PEPPER)))
    return renderSwitch(c, 422, 'SECOND_FACTOR_PASSWORD_WRONG');
  await forgiveAction(DB, 'sign in', keys);
  return undefined;
}

async function renderSwitch(
  c: Context<App>,
  status: 200 | 400 | 422 | 429 = 200,
  error?: SecurityState['error'],
): Promise<Response> {
  const { isOn, codesLeft } = await loadSecondFactor(c.env.DB, getSignedInPerson(c).id);
  c.status(status);
  return renderSecurityPage(c, isOn ? { kind: 'on', codesLeft, error } : { kind: 'off', error });
}

function renderSecurityPage(c: Context<App>, state: SecurityState) {
  const { ctx } = c.var;
  const person = getSignedInPerson(c);
  const title = ctx.t('SECOND_FACTOR_TITLE');
  return c.render(<SecurityPage {...{ ctx, state }} email={person.email} />, {
    ctx,
    stylesheet: 'account',
    frame: createAccountFrame(ctx, person, '/security/'),
    head: {
      title: state.error ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
    },
  });
}
