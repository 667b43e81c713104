import type { Context } from 'hono';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { App } from '../../env';
import type { AccountTables } from '../../platform/accounts/account-tables';
import { requirePepper } from '../../platform/accounts/pepper';
import type { SESSION_COOKIE } from '../../platform/accounts/session-cookie';
import { readSessionToken } from '../../platform/accounts/session-cookie';
import { listSessions, prepareEndOfOtherSessions } from '../../platform/accounts/sessions-store';
import type { AcceptedForm, RefusedForm } from '../forms/kit/submit/read-form';
import { refuseForm } from '../forms/kit/submit/read-form';
import type { AccountChange } from './account-changed-mail';
import type { AskedAccount } from './credentials/check-password';
import { refuseWrongPassword } from './credentials/check-password';
import { openSecret, sealSecret } from './credentials/sealed-secret';
import {
  deleteSecondFactor,
  insertSecondFactor,
  loadSecondFactor,
  replaceRecoveryCodes,
} from './credentials/second-factor-store';
import { createTotpSecret, findTotpStep } from './credentials/totp';
import { listPasskeys } from './passkeys/passkeys-store';
import type { confirmSecondFactorForm, SECOND_FACTOR_FORMS } from './second-factor-forms';
import type { SecurityState } from './security-page';
import type { PreparedMails } from './send-mails-store';

/** The account whose second factor a page changes, and how that page is rendered. */
export interface SecuredAccount extends AskedAccount {
  email: string;
  tables: AccountTables;
  /** The cookie of the session that goes on; the person's others end. */
  cookie: typeof SESSION_COOKIE;
  /** Whether the second factor may be switched off. */
  mayStop: boolean;
  render(state: SecurityState): Response | Promise<Response>;
  /** Prepares the mail that tells the person, and what is written down beside it. */
  prepareTelling(change: SecurityChange): PreparedMails;
  /** Answers after the second factor was switched off. */
  redirect(): Response;
}

/** What staff and owners are told of. */
type SecurityChange = Exclude<AccountChange, 'password' | 'wrong codes'>;

const END_BYTES = 8;

/**
 * Runs what was pressed on the second factor's page: start, confirm, renew or stop. A change, its mail and the end of
 * the other sessions are one batch, since recovery codes that replaced others are shown only here. A page on which the
 * second factor stands otherwise than it does by now changes nothing.
 */
export async function changeSecurity(
  c: Context<App>,
  account: SecuredAccount,
  read: AcceptedForm<(typeof SECOND_FACTOR_FORMS)[number]>,
): Promise<Response> {
  const { DB } = c.env;
  const { id, tables } = account;
  const { isOn } = await loadSecondFactor(DB, id, tables);
  const needsOn = read.action === 'renew' || read.action === 'stop';
  const isStop = read.action === 'stop';
  if (isOn !== needsOn || (isStop && !account.mayStop))
    return renderSwitch(c, account, refuseForm(read, { alert: 'FORM_NOTHING_CHANGED' }));
  if (read.action === 'confirm') return confirm(c, account, read);
  const refused = await refuseWrongPassword(c, account, read, 'password');
  if (refused) return renderSwitch(c, account, refused);
  if (read.action === 'renew') {
    const telling = account.prepareTelling('recovery codes');
    const codes = await replaceRecoveryCodes(DB, id, tables, telling.statements);
    if (!codes) return renderSwitch(c, account);
    telling.deliver();
    return account.render({ kind: 'codes', codes });
  }
  if (isStop) {
    const telling = await prepareTellingAlone(c, account, 'second factor off');
    if (await deleteSecondFactor(DB, id, tables, telling.statements)) telling.deliver();
    return account.redirect();
  }
  const secret = createTotpSecret();
  const end = new Uint8Array(
    new BigUint64Array([BigInt(addPeriod(Date.now(), PERIODS.secondFactorSetup))]).buffer,
  );
  const { PASSWORD_PEPPERS } = requirePepper(c.env);
  const content = new Uint8Array([...end, ...secret]);
  const sealed = await sealSecret(content, account.id, 'setting up', PASSWORD_PEPPERS);
  return account.render({ kind: 'scan', secret, sealed });
}

/** Switches the second factor on once the app shows the right code; the page carries the secret, sealed. */
async function confirm(
  c: Context<App>,
  account: SecuredAccount,
  read: AcceptedForm<typeof confirmSecondFactorForm>,
) {
  const { sealed, code } = read.answers;
  const { DB, PASSWORD_PEPPERS } = requirePepper(c.env);
  const { id, tables } = account;
  const now = Date.now();
  const content = await openSecret(sealed, id, 'setting up', PASSWORD_PEPPERS);
  const end = content && Number(new DataView(content.buffer).getBigUint64(0, true));
  if (!content || !end || end <= now)
    return renderSwitch(c, account, refuseForm(read, { alert: 'FORM_NOTHING_CHANGED' }));
  const secret = content.slice(END_BYTES);
  const step = await findTotpStep(secret, code, now);
  if (step === undefined) {
    const refused = refuseForm(read, { errors: { code: { key: 'SECOND_FACTOR_CODE_WRONG' } } });
    c.status(refused.status);
    return account.render({ kind: 'scan', secret, sealed, refused });
  }
  const telling = await prepareTellingAlone(c, account, 'second factor on');
  const factor = { secret, step };
  const codes = await insertSecondFactor(
    DB,
    id,
    factor,
    PASSWORD_PEPPERS,
    tables,
    telling.statements,
  );
  if (!codes) return renderSwitch(c, account);
  telling.deliver();
  return account.render({ kind: 'codes', codes });
}

/**
 * Prepares the telling of a change that ends the person's other sessions as well: of who signed in elsewhere with the
 * password alone, or on a lost device.
 */
export async function prepareTellingAlone(
  c: Context<App>,
  { id, cookie, tables, prepareTelling }: SecuredAccount,
  change: SecurityChange,
): Promise<PreparedMails> {
  const { statements, deliver } = prepareTelling(change);
  const token = readSessionToken(c, cookie) ?? '';
  const ending = await prepareEndOfOtherSessions(c.env.DB, id, token, tables);
  return { statements: [ending, ...statements], deliver };
}

/** Renders the second factor's current state, with what was refused. */
export async function renderSwitch(
  c: Context<App>,
  { id, tables, cookie, mayStop, render }: SecuredAccount,
  refused?: RefusedForm,
): Promise<Response> {
  const { DB } = c.env;
  const [{ isOn, codesLeft }, passkeys, sessions] = await Promise.all([
    loadSecondFactor(DB, id, tables),
    listPasskeys(DB, id, tables),
    listSessions(DB, id, readSessionToken(c, cookie) ?? '', c.env, Date.now(), tables),
  ]);
  c.status(refused?.status ?? 200);
  const shown = { passkeys, sessions, refused };
  return render(isOn ? { kind: 'on', codesLeft, mayStop, ...shown } : { kind: 'off', ...shown });
}
