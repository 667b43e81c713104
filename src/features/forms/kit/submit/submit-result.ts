import { loadSigningKeys } from '../../../../platform/auth/signing-keys-store';
import { buildContactLinks } from '../view/contact-links';
import type { CaptchaState, FormViewState, HelpLink } from '../view/form-state';
import { CAPTCHA, EMPTY_FORM_STATE } from '../view/form-state';
import type { Attempt, Ending, PageTurn, Refusal } from './attempt';
import { EMPTY_CAPTCHA_RESPONSE, reuseOrCreateQuestion } from './captcha';
import type { FormTicket } from './form-ticket';
import { createFormTicket } from './form-ticket';
import { findFirstErrorStep } from './step-order';

/** The result of a submission, ready to be answered. */
export type SubmitResult = StoredResult | FormStepResult | RefusedResult;

/** A submission stored now, or before with the same content: the visitor is thanked. */
interface StoredResult {
  kind: 'stored';
  /** The idempotency key under which it is stored. */
  key: string;
  /** Delivers the submission's mails; absent for a repeat. */
  mailDelivery?: Promise<unknown>;
}

interface FormStepResult {
  kind: 'form-step';
  state: FormViewState;
}

interface RefusedResult extends Pick<Refusal, 'kind' | 'status' | 'retryAfterS'> {
  state: FormViewState;
}

/** Seconds after which a form that answered 503 can be sent again. */
export const OUTAGE_RETRY_S = 60;

/** Turns the ending of an attempt into the result that the route answers. */
export async function toSubmitResult(attempt: Attempt, ending: Ending): Promise<SubmitResult> {
  if (ending.kind === 'stored') return ending;
  if (ending.kind === 'form-step')
    return { kind: 'form-step', state: await createStepState(attempt, ending) };
  return refuse(attempt, ending);
}

async function refuse(attempt: Attempt, refusal: Refusal): Promise<RefusedResult> {
  const { kind, status, retryAfterS } = refusal;
  const state = await createRefusedState(attempt, refusal);
  return { kind, status, state, ...(retryAfterS && { retryAfterS }) };
}

function createRefusedState(
  attempt: Attempt,
  refusal: Refusal,
): FormViewState | Promise<FormViewState> {
  switch (refusal.status) {
    case 400:
    case 413:
      return { ...EMPTY_FORM_STATE, alert: refusal.alert };
    case 503:
      return createOutageState(attempt);
    default:
      return createCorrectionState(attempt, refusal);
  }
}

/** Returns the form as it was sent: with D1 down new ones cannot be signed, so ticket and captcha are kept unchecked. */
function createOutageState({ loadedForm, rawSubmission, requestId }: Attempt): FormViewState {
  const { handler, visitorContext } = loadedForm;
  const { values, step, ticketToken, captchaResponse, filesToReselect } = rawSubmission;
  return {
    values,
    errors: {},
    step,
    alert: handler.form.texts.failed,
    requestId,
    helpLinks: buildContactLinks(visitorContext.ctx),
    ticket: { token: ticketToken },
    captcha: { response: captchaResponse, isQuestionVisible: false },
    filesToReselect,
  };
}

/** Returns the form with all typed values, its errors, and a ticket and a captcha to send it again. */
async function createCorrectionState(attempt: Attempt, refusal: Refusal): Promise<FormViewState> {
  const { loadedForm, rawSubmission } = attempt;
  const { values, captchaResponse, filesToReselect } = rawSubmission;
  const { form } = loadedForm.handler;
  const { errors = {}, isCaptchaSpent = CAPTCHA in errors } = refusal;
  const isOnlyCaptcha = CAPTCHA in errors && Object.keys(errors).length === 1;
  // A script may solve the next captcha and hide its question: the sentence must still say what to do.
  const alert = refusal.alert ?? (isOnlyCaptcha ? 'FORM_CHECK_FAILED' : undefined);
  return {
    values,
    errors,
    step: findFirstErrorStep(form, errors),
    alert,
    helpLinks: buildHelpLinks(attempt, refusal),
    ticket: refusal.ticket ?? (await createNewTicket(attempt)),
    captcha: await createCaptchaState(attempt, {
      isQuestionVisible: !captchaResponse.proof || isCaptchaSpent,
      isCaptchaSpent,
    }),
    filesToReselect,
  };
}

/** Returns the link to the question that was not asked yet, or how else to reach the agency. */
function buildHelpLinks({ loadedForm }: Attempt, { status, alert }: Refusal): HelpLink[] {
  const { handler, visitorContext } = loadedForm;
  const { ctx } = visitorContext;
  if (alert === 'FORM_LAST_QUESTION')
    return [{ label: ctx.t('FORM_TO_QUESTION'), href: `#${handler.form.name}-${CAPTCHA}` }];
  return status === 429 ? buildContactLinks(ctx) : [];
}

async function createStepState(attempt: Attempt, { step }: PageTurn): Promise<FormViewState> {
  const { values, filesToReselect } = attempt.rawSubmission;
  return {
    values,
    errors: {},
    step,
    ticket: attempt.ticket ?? (await createNewTicket(attempt)),
    captcha: await createCaptchaState(attempt, { isQuestionVisible: false, isCaptchaSpent: false }),
    filesToReselect,
  };
}

async function createNewTicket({ loadedForm, now }: Attempt): Promise<FormTicket> {
  const { handler, visitorContext } = loadedForm;
  const keyRing = await loadSigningKeys(visitorContext.env);
  return createFormTicket(handler.form.name, keyRing, now);
}

/** Returns the captcha of the next attempt: replaces a wrongly answered question, drops a spent proof of work. */
async function createCaptchaState(
  { loadedForm, rawSubmission, now }: Attempt,
  { isQuestionVisible, isCaptchaSpent }: { isQuestionVisible: boolean; isCaptchaSpent: boolean },
): Promise<CaptchaState> {
  const { captchaResponse } = rawSubmission;
  const isAnswered = isCaptchaSpent && captchaResponse.answer !== '';
  const keyRing = await loadSigningKeys(loadedForm.visitorContext.env);
  return {
    response: isCaptchaSpent ? EMPTY_CAPTCHA_RESPONSE : captchaResponse,
    question: await reuseOrCreateQuestion(isAnswered ? '' : captchaResponse.token, keyRing, now),
    isQuestionVisible,
  };
}
