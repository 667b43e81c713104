import type { ReactNode } from 'react';
import type { TextKey } from '../../../../domain/language/texts';
import type { Environment } from '../../../../env';
import type { SigningEnvironment } from '../../../../platform/auth/signing-keys-store';
import type { Mail } from '../../../../platform/mail/mail';
import type { ScheduledMail } from '../../../../platform/mail/mail-limits-store';
import type { RequestContext } from '../../../../platform/request-context';
import type { AnswerRecord, Field, FieldOption } from '../definition/field';
import type { Form, ValidAnswers, VisitorForm } from '../definition/form';
import type { FieldErrors, FieldValues } from '../definition/parse-answers';
import type { StoredUpload } from '../store/commit-lead-store';
import type { HelpLink } from '../view/form-state';
import type { Subject } from './subject';

/** A request for a form, in one language. */
export interface FormRequest {
  ctx: RequestContext;
  env: Environment;
  subject: Subject | undefined;
  query: URLSearchParams;
}

/** A sentence above a form that cannot load its data, and links that help meanwhile. */
export interface FormOutage {
  alert: TextKey;
  helpLinks?: readonly HelpLink[];
}

/** The parts of a form that depend on the request, in one language. */
export interface FormPresentation {
  /** Set if the form's data cannot be read now: the form answers 503 and keeps what was typed. */
  outage?: FormOutage;
  /** By field name, the options of fields whose options are 'dynamic'. */
  options?: Record<string, readonly FieldOption[]>;
  /** Values of an unsent form, such as today's date. */
  initialValues?: FieldValues;
  /** By field name, the values for placeholders in its label and hint: {0} euro. */
  labelValues?: Record<string, Field['labelValues']>;
  /** By name, fields that are shown otherwise than defined: a number instead of a list that would be too long. */
  fields?: Record<string, Field>;
  /** By name, what stands above a field, such as the picture that it is about. */
  above?: Record<string, ReactNode>;
  /** Names of fields that are left out. */
  omittedFields?: readonly string[];
  /** Texts that replace the form's own. */
  texts?: Partial<Pick<Form['texts'], 'intro' | 'submit'>>;
}

/** A form's request with its loaded data, presented in one language. */
export interface FormContext<LoaderData = unknown> extends FormRequest {
  loaderData: LoaderData;
  presentation: FormPresentation;
}

/** A valid submission, in the visitor's language. */
export interface Submission<F extends Form = VisitorForm, LoaderData = unknown>
  extends FormContext<LoaderData> {
  form: F;
  answers: ValidAnswers<F>;
  /** The same form in the agency's language, for mails to staff. */
  staffContext: FormContext<LoaderData>;
  /** Its files, already in R2. */
  storedUploads: readonly StoredUpload[];
  /** The idempotency key, a uuid; the submission's row has the same one. */
  key: string;
  submittedAt: Date;
  /** Set if the mail to the address that the visitor typed meets a limit; staff are told (decision 108). */
  lateCopy?: LateCopy | undefined;
}

/** A copy that waits until `dueAt`, or is left out. */
export type LateCopy = Pick<ScheduledMail, 'outcome' | 'dueAt'>;

/**
 * A form with its behaviour on the server; only `form`, `reply` and `composeMails` are required. The members
 * are methods, not function properties: method parameters are bivariant, so handlers of different
 * forms fit in one list (form-handlers.ts).
 */
export interface FormHandler<F extends VisitorForm = VisitorForm, LoaderData = unknown> {
  form: F;
  /** The first sentence of an answer from the desk; staff change it before sending. */
  reply: TextKey;
  /** Returns the mails of a submission: to the agency, to the visitor (kit/mail/submission-mails.tsx). */
  composeMails(submission: Submission<F, LoaderData>): readonly Mail[] | Promise<readonly Mail[]>;
  /** Returns whether the form has a page for this request; without one it answers 404. */
  isAvailable?(request: FormRequest): boolean;
  /** Reads the data of the form in all languages. Runs once per request. */
  load?(request: FormRequest): Promise<LoaderData>;
  /** Returns the form's options and texts in the request's language. Pure: the agency's mail calls it again. */
  present?(request: FormRequest, loaderData: LoaderData): FormPresentation;
  /**
   * Returns the presentation of a stored submission, for staff; by default that of the form, whose options
   * may since have changed.
   */
  presentStored?(request: FormRequest): FormPresentation | Promise<FormPresentation>;
  /** Returns errors that only the server can find in valid answers. */
  validate?(submission: Submission<F, LoaderData>): FieldErrors | Promise<FieldErrors>;
  /** Whether `buildStatements` costs much processor time: limits then count before it, not in the batch. */
  isCostly?: true;
  /** Returns statements for the submission's batch (a slot, a subscription), from the feature's own *-store.ts. */
  buildStatements?(
    submission: Submission<F, LoaderData>,
    db: D1Database,
  ): readonly D1PreparedStatement[] | Promise<readonly D1PreparedStatement[]>;
  /** Returns field errors if a constraint of `buildStatements` aborted the batch; `conflict` is D1's message. */
  toConflictErrors?(conflict: string): FieldErrors | undefined;
  /** Returns the answers to store, if not all of them may be kept. */
  redactAnswers?(answers: ValidAnswers<F>): AnswerRecord;
  /**
   * Renders what the visitor booked, for the thank-you page, by the key of the submission; undefined if
   * it is gone. Only who sent the form sees it: the page's link is signed and short-lived.
   */
  renderReceipt?(
    ctx: RequestContext,
    env: SigningEnvironment,
    key: string,
  ): Promise<ReactNode | undefined>;
  /** Renders the column beside the form: next steps, a phone number. The kit has a default. */
  renderAside?(request: FormRequest, values: FieldValues): ReactNode | Promise<ReactNode>;
}
