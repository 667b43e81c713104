import type { Context } from 'hono';
import type { App } from '../../../env';
import { describeBrowser } from '../../../platform/accounts/describe-browser';
import { endSessionOf } from '../../../platform/accounts/sessions-store';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import type { AcceptedForm } from '../../forms/kit/submit/read-form';
import { refuseForm } from '../../forms/kit/submit/read-form';
import type { SecuredAccount } from '../change-security';
import { prepareTellingAlone, renderSwitch } from '../change-security';
import { refuseWrongPassword } from '../credentials/check-password';
import { consumeChallenge, createChallenge } from './challenge-store';
import type { endSessionForm, PASSKEY_FORMS } from './passkey-forms';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys-store';
import { getPasskeyHost, verifyNewPasskey } from './verify-passkey';

type SentPasskey = AcceptedForm<(typeof PASSKEY_FORMS)[number]>;
type Sent<Action extends SentPasskey['action']> = Extract<SentPasskey, { action: Action }>;

/** Whether a form of the security page is about passkeys. */
export const isPasskeyForm = (read: { action: string }): read is SentPasskey =>
  read.action.startsWith('passkey-');

/** Runs what was pressed at the passkeys of the security page: start, add or remove. */
export function changePasskeys(
  c: Context<App>,
  account: SecuredAccount,
  read: SentPasskey,
): Promise<Response> {
  if (read.action === 'passkey-start') return start(c, account, read);
  return read.action === 'passkey-add' ? add(c, account, read) : remove(c, account, read);
}

async function start(c: Context<App>, account: SecuredAccount, read: Sent<'passkey-start'>) {
  const refused = await refuseWrongPassword(c, account, read, 'password');
  if (refused) return renderSwitch(c, account, refused);
  const { DB } = c.env;
  const { id, email, tables } = account;
  const keyRing = await loadSigningKeys(c.env);
  const { challenge, token } = await createChallenge(`new ${id}`, keyRing, Date.now());
  const { name } = c.var.ctx.snapshot.site.configuration.agency;
  const options = {
    challenge,
    rp: { id: getPasskeyHost(c.env), name },
    user: { id: toUserHandle(id), name: email, displayName: email },
    // Ed25519, ECDSA with P-256, RSA: what devices make.
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: (await listPasskeys(DB, id, tables)).map((passkey) => ({
      ...{ type: 'public-key', id: passkey.id },
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
  return account.render({ kind: 'passkey', passkey: { token, options } });
}

/** Stores the passkey that a device made, and tells the person. */
async function add(c: Context<App>, account: SecuredAccount, read: Sent<'passkey-add'>) {
  const { DB } = c.env;
  const { id, tables } = account;
  const { challenge, credential } = read.answers;
  const now = Date.now();
  const keyRing = await loadSigningKeys(c.env);
  const asked = await consumeChallenge(DB, `new ${id}`, challenge, keyRing, now);
  const verified = asked && (await verifyNewPasskey(c.env, credential, asked));
  const name = describeBrowser(c.req.header('User-Agent') ?? '');
  const telling = account.prepareTelling('passkey added');
  const isAdded =
    verified &&
    (await insertPasskey(
      DB,
      { ...verified, account: id, name, createdAt: now },
      tables,
      telling.statements,
    ));
  if (!isAdded) return renderSwitch(c, account, refuseForm(read, { alert: 'PASSKEY_FAILED' }));
  telling.deliver();
  return account.redirect();
}

async function remove(c: Context<App>, account: SecuredAccount, read: Sent<'passkey-remove'>) {
  const { id, tables } = account;
  const telling = await prepareTellingAlone(c, account, 'passkey removed');
  if (!(await deletePasskey(c.env.DB, id, read.answers.passkey, tables, telling.statements)))
    return renderSwitch(c, account, refuseForm(read, { alert: 'FORM_NOTHING_CHANGED' }));
  telling.deliver();
  return account.redirect();
}

/** Ends a session of the person in another browser. */
export async function endOneSession(
  c: Context<App>,
  account: SecuredAccount,
  read: AcceptedForm<typeof endSessionForm>,
): Promise<Response> {
  await endSessionOf(c.env.DB, account.id, read.answers.session, account.tables);
  return account.redirect();
}

/** An id that names nobody to others, in base64url. */
const toUserHandle = (id: string): string =>
  btoa(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
