import type { Form, ValidAnswers } from '../definition/form';
import {
  isProofUsed,
  loadBodyHash,
  loadRateLimitEnd,
  recordFailedCaptcha,
} from '../store/submissions-store';
import { CAPTCHA } from '../view/form-state';
import { CAPTCHA_ERRORS, checkCaptchaResponse } from './captcha';
import type { FormTicket } from './form-ticket';
import { signNetwork } from './network';
import type { CaptchaMethod } from './rate-limits';
import { getFailedCaptchaLimit, getSendLimits } from './rate-limits';
import { handleDuplicate, storeSubmission } from './store-submission';
import type { SubmitContext, SubmitResult } from './submit-context';
import { rejectRateLimited, rejectSubmission } from './submit-context';

/**
 * Limits, then the proof (decision 26). What a network sent too much of waits; a wrong proof counts
 * against it and is used up.
 */
export async function verifyCaptcha(
  sending: SubmitContext,
  answers: ValidAnswers<Form>,
  ticket: FormTicket,
  kind: CaptchaMethod,
): Promise<SubmitResult> {
  const { request, rawSubmission, clientIp, secret, now } = sending;
  const { env } = request;
  const network = await signNetwork(clientIp, env, secret);
  const limits = getSendLimits(kind, env.RATE_SCALE);
  const wrong = getFailedCaptchaLimit(env.RATE_SCALE);
  const until = await loadRateLimitEnd(env.DB, network, [...limits, wrong], now);
  const proof = until
    ? undefined
    : await checkCaptchaResponse(kind, rawSubmission.captchaResponse, {
        env,
        secret,
        now,
        key: ticket.key,
      });
  const isUsed = proof?.id !== undefined && (await isProofUsed(env.DB, proof.id));
  if (proof?.result === 'good' && !isUsed)
    return storeSubmission(sending, answers, ticket, { network, limits, proof });

  // Sent twice at once: the other may be stored since we looked, and be what counted and used it up.
  const before = await loadBodyHash(env.DB, ticket.key);
  if (before) return handleDuplicate(sending, before, {});
  if (!proof) return rejectRateLimited(sending, ticket, until ?? now);

  const { id, expires } = proof;
  // A service that did not answer costs the visitor no attempt.
  if (proof.result !== 'unavailable')
    await recordFailedCaptcha(
      env.DB,
      network,
      wrong,
      id && expires ? { id, expires } : undefined,
      now,
    );
  const why = proof.result === 'good' ? 'expired' : proof.result;
  return rejectSubmission(sending, 422, {
    errors: { [CAPTCHA]: CAPTCHA_ERRORS[kind][why] },
    ticket,
  });
}
