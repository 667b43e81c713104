import { countSecondsUntil } from '../../../../domain/format/durations';
import { signNetwork, signWideNetwork } from '../../../../platform/auth/network';
import { loadSigningKeys } from '../../../../platform/auth/signing-keys-store';
import { loadLimitsEnd } from '../../../../platform/rate-windows-store';
import type { Attempt, Ending, Refusal } from './attempt';
import { getFinding } from './attempt';
import { checkDuplicate } from './check-duplicate';
import type { Networks } from './rate-limits';
import { getFailedCaptchaLimits, getSendLimits } from './rate-limits';

/** Refuses a submission from a network that has sent too many forms, or too many wrong captchas. */
export async function checkRateLimits(attempt: Attempt): Promise<Ending | undefined> {
  const { loadedForm, request, now } = attempt;
  const { env } = loadedForm.visitorContext;
  const address = request.headers.get('CF-Connecting-IP') ?? undefined;
  const keyRing = await loadSigningKeys(env);
  const networks: Networks = {
    household: await signNetwork(address, env, keyRing),
    organization: await signWideNetwork(address, env, keyRing),
  };
  const method = getFinding(attempt, 'captchaMethod');
  attempt.rateLimits = getSendLimits(method, networks, env.RATE_SCALE);
  attempt.failedCaptchaLimits = getFailedCaptchaLimits(networks, env.RATE_SCALE);
  const allLimits = [...attempt.rateLimits, ...attempt.failedCaptchaLimits];
  const limitEnd = await loadLimitsEnd(env.DB, allLimits, now);
  if (!limitEnd) return undefined;
  // A simultaneous copy may have been stored since the first check, and have reached the limit.
  return (await checkDuplicate(attempt)) ?? createLimitRefusal(attempt, limitEnd);
}

/** Refuses with 429 until a moment in milliseconds since 1970; the form keeps its answers and its ticket. */
export function createLimitRefusal({ ticket, now }: Attempt, limitEnd: number): Refusal {
  const seconds = countSecondsUntil(limitEnd, now);
  const alert = seconds > SHORT_LIMITS_S ? 'FORM_LIMIT_DAY' : 'FORM_LIMIT';
  return { kind: 'refused', status: 429, alert, ticket, retryAfterS: seconds };
}

/** Just over the ten minutes of the shorter limits. */
const SHORT_LIMITS_S = 601;
