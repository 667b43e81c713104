import type { TextKey } from '../../../../domain/language/texts';
import type { CaptchaQuestion } from '../captcha/question';
import type { FieldError, FieldErrors, FieldValues } from '../definition/parse-answers';
import type { CaptchaResponse } from '../submit/captcha';
import type { FormTicket } from '../submit/form-ticket';

/** The state of a form's view: empty, or the values and errors of a submission. */
export interface FormViewState {
  values: FieldValues;
  errors: FieldErrors;
  /** Index of the shown step. */
  step: number;
  /** Sentence above the form; with errors only, §5's sentence. */
  alert?: TextKey | undefined;
  alertValues?: FieldError['values'] | undefined;
  /** The number of the request, to name on the phone; set if the form could not be stored. */
  requestId?: string | undefined;
  /** Links below that sentence: phone, mail, another page. */
  helpLinks?: readonly HelpLink[] | undefined;
  /** Absent in a cached page (docs/architecture.md, idea 5), and while D1 is down. */
  ticket?: Pick<FormTicket, 'token'>;
  captcha?: CaptchaState;
  /** By field, the names of files that were sent and have to be chosen again. */
  filesToReselect?: Record<string, string[]> | undefined;
}

/** A link in the visitor's language that helps if the form cannot be sent. */
export interface HelpLink {
  label: string;
  href: string;
}

/** The captcha of a form: the response that was sent, and the question to answer. */
export interface CaptchaState {
  response: CaptchaResponse;
  /** Absent while D1 is down and no question can be signed; the response is then kept unchanged. */
  question?: CaptchaQuestion;
  /** Whether the question is shown even with script, because the proof of work failed. */
  isQuestionVisible: boolean;
}

/** Name of the captcha in errors by field; no field may have it. */
export const CAPTCHA = 'robot';

export const EMPTY_FORM_STATE: FormViewState = { values: {}, errors: {}, step: 0 };
