import type { TextKey } from '../../../../domain/language/texts';
import type { KeyedLimit } from '../../../../platform/rate-windows-store';
import type { Form, ValidAnswers } from '../definition/form';
import type { FieldErrors } from '../definition/parse-answers';
import type { CaptchaProof } from '../store/commit-lead-store';
import type { FormTicket } from './form-ticket';
import type { Submission } from './handler';
import type { LoadedForm } from './load-form';
import type { CaptchaMethod } from './rate-limits';
import type { RawSubmission } from './raw-submission';
import type { ReceivedFile } from './uploads';

/**
 * One step of submit.ts. Returns undefined if the submission may go on to the next step, otherwise its
 * ending. A step sets values for later steps on the attempt.
 */
export type SubmitStep = (attempt: Attempt) => Ending | undefined | Promise<Ending | undefined>;

/** One submission on its way through the steps. */
export interface Attempt extends Partial<Findings> {
  readonly request: Request;
  /** In the response's X-Request-Id, in the log, and in the page if the form could not be stored. */
  readonly requestId: string;
  readonly loadedForm: LoadedForm;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Empty until the body has been read. */
  rawSubmission: RawSubmission;
  /** One error per field; empty until the answers have been parsed. */
  fieldErrors: FieldErrors;
  /** The files of the body, as far as it has been read; stored ones are deleted if the attempt is refused. */
  files: readonly ReceivedFile[];
  /** Why files were not stored; the submission may then not be stored either. */
  uploadRefusal?: Refusal | undefined;
}

/** Values that one step sets and later steps read with `getFinding`. */
interface Findings {
  answers: ValidAnswers<Form>;
  /** Set for a ticket of ours, even an expired one. */
  ticket: FormTicket;
  captchaMethod: CaptchaMethod;
  /** The limits of the household and of the wider network. */
  rateLimits: readonly KeyedLimit[];
  failedCaptchaLimits: readonly KeyedLimit[];
  /** The proof that the batch uses up. */
  proof: CaptchaProof;
  submission: Submission;
  /** The ids of its mails, which are delivered before all others. */
  mailIds: readonly string[];
}

/**
 * Returns a value that an earlier step has set.
 * @throws if no earlier step has set it: the steps are in the wrong order
 */
export function getFinding<Name extends keyof Findings>(
  findings: Partial<Findings>,
  name: Name,
): Findings[Name] {
  const value = findings[name];
  if (value === undefined) throw new Error(`no earlier step has set '${name}'`);
  return value;
}

/** The end of an attempt before its last step. */
export type Ending = Refusal | PageTurn | RepeatedSubmission;

/** The form is shown again with everything that was typed. */
export interface Refusal {
  kind: 'refused';
  /** 400 and 413: the body has not been read, so the form is shown empty. */
  status: 400 | 413 | 422 | 429 | 503;
  errors?: FieldErrors;
  /** The sentence above the form; with errors only, the general one. */
  alert?: TextKey;
  /** The ticket to keep, so that the next attempt is the same submission (decision 25); else a new one. */
  ticket?: FormTicket | undefined;
  /** Whether the captcha response cannot be used again; by default if the captcha has an error. */
  isCaptchaSpent?: boolean;
  /** Seconds until another attempt may succeed. */
  retryAfterS?: number;
}

/** Another page of the form is shown, without storing the submission. */
export interface PageTurn {
  kind: 'form-step';
  step: number;
}

/** The same submission has been stored before: the visitor is thanked again. */
interface RepeatedSubmission {
  kind: 'stored';
  /** The idempotency key under which it is stored. */
  key: string;
}
