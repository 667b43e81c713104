import type { KeyRing } from '../../../../domain/accounts/key-ring';
import { signNetwork, signWideNetwork } from '../../../../platform/auth/network';
import { loadSigningKeys } from '../../../../platform/auth/signing-keys-store';
import { findLimitsEnd, loadRateWindows } from '../../../../platform/rate-windows-store';
import { loadBodyHash } from '../store/commit-lead-store';
import { reserveUploadBytes } from '../store/upload-quota-store';
import type { Attempt, Refusal } from './attempt';
import { createLimitRefusal } from './check-rate-limits';
import type { FormTicket } from './form-ticket';
import { readFormTicket } from './form-ticket';
import { getFailedCaptchaLimits, getSendLimits } from './rate-limits';
import { OUTAGE_RETRY_S } from './submit-result';

/** Why the files of a body are not stored: they pass by unread, and the attempt ends so at the latest. */
export interface UploadRefusal {
  refusal: Refusal;
  /** Whether the body has no ticket of ours: then hardly more than a text of it is read. */
  isStranger: boolean;
}

export const UPLOAD_UNAVAILABLE: UploadRefusal = {
  refusal: { kind: 'refused', status: 503, retryAfterS: OUTAGE_RETRY_S },
  isStranger: false,
};

/**
 * Finds a reason to store no file of this body, before the first one is read: no ticket, or one that was
 * used; a limit reached by the network; the quota of bytes, which this counts against.
 */
export async function findUploadRefusal(
  attempt: Attempt,
  ticketToken: string,
  bytes: number,
): Promise<UploadRefusal | undefined> {
  const { loadedForm, now } = attempt;
  const { env } = loadedForm.visitorContext;
  try {
    const keyRing = await loadSigningKeys(env);
    const form = loadedForm.handler.form.name;
    const ticket = await readFormTicket(ticketToken, form, keyRing, now);
    if (!ticket || ticket.isExpired)
      return {
        refusal: { kind: 'refused', status: 422, alert: 'FORM_EXPIRED' },
        isStranger: !ticket,
      };
    if (await loadBodyHash(env.DB, ticket.key))
      return {
        refusal: { kind: 'refused', status: 422, alert: 'FORM_SENT_ALREADY', isCaptchaSpent: true },
        isStranger: false,
      };
    const limitEnd = await findLimitEnd(attempt, keyRing, bytes);
    return limitEnd === undefined ? undefined : toLimitRefusal(attempt, ticket, limitEnd);
  } catch (error) {
    console.error('upload not checked', loadedForm.handler.form.name, error);
    return UPLOAD_UNAVAILABLE;
  }
}

const toLimitRefusal = (attempt: Attempt, ticket: FormTicket, limitEnd: number): UploadRefusal => ({
  refusal: createLimitRefusal({ ...attempt, ticket }, limitEnd),
  isStranger: false,
});

/** Returns when the network may send again, if it may not now. The captcha's method is not known yet. */
async function findLimitEnd(
  { loadedForm, request, now }: Attempt,
  keyRing: KeyRing,
  bytes: number,
): Promise<number | undefined> {
  const { env } = loadedForm.visitorContext;
  const address = request.headers.get('CF-Connecting-IP') ?? undefined;
  const networks = {
    household: await signNetwork(address, env, keyRing),
    organization: await signWideNetwork(address, env, keyRing),
  };
  const windows = await loadRateWindows(env.DB, Object.values(networks), now);
  const wrongEnd = findLimitsEnd(windows, getFailedCaptchaLimits(networks, env.RATE_SCALE));
  if (wrongEnd) return wrongEnd;
  const workEnd = findLimitsEnd(windows, getSendLimits('work', networks, env.RATE_SCALE));
  const questionLimits = getSendLimits('question', networks, env.RATE_SCALE);
  const questionEnd = findLimitsEnd(windows, questionLimits);
  if (workEnd && questionEnd) return Math.min(workEnd, questionEnd);
  return reserveUploadBytes(env.DB, networks, bytes, env.RATE_SCALE, now);
}
