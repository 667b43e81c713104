import type { ReactNode } from 'react';
import type { TextKey } from '../../../../domain/language/texts';
import type { Environment } from '../../../../env';
import type { Mail } from '../../../../platform/mail/message';
import type { RequestContext } from '../../../../platform/request-context';
import type { Errors, Values } from '../definition/answers';
import type { Field, Option } from '../definition/field';
import type { Answers, AnswersOf, Form } from '../definition/form';
import type { Attached, Database, Statement } from '../store/submissions-store';
import type { Way } from '../view/state';
import type { Subject } from './subject';

/** Who asks for a form, and what it is about. */
export interface FormRequest {
  ctx: RequestContext;
  env: Environment;
  subject: Subject | undefined;
  query: URLSearchParams;
}

/** What a form needs beside its definition, since it is not the same for everybody. */
export interface Given {
  /** What it needs cannot be read now: said on top and answered 503; its answers are kept. */
  down?: { alert: TextKey; ways?: readonly Way[] };
  /** By field, for those whose options are 'given'. */
  options?: Record<string, readonly Option[]>;
  /** What stands in it at first: today's date. */
  initial?: Values;
  /** By field, what its label and hint name: {0} euro. */
  says?: Record<string, Field['values']>;
  /** Fields that are not asked here. */
  omits?: readonly string[];
  /** Where what it is for is something else than usual. */
  texts?: Partial<Pick<Form['texts'], 'lead' | 'submit'>>;
}

/** A form's request and what was given for it, as one reader sees them. */
export type Seen<G extends Given = Given> = FormRequest & { given: G };

/** What was sent and is valid. */
export interface Submission<F extends Form = Form, G extends Given = Given> extends Seen<G> {
  form: F;
  answers: AnswersOf<F>;
  /** The same as the agency reads it: in its own language. */
  staff: Seen<G>;
  /** Its files, in R2 already. */
  attached: readonly Attached[];
  /** The idempotency key, a uuid; the submission's row carries it. */
  key: string;
  at: Date;
}

/**
 * A form with all that the server does about it; only `form` and `mails` are needed. Methods, so
 * that rooms of any form stand in one list (forms.ts).
 */
export interface FormRoom<F extends Form = Form, G extends Given = Given> {
  form: F;
  /** Everything sent: to the agency, to the visitor (kit/mails.tsx has both). */
  mails(submission: Submission<F, G>): readonly Mail[] | Promise<readonly Mail[]>;
  /** Undefined where there is no such page: it answers 404. */
  load?(request: FormRequest): Promise<G | undefined>;
  /** What only the server can say of valid answers. */
  check?(submission: Submission<F, G>): Errors | Promise<Errors>;
  /** What is stored in the same batch: a slot, a subscription. From the form's own *-store.ts. */
  also?(
    submission: Submission<F, G>,
    db: Database,
  ): readonly Statement[] | Promise<readonly Statement[]>;
  /** What it means that the batch was aborted by a constraint of `also`; `why` names it. */
  aborted?(why: string): Errors | undefined;
  /** What is kept of the answers, where that is not all of them. */
  keeps?(answers: AnswersOf<F>): Answers;
  /** What stands beside the form: what happens next, whom to call. The kit has one of its own. */
  aside?(request: FormRequest, given: G): ReactNode;
}
