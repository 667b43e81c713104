import type { ReactNode } from 'react';
import type { TextKey } from '../../../../domain/language/texts';
import type { Environment } from '../../../../env';
import type { Mail } from '../../../../platform/mail/mail';
import type { RequestContext } from '../../../../platform/request-context';
import type { Field, FieldOption } from '../definition/field';
import type { AnswerRecord, Form, ValidAnswers } from '../definition/form';
import type { FieldErrors, FieldValues } from '../definition/parse-answers';
import type { StoredUpload } from '../store/submissions-store';
import type { HelpLink } from '../view/form-state';
import type { Subject } from './subject';

/** Who asks for a form, and what it is about. */
export interface FormRequest {
  ctx: RequestContext;
  env: Environment;
  subject: Subject | undefined;
  query: URLSearchParams;
}

/** What a form needs beside its definition, since it is not the same for everybody. */
export interface FormLoaderData {
  /** What it needs cannot be read now: said on top and answered 503; its answers are kept. */
  outage?: { alert: TextKey; helpLinks?: readonly HelpLink[] };
  /** By field, for those whose options are 'given'. */
  options?: Record<string, readonly FieldOption[]>;
  /** What stands in it at first: today's date. */
  initialValues?: FieldValues;
  /** By field, what its label and hint name: {0} euro. */
  labelValues?: Record<string, Field['labelValues']>;
  /** Fields that are not asked here. */
  omittedFields?: readonly string[];
  /** Where what it is for is something else than usual. */
  texts?: Partial<Pick<Form['texts'], 'lead' | 'submit'>>;
}

/** A form's request and what was given for it, as one reader sees them. */
export type FormContext<G extends FormLoaderData = FormLoaderData> = FormRequest & {
  loaderData: G;
};

/** What was sent and is valid. */
export interface Submission<F extends Form = Form, G extends FormLoaderData = FormLoaderData>
  extends FormContext<G> {
  form: F;
  answers: ValidAnswers<F>;
  /** The same as the agency reads it: in its own language. */
  staffContext: FormContext<G>;
  /** Its files, in R2 already. */
  storedUploads: readonly StoredUpload[];
  /** The idempotency key, a uuid; the submission's row carries it. */
  key: string;
  submittedAt: Date;
}

/**
 * A form with all that the server does about it; only `form` and `mails` are needed. Methods, so
 * that rooms of any form stand in one list (forms.ts).
 */
export interface FormHandler<F extends Form = Form, G extends FormLoaderData = FormLoaderData> {
  form: F;
  /** Everything sent: to the agency, to the visitor (kit/mails.tsx has both). */
  composeMails(submission: Submission<F, G>): readonly Mail[] | Promise<readonly Mail[]>;
  /** Undefined where there is no such page: it answers 404. */
  load?(request: FormRequest): Promise<G | undefined>;
  /** What only the server can say of valid answers. */
  validate?(submission: Submission<F, G>): FieldErrors | Promise<FieldErrors>;
  /** What is stored in the same batch: a slot, a subscription. From the form's own *-store.ts. */
  buildStatements?(
    submission: Submission<F, G>,
    db: D1Database,
  ): readonly D1PreparedStatement[] | Promise<readonly D1PreparedStatement[]>;
  /** What it means that the batch was aborted by a constraint of `also`; `why` names it. */
  toConflictErrors?(why: string): FieldErrors | undefined;
  /** What is kept of the answers, where that is not all of them. */
  redactAnswers?(answers: ValidAnswers<F>): AnswerRecord;
  /** What stands beside the form: what happens next, whom to call. The kit has one of its own. */
  renderAside?(request: FormRequest, given: G): ReactNode;
}
