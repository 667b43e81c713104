import { loadSigningKeys } from '../../../../platform/auth/signing-keys-store';
import { isProofUsed, recordFailedCaptcha } from '../store/commit-lead-store';
import { CAPTCHA } from '../view/form-state';
import type { Attempt, Ending } from './attempt';
import { getFinding } from './attempt';
import { CAPTCHA_ERRORS, checkCaptchaResponse } from './captcha';
import { checkDuplicate } from './check-duplicate';

/** Refuses a wrong, expired or used captcha response. A wrong one is used up and counts against the network. */
export async function verifyCaptcha(attempt: Attempt): Promise<Ending | undefined> {
  const { loadedForm, rawSubmission, now } = attempt;
  const { env } = loadedForm.visitorContext;
  const method = getFinding(attempt, 'captchaMethod');
  const ticket = getFinding(attempt, 'ticket');
  const check = await checkCaptchaResponse(method, rawSubmission.captchaResponse, {
    env,
    keyRing: await loadSigningKeys(env),
    now,
    key: ticket.key,
  });
  const isUsed = check.id !== undefined && (await isProofUsed(env.DB, check.id));
  if (check.result === 'good' && !isUsed) {
    attempt.proof = { id: check.id, expires: check.expires };
    return undefined;
  }

  // A simultaneous copy may have been stored since the first check, and have used the captcha.
  const duplicate = await checkDuplicate(attempt);
  if (duplicate) return duplicate;
  // If Turnstile gives no verdict, that must not count against the visitor.
  if (check.result !== 'unavailable') {
    const { id, expires } = check;
    const proof = id && expires ? { id, expires } : undefined;
    const limits = getFinding(attempt, 'failedCaptchaLimits');
    await recordFailedCaptcha(env.DB, limits, proof, now);
  }
  const reason = check.result === 'good' ? 'expired' : check.result;
  const errors = { [CAPTCHA]: CAPTCHA_ERRORS[method][reason] };
  return { kind: 'refused', status: 422, errors, ticket };
}
