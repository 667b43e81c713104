import type { Form } from '../definition/form';
import { getStepFields } from '../definition/form';
import type { FieldErrors } from '../definition/parse-answers';
import { contactOptions } from '../view/contact-options';
import type { CaptchaState, FormViewState } from '../view/form-state';
import { CAPTCHA } from '../view/form-state';
import { EMPTY_CAPTCHA_RESPONSE, reuseOrCreateQuestion } from './captcha';
import type { FormTicket } from './form-ticket';
import { createFormTicket as newTicket } from './form-ticket';
import type { FormContext, FormHandler } from './handler';
import type { LoadedForm } from './load-form';
import type { RawSubmission } from './raw-submission';

/** A form on its way through the checks. */
export interface SubmitContext {
  handler: FormHandler;
  request: FormContext;
  loadedForm: LoadedForm;
  rawSubmission: RawSubmission;
  /** CF-Connecting-IP, where the platform or somebody wrote it. */
  clientIp: string | undefined;
  secret: string;
  now: number;
}

/** What comes of sending a form: stored, with mails to deliver; another of its pages; or refused. */
export type SubmitResult =
  | { kind: 'stored'; afterwards?: Promise<unknown> }
  | { kind: 'step'; state: FormViewState }
  | SubmitRejection;

export interface SubmitRejection {
  kind: 'refused';
  status: 400 | 403 | 413 | 422 | 429 | 503;
  /** In so many seconds sending again may help. */
  retryAfterS?: number;
  state: FormViewState;
}

/**
 * The form again, with all that was typed and what is wrong (decision 25). It keeps its ticket where
 * one is given, so that it stays the same sending; a proof that is `spent` is asked for anew.
 */
export async function rejectSubmission(
  sending: SubmitContext,
  status: 422 | 429,
  {
    errors = {},
    ticket,
    alert,
    isSpent = CAPTCHA in errors,
  }: {
    errors?: FieldErrors;
    ticket?: FormTicket | undefined;
    alert?: FormViewState['alert'];
    isSpent?: boolean;
  },
): Promise<SubmitRejection> {
  const { handler, rawSubmission, secret, now } = sending;
  const { form } = handler;
  return {
    kind: 'refused',
    status,
    state: {
      values: rawSubmission.values,
      errors,
      step: getFirstErrorStep(form, errors),
      alert,
      ticket: ticket ?? (await newTicket(form.name, secret, now)),
      captcha: await createCaptchaState(sending, {
        isOpen: !rawSubmission.captchaResponse.proof || isSpent,
        isSpent,
      }),
      filesToReselect: rawSubmission.filesToReselect,
    },
  };
}

/** A network that sent all it may waits until a moment; its answers are kept, and it may call meanwhile. */
export async function rejectRateLimited(
  sending: SubmitContext,
  ticket: FormTicket,
  until: number,
): Promise<SubmitRejection> {
  const seconds = Math.max(1, Math.ceil((until - sending.now) / 1000));
  const alert = seconds > DAY_LIMIT_THRESHOLD_S ? 'FORM_LIMIT_DAY' : 'FORM_LIMIT';
  const refused = await rejectSubmission(sending, 429, { ticket, alert });
  const ways = contactOptions(sending.request.ctx);
  return { ...refused, retryAfterS: seconds, state: { ...refused.state, helpLinks: ways } };
}

/** Longer than the ten minutes of the shorter limits. */
const DAY_LIMIT_THRESHOLD_S = 601;

/** The form as it was sent while something of ours is down: it can be sent again, as the same sending. */
export function rejectUnavailable({
  handler,
  request,
  rawSubmission,
}: Pick<SubmitContext, 'handler' | 'request' | 'rawSubmission'>): SubmitRejection {
  const state: FormViewState = {
    values: rawSubmission.values,
    errors: {},
    step: rawSubmission.step,
    alert: handler.form.texts.failed,
    helpLinks: contactOptions(request.ctx),
    ticket: { token: rawSubmission.ticketToken },
    captcha: { response: rawSubmission.captchaResponse, isQuestionVisible: false },
    filesToReselect: rawSubmission.filesToReselect,
  };
  return { kind: 'refused', status: 503, retryAfterS: OUTAGE_RETRY_S, state };
}

/** In so many seconds it is worth trying again. */
export const OUTAGE_RETRY_S = 60;

/** A question that was answered wrongly is not asked again; a proof that failed is not kept. */
export async function createCaptchaState(
  { rawSubmission, secret, now }: SubmitContext,
  { isOpen, isSpent }: { isOpen: boolean; isSpent: boolean },
): Promise<CaptchaState> {
  const { token, answer } = rawSubmission.captchaResponse;
  const isAnswered = isSpent && answer !== '';
  return {
    response: isSpent ? EMPTY_CAPTCHA_RESPONSE : rawSubmission.captchaResponse,
    question: await reuseOrCreateQuestion(isAnswered ? '' : token, secret, now),
    isQuestionVisible: isOpen,
  };
}

/** The first step with an error; the last one, where the robot check is, if none has. */
function getFirstErrorStep(form: Form, errors: FieldErrors): number {
  const at = form.steps.findIndex((step) => getStepFields(step).some(({ name }) => name in errors));
  return at < 0 ? form.steps.length - 1 : at;
}
