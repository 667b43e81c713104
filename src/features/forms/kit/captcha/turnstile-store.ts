import * as v from 'valibot';
import { addPeriod } from '../../../../domain/format/period';
import { PERIODS } from '../../../../domain/periods';
import type { TurnstileKeys } from '../../../../platform/turnstile';
import type { CaptchaResult } from './proof-of-work';

/** The keys of Turnstile, and its verification service. */
export interface TurnstileSettings extends TurnstileKeys {
  TURNSTILE_VERIFY_URL: string;
  /** Maximum milliseconds of each of two attempts. */
  TURNSTILE_TIMEOUT_MS: number;
}

const TurnstileVerdict = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});
type TurnstileVerdict = v.InferOutput<typeof TurnstileVerdict>;

/**
 * Verifies a token of the form with this key at Turnstile. The key makes requests idempotent: a form
 * sent twice at once passes twice, and a lost response is requested once more. If Turnstile does not
 * answer, the result is `unavailable` and the visitor gets our own question instead.
 */
export async function verifyTurnstileToken(
  token: string,
  key: string,
  env: TurnstileSettings,
  now: number,
): Promise<CaptchaResult> {
  const body = { secret: env.TURNSTILE_SECRET, response: token, idempotency_key: key };
  const verdict = (await requestVerdict(body, env)) ?? (await requestVerdict(body, env));
  if (!verdict) return { result: 'unavailable' };
  // Turnstile accepts a token once, within five minutes; used tokens are recorded for longer.
  const expires = addPeriod(now, PERIODS.usedTurnstileToken);
  const usedToken = { id: await hashToken(token), expires };
  if (verdict.success) return { result: 'good', ...usedToken };
  const isOld = verdict['error-codes'].includes('timeout-or-duplicate');
  return { result: isOld ? 'expired' : 'wrong', ...usedToken };
}

/** Requests a verdict; undefined if none came in time or it reports an error of the service, not the token. */
async function requestVerdict(
  body: object,
  env: TurnstileSettings,
): Promise<TurnstileVerdict | undefined> {
  try {
    const response = await fetch(env.TURNSTILE_VERIFY_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(env.TURNSTILE_TIMEOUT_MS),
    });
    const verdict = v.parse(TurnstileVerdict, await response.json());
    const serviceError = verdict['error-codes'].find((code) => SERVICE_ERROR_PATTERN.test(code));
    if (serviceError) throw new Error(serviceError);
    return verdict;
  } catch (error) {
    console.error('Turnstile could not verify a token', error);
    return undefined;
  }
}

const SERVICE_ERROR_PATTERN = /^(internal-error|bad-request|(missing|invalid)-input-secret)$/;

async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
