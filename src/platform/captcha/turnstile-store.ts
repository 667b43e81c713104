import * as v from 'valibot';
import { HOUR_MS } from '../../domain/format/durations';
import type { CaptchaResult } from './proof-of-work';

/** Where Turnstile's script and frame come from. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

/** The two keys that turn it on (decision 26), and who is asked. */
export interface TurnstileSettings {
  TURNSTILE_SITE_KEY?: string | undefined;
  TURNSTILE_SECRET?: string | undefined;
  TURNSTILE_VERIFY_URL: string;
  /** How long it may take to answer, each of two times. */
  TURNSTILE_TIMEOUT_MS: number;
}

export const isTurnstileOn = ({
  TURNSTILE_SITE_KEY,
  TURNSTILE_SECRET,
}: TurnstileSettings): boolean => Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET);

const TurnstileVerdict = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});
type TurnstileVerdict = v.InferOutput<typeof TurnstileVerdict>;

/** A token is theirs for five minutes and once; we remember for longer that it was used. */
const USED_TOKEN_TTL_MS = HOUR_MS;

/**
 * What Turnstile says of a token that came with the form of this key. Asked about it again, under the
 * same key, it says the same: so a form sent twice at once is good twice, and a lost answer is asked
 * for once more. Where it says nothing, the visitor is asked our question instead.
 */
export async function verifyTurnstileToken(
  token: string,
  key: string,
  env: TurnstileSettings,
  now: number,
): Promise<CaptchaResult> {
  const told = { secret: env.TURNSTILE_SECRET, response: token, idempotency_key: key };
  const verdict = (await requestVerdict(told, env)) ?? (await requestVerdict(told, env));
  if (!verdict) return { result: 'untold' };
  const used = { id: await hashToken(token), expires: now + USED_TOKEN_TTL_MS };
  if (verdict.success) return { result: 'good', ...used };
  const isOld = verdict['error-codes'].includes('timeout-or-duplicate');
  return { result: isOld ? 'expired' : 'wrong', ...used };
}

/** Undefined where nothing came in time, or what came is about us or them and not about the token. */
async function requestVerdict(
  told: object,
  env: TurnstileSettings,
): Promise<TurnstileVerdict | undefined> {
  try {
    const response = await fetch(env.TURNSTILE_VERIFY_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(told),
      signal: AbortSignal.timeout(env.TURNSTILE_TIMEOUT_MS),
    });
    const verdict = v.parse(TurnstileVerdict, await response.json());
    const why = verdict['error-codes'].find((code) => SERVICE_ERROR_PATTERN.test(code));
    if (why) throw new Error(why);
    return verdict;
  } catch (error) {
    console.error('Turnstile says nothing of a token', error);
    return undefined;
  }
}

const SERVICE_ERROR_PATTERN = /^(internal-error|bad-request|(missing|invalid)-input-secret)$/;

async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
