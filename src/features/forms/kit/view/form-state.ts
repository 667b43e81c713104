import type { TextKey } from '../../../../domain/language/texts';
import type { CaptchaQuestion } from '../../../../platform/captcha/question';
import type { FieldErrors, FieldValues } from '../definition/parse-answers';
import type { CaptchaResponse } from '../submit/captcha';
import type { FormTicket } from '../submit/form-ticket';

/** A form as it is to be shown: empty at first, or with what was sent and what is wrong with it. */
export interface FormViewState {
  values: FieldValues;
  errors: FieldErrors;
  /** Which of its steps, from 0. */
  step: number;
  /** What stands on top; where there are errors, §5's sentence. */
  alert?: TextKey | undefined;
  /** Below it, how one is helped all the same: by phone, by mail, by another page. */
  helpLinks?: readonly HelpLink[] | undefined;
  /** Absent where it is embedded in a cached page (docs/architecture.md, idea 5), or D1 is away. */
  ticket?: Pick<FormTicket, 'token'>;
  captcha?: CaptchaState;
  /** By field, the names of the files that were sent along: they have to be chosen again. */
  filesToReselect?: Record<string, string[]> | undefined;
}

/** A link that helps, in the visitor's words. */
export interface HelpLink {
  label: string;
  href: string;
}

/** What tells people from robots: what was shown of it, and the question to answer. */
export interface CaptchaState {
  response: CaptchaResponse;
  /** Absent where nothing can be signed: what was shown goes along as it came. */
  question?: CaptchaQuestion;
  /** Asked in the open: script has been of no help. */
  isQuestionVisible: boolean;
}

/** The name that an error of the robot check goes by; no field may have it. */
export const CAPTCHA = 'robot';

export const EMPTY_FORM_STATE: FormViewState = { values: {}, errors: {}, step: 0 };
