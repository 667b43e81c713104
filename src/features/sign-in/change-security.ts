import type { Context } from 'hono';
import * as v from 'valibot';
import { MINUTE_MS, SECOND_MS } from '../../domain/format/durations';
import type { App } from '../../env';
import { countAction, forgiveAction } from '../../platform/accounts/account-limits-store';
import type { AccountTables } from '../../platform/accounts/account-tables';
import { isRightPassword } from '../../platform/accounts/password-hash';
import { openSecret, sealSecret } from '../../platform/accounts/sealed-secret';
import {
  deleteSecondFactor,
  insertSecondFactor,
  loadSecondFactor,
} from '../../platform/accounts/second-factor-store';
import { createTotpSecret, findTotpStep } from '../../platform/accounts/totp';
import { readFormBody } from '../forms/kit/submit/form-body';
import { computeAccountKeys } from './account-keys';
import { requirePepper } from './pepper';
import type { SecurityState } from './security-page';
import { TypedCode } from './typed-code';

/** Whose second factor a page switches, and how that page is drawn. */
export interface SecuredAccount {
  id: string;
  /** What the limits of the sign-in count by. */
  login: string;
  tables: AccountTables;
  /** Returns the stored password. */
  loadPassword(): Promise<string | null | undefined>;
  /** Whether the second factor may be switched off. */
  mayStop: boolean;
  render(state: SecurityState): Response | Promise<Response>;
  /** Answers after the second factor was switched off. */
  redirect(): Response;
}

/** Time to fetch a phone: the secret on the page says until when it may be confirmed. */
const SETUP_MS = 15 * MINUTE_MS;
const END_BYTES = 8;

const TypedText = v.optional(v.string(), '');
const SecurityForm = v.variant('action', [
  v.object({ action: v.literal('start'), password: TypedText }),
  v.object({ action: v.literal('confirm'), sealed: TypedText, code: TypedCode }),
  v.object({ action: v.literal('stop'), password: TypedText }),
]);

/** Carries out what the page of the second factor sent: start, confirm or stop. */
export async function changeSecurity(c: Context<App>, account: SecuredAccount): Promise<Response> {
  const body = await readFormBody(c.req.raw, 0);
  const form = v.safeParse(SecurityForm, body.ok ? Object.fromEntries(body.data) : {});
  if (!form.success) return renderSwitch(c, account, 400);
  if (form.output.action === 'confirm') return confirm(c, account, form.output);
  const isStop = form.output.action === 'stop';
  if (isStop && !account.mayStop) return renderSwitch(c, account, 400);
  const refusal = await checkPassword(c, account, form.output.password);
  if (refusal) return refusal;
  if (isStop) {
    await deleteSecondFactor(c.env.DB, account.id, account.tables);
    return account.redirect();
  }
  const secret = createTotpSecret();
  const end = new Uint8Array(new BigUint64Array([BigInt(Date.now() + SETUP_MS)]).buffer);
  const { PASSWORD_PEPPER } = requirePepper(c.env);
  const content = new Uint8Array([...end, ...secret]);
  const sealed = await sealSecret(content, account.id, 'setting up', PASSWORD_PEPPER);
  return account.render({ kind: 'scan', secret, sealed });
}

/** Switches the second factor on once the app shows the right code; the page carries the secret, sealed. */
async function confirm(
  c: Context<App>,
  account: SecuredAccount,
  { sealed, code }: { sealed: string; code: string },
) {
  const { DB, PASSWORD_PEPPER } = requirePepper(c.env);
  const { id, tables } = account;
  const now = Date.now();
  const content = await openSecret(sealed, id, 'setting up', PASSWORD_PEPPER);
  const end = content && Number(new DataView(content.buffer).getBigUint64(0, true));
  if (!content || !end || end <= now) return renderSwitch(c, account, 422);
  const secret = content.slice(END_BYTES);
  const step = await findTotpStep(secret, code, now);
  if (step === undefined) {
    c.status(422);
    return account.render({
      kind: 'scan',
      ...{ secret, sealed, error: 'SECOND_FACTOR_CODE_WRONG' },
    });
  }
  const codes = await insertSecondFactor(DB, id, secret, step, PASSWORD_PEPPER, tables);
  return codes ? account.render({ kind: 'codes', codes }) : renderSwitch(c, account);
}

/** Compares the password under the limits of the sign-in; returns the page that refuses it, if it is wrong. */
async function checkPassword(
  c: Context<App>,
  account: SecuredAccount,
  password: string,
): Promise<Response | undefined> {
  const { DB, RATE_SCALE, PASSWORD_PEPPER } = requirePepper(c.env);
  const keys = await computeAccountKeys(c.env, c.req.raw, account.login);
  const now = Date.now();
  const end = await countAction(DB, 'sign in', keys, RATE_SCALE, now);
  if (end !== undefined) {
    c.header('Retry-After', String(Math.max(1, Math.ceil((end - now) / SECOND_MS))));
    return renderSwitch(c, account, 429, 'LOGIN_LIMITED');
  }
  const stored = await account.loadPassword();
  if (!(await isRightPassword(password, stored ?? undefined, PASSWORD_PEPPER)))
    return renderSwitch(c, account, 422, 'SECOND_FACTOR_PASSWORD_WRONG');
  await forgiveAction(DB, 'sign in', keys);
  return undefined;
}

/** Renders the switch as it stands. */
export async function renderSwitch(
  c: Context<App>,
  { id, tables, mayStop, render }: SecuredAccount,
  status: 200 | 400 | 422 | 429 = 200,
  error?: SecurityState['error'],
): Promise<Response> {
  const { isOn, codesLeft } = await loadSecondFactor(c.env.DB, id, tables);
  c.status(status);
  return render(isOn ? { kind: 'on', codesLeft, mayStop, error } : { kind: 'off', error });
}
