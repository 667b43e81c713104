import { loadSigningKeys } from '../../../../platform/auth/signing-keys-store';
import { deliverDueMails } from '../../../../platform/mail/outbox-store';
import { deleteUploads } from '../store/uploads-store';
import type { Attempt, Ending, SubmitStep } from './attempt';
import { getFinding } from './attempt';
import { checkAnswers, parseAttemptAnswers } from './check-answers';
import { checkDuplicate } from './check-duplicate';
import { checkRateLimits } from './check-rate-limits';
import { isFormContentType, readFormBody } from './form-body';
import { readFormTicket } from './form-ticket';
import type { LoadedForm } from './load-form';
import { EMPTY_RAW_SUBMISSION, readRawSubmission } from './raw-submission';
import { readUploadBody } from './read-upload-body';
import { findTurnErrors } from './step-order';
import { storeSubmission, validateWithHandler } from './store-submission';
import type { SubmitResult } from './submit-result';
import { OUTAGE_RETRY_S, toSubmitResult } from './submit-result';
import { getMaxUploadBytes, getStoredUploads } from './uploads';
import { verifyCaptcha } from './verify-captcha';

/**
 * The steps of a submission, from the cheapest check to the most expensive (decisions 25 and 26).
 * Steps before `verifyCaptcha` write only files, and a captcha is used up only by the final batch or by
 * being wrong: a visitor who corrects a field sends the same ticket and the same captcha again.
 */
const SUBMIT_STEPS: readonly SubmitStep[] = [
  // 413, 400. Stops reading at the form's own size limit. Files are written to R2 while they arrive, if
  // ticket, limits and quotas allow it; the endings below delete them, cron what an outage leaves.
  readBody,
  // 503. Without the form's data no answer can be checked.
  checkOutage,
  // These two refuse nothing yet: turning a page needs only some answers, a repeated submission none.
  parseAttemptAnswers,
  readTicket,
  // 200, 422. Turning a page stores nothing, so it needs neither captcha nor limits.
  turnPage,
  // 303, 422. First read of D1. Before the checks below, which a repeat of a stored submission would
  // fail: its captcha is used up, its ticket may have expired since.
  checkDuplicate,
  // 422. All errors at once, so that the visitor corrects them in one go. A captcha that is missing,
  // the honeypot and a submission that is too fast cost no request and no hash.
  checkAnswers,
  // 422. After the errors: these would otherwise show only at the next attempt.
  checkTicketAge,
  // 422, 429, 503. Files were not stored, so the submission cannot be either.
  checkUploads,
  // 429. Before the captcha is verified, which costs hashes or a request to Turnstile.
  checkRateLimits,
  // 422. Before the handler's own reads: robots get no further. A wrong response is used up here.
  verifyCaptcha,
  // 422. Rules that need the server, such as a visit that is fully booked.
  validateWithHandler,
  // 422, 429. One batch: submission, used captcha, limits, files, mails, the handler's statements. Its
  // constraints decide what two simultaneous submissions cannot find out above.
  storeSubmission,
];

/**
 * Runs a submission through the steps and returns the response's status and form state. Mails are
 * delivered after the response.
 */
export async function handleSubmission(
  request: Request,
  loadedForm: LoadedForm,
  requestId: string,
): Promise<SubmitResult> {
  const { env } = loadedForm.visitorContext;
  const attempt: Attempt = {
    request,
    requestId,
    loadedForm,
    now: Date.now(),
    rawSubmission: EMPTY_RAW_SUBMISSION,
    fieldErrors: {},
    files: [],
  };
  try {
    for (const step of SUBMIT_STEPS) {
      const ending = await step(attempt);
      if (!ending) continue;
      await deleteUploads(env.FILES, getStoredUploads(attempt.files));
      return await toSubmitResult(attempt, ending);
    }
    const { key } = getFinding(attempt, 'ticket');
    const first = getFinding(attempt, 'mailIds');
    return { kind: 'stored', key, mailDelivery: deliverDueMails(env, { first }) };
  } catch (error) {
    console.error(`request ${requestId}: form not stored`, loadedForm.handler.form.name, error);
    return toSubmitResult(attempt, UNAVAILABLE);
  }
}

const UNAVAILABLE = { kind: 'refused', status: 503, retryAfterS: OUTAGE_RETRY_S } as const;

async function readBody(attempt: Attempt): Promise<Ending | undefined> {
  const { handler, visitorContext } = attempt.loadedForm;
  const { form } = handler;
  const type = attempt.request.headers.get('Content-Type') ?? '';
  const hasFiles = getMaxUploadBytes(form) > 0 && /^multipart/i.test(type);
  const body = await (hasFiles && isFormContentType(type)
    ? readUploadBody(attempt)
    : readFormBody(attempt.request));
  if (!body.ok) {
    const alert = body.status === 413 ? 'FORM_TOO_LARGE' : 'FORM_UNREADABLE';
    return { kind: 'refused', status: body.status, alert };
  }
  const queryTicket = visitorContext.query.get('key') ?? '';
  attempt.rawSubmission = readRawSubmission(form, body.data, attempt.files, queryTicket);
  return body.isCutOff ? attempt.uploadRefusal : undefined;
}

function checkOutage({ loadedForm }: Attempt): Ending | undefined {
  return loadedForm.visitorContext.presentation.outage ? UNAVAILABLE : undefined;
}

/** Reads the ticket. Without a valid one the attempt goes on: turning a page creates one, `checkAnswers` refuses. */
async function readTicket(attempt: Attempt): Promise<undefined> {
  const { handler, visitorContext } = attempt.loadedForm;
  const keyRing = await loadSigningKeys(visitorContext.env);
  const { ticketToken } = attempt.rawSubmission;
  const ticket = await readFormTicket(ticketToken, handler.form.name, keyRing, attempt.now);
  if (ticket) attempt.ticket = ticket;
}

function checkUploads({ uploadRefusal }: Attempt): Ending | undefined {
  return uploadRefusal;
}

function checkTicketAge({ ticket }: Attempt): Ending | undefined {
  return ticket?.isExpired ? { kind: 'refused', status: 422, alert: 'FORM_EXPIRED' } : undefined;
}

/**
 * Ends an attempt that asks for another page of the form. Going forward is refused while a page
 * before the requested one has errors; going back never is.
 */
function turnPage({ loadedForm, rawSubmission, fieldErrors, ticket }: Attempt): Ending | undefined {
  const { step, targetStep } = rawSubmission;
  if (targetStep === undefined) return undefined;
  const { form } = loadedForm.handler;
  const errors = findTurnErrors(form, { from: step, to: targetStep }, fieldErrors);
  return Object.keys(errors).length > 0
    ? { kind: 'refused', status: 422, errors, ticket }
    : { kind: 'form-step', step: targetStep };
}
