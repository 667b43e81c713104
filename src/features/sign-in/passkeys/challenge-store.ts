import type { KeyRing } from '../../../domain/accounts/key-ring';
import { addPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import { createSessionToken } from '../../../platform/accounts/tokens';
import { isValidSignature, sign } from '../../../platform/auth/signature';

/** What a challenge is for: signing in at one of the doors, or a new passkey of an account. */
type ChallengePurpose = 'visitors' | 'desk' | `new ${string}`;

/** A number that a passkey signs, and the token with which it comes back: signed by us, good once, for minutes. */
export interface PasskeyChallenge {
  challenge: string;
  token: string;
}

/** Creates a challenge for one purpose. */
export async function createChallenge(
  purpose: ChallengePurpose,
  keyRing: KeyRing,
  now: number,
): Promise<PasskeyChallenge> {
  const challenge = createSessionToken();
  const until = addPeriod(now, PERIODS.passkeyChallenge);
  const signature = await sign('challenge', formatMessage(purpose, challenge, until), keyRing);
  return { challenge, token: `${challenge}.${until}.${signature}` };
}

/**
 * Uses a challenge up and returns it; undefined if we did not make it for this purpose, its time has passed, or it was
 * used before. One statement decides, so that of two answers one counts.
 */
export async function consumeChallenge(
  db: D1Database,
  purpose: ChallengePurpose,
  token: string,
  keyRing: KeyRing,
  now: number,
): Promise<string | undefined> {
  const [, challenge = '', until = '', signature = ''] =
    /^([\w-]{22})\.(\d{13})\.([\w-]{45,48})$/.exec(token) ?? [];
  if (!(Number(until) >= now)) return undefined;
  const message = formatMessage(purpose, challenge, Number(until));
  if (!(await isValidSignature('challenge', message, signature, keyRing))) return undefined;
  const { meta } = await db
    .prepare('INSERT INTO used_proofs (id, expires_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING')
    .bind(`passkey ${challenge}`, Number(until))
    .run();
  return meta.changes > 0 ? challenge : undefined;
}

const formatMessage = (purpose: ChallengePurpose, challenge: string, until: number): string =>
  new URLSearchParams({ purpose, challenge, until: String(until) }).toString();
