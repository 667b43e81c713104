import type * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { AnswerRecord, Field, FormPart } from './field';
import type { FormName } from './form-names';
import type { PlainForm } from './plain-form';

/** What a form can be about. */
export const SUBJECT_KINDS = ['property', 'project'] as const;

/** One page of a form; the only step of a form has no title. */
export interface FormStep {
  title?: TextKey;
  parts: readonly FormPart[];
}

/** A form whose questions stand on one page or more. */
export interface SteppedForm<S extends FormSchema = FormSchema> {
  name: string;
  schema: S;
  steps: readonly FormStep[];
}

/**
 * The definition of a form (docs/architecture.md, idea 3); page, checks on server and in the browser,
 * and mails are derived from it. Pure: the browser imports it.
 */
export interface Form<S extends FormSchema = FormSchema> extends SteppedForm<S> {
  /** Name in rows, tickets and the path of its thank-you page, /feedback/{name}/ (§2.3). */
  name: FormName;
  /** Original path of its own page, to which it is submitted. */
  path: string;
  /** Kind of its subject, named in the query of its page: `?property=84213`, `?project=1`. */
  about?: (typeof SUBJECT_KINDS)[number];
  /** The list that its sender returns to, by its original path; the list of its property by default. */
  list?: '/for-sale/' | '/for-rent/';
  /** Every text entry starts with a schema of schemas.ts; messages are text keys. */
  schema: S;
  texts: {
    title: TextKey;
    intro?: TextKey;
    submit: TextKey;
    /** Shown if it could not be stored (§8): 'Your mail was not sent. Please try again.' */
    failed: TextKey;
    /** On its thank-you page, before the next step: what was done (§8). */
    success?: TextKey;
    /** On its thank-you page: the next step, and when it happens. */
    thanks: TextKey;
    /** In its place while its mail waits, if `thanks` says that it comes soon. */
    thanksLate?: TextKey;
  };
  /** Whether the page has a more important action: the submit button is then not ember (docs/look.md, ember budget). */
  isSecondaryAction?: boolean;
}

/** A form that visitors send: what it stores is a lead. */
export type VisitorForm = Form & { name: FormName };

type FormSchema = v.GenericSchema<unknown, AnswerRecord>;

/** The output of a form's schema. */
export type ValidAnswers<F extends Form> = v.InferOutput<F['schema']>;

/** A form as data, with or without steps, ticket and captcha. */
export type AnyForm = SteppedForm | PlainForm;

/** Returns all fields of a form in order, of every step and group. */
export const getFields = (form: AnyForm): Field[] =>
  'steps' in form ? form.steps.flatMap(getStepFields) : getStepFields(form);

/** Returns whether a step of several fields requires none: its page says so once, instead of at each field. */
export function isOptionalStep(form: SteppedForm, step: number, required: ReadonlySet<string>) {
  const fields = getStepFields(form.steps[step] ?? { parts: [] });
  const isOneOfSeveral = form.steps.length > 1 && fields.length > 1;
  return isOneOfSeveral && fields.every(({ name }) => !required.has(name));
}

/** Returns the fields of a step in order; a group's condition applies to each of its fields. */
export const getStepFields = ({ parts }: Pick<FormStep, 'parts'>): Field[] =>
  parts.flatMap((part) => {
    if (!('fields' in part)) return [part];
    const fields = getStepFields({ parts: part.fields });
    const when = part.kind === 'group' ? part.when : undefined;
    return when ? fields.map((field) => ({ when, ...field })) : fields;
  });
