import type { Context } from 'hono';
import { countSecondsUntil } from '../../../domain/format/durations';
import type { App } from '../../../env';
import { computeAccountKeys } from '../../../platform/accounts/account-keys';
import { countAction, forgiveAction } from '../../../platform/accounts/account-limits-store';
import type { AccountTables } from '../../../platform/accounts/account-tables';
import type { AccountKind } from '../../../platform/accounts/known-browsers';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import { recordSignInAttempt } from '../sign-in-attempts-store';
import { consumeChallenge, createChallenge } from './challenge-store';
import { findPasskey, recordPasskeyUse } from './passkeys-store';
import { getPasskeyHost, readPasskeyId, verifySignedPasskey } from './verify-passkey';

/** The door at which a passkey is tried. */
interface PasskeyDoor {
  kind: AccountKind;
  tables: AccountTables;
}

/** The id of the account that a passkey opens, or how the attempt ended. */
type PasskeyResult =
  | { kind: 'signed in'; account: { id: string } }
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterS: number };

/** Answers what a browser asks a passkey to sign, as JSON. */
export async function answerChallenge(c: Context<App>, kind: AccountKind): Promise<Response> {
  const keyRing = await loadSigningKeys(c.env);
  const { challenge, token } = await createChallenge(kind, keyRing, Date.now());
  return c.json({ token, challenge, rpId: getPasskeyHost(c.env), userVerification: 'required' });
}

/**
 * Decides about a sign-in with a passkey, under the limits of the sign-in. It needs the device and what unlocks it:
 * both factors at once, so that no code is asked for (decision 114).
 */
export async function attemptPasskey(
  c: Context<App>,
  { kind, tables }: PasskeyDoor,
  { challenge, credential }: { challenge: string; credential: string },
): Promise<PasskeyResult> {
  const { DB, RATE_SCALE } = c.env;
  const now = Date.now();
  const id = readPasskeyId(credential);
  const passkey = await findPasskey(DB, id, tables);
  const keys = await computeAccountKeys(c, kind, { id: passkey?.account, login: id });
  const end = await countAction(DB, 'sign in', keys, RATE_SCALE, now);
  if (end !== undefined) return { kind: 'limited', retryAfterS: countSecondsUntil(end, now) };
  const asked = await consumeChallenge(DB, kind, challenge, await loadSigningKeys(c.env), now);
  const counter =
    passkey && asked ? await verifySignedPasskey(c.env, credential, asked, passkey) : undefined;
  const isUsed =
    passkey !== undefined &&
    counter !== undefined &&
    (await recordPasskeyUse(DB, passkey, counter, now, tables));
  const result: PasskeyResult =
    passkey && isUsed
      ? { kind: 'signed in', account: { id: passkey.account } }
      : { kind: 'refused' };
  if (isUsed) await forgiveAction(DB, 'sign in', keys);
  c.executionCtx.waitUntil(recordSignInAttempt(DB, keys, result, now));
  return result;
}
