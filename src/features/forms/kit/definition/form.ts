import type * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { Field, FormPart } from './field';

/** An answer as its schema leaves it. */
export type FieldAnswer = string | readonly string[] | number | boolean | undefined;
export type AnswerRecord = Record<string, FieldAnswer>;

/** A page of a form's questions; a form of one step has no title there. */
export interface FormStep {
  title?: TextKey;
  parts: readonly FormPart[];
}

/**
 * A form, defined once (docs/architecture.md, idea 3): server, page, checks in the browser and mails all
 * follow from it. Pure, since the browser reads it too.
 */
export interface Form<S extends FormSchema = FormSchema> {
  /** Its name in rows and mails; its thank-you page is /feedback/{name}/ (§2.3). */
  name: string;
  /** The original path of its own page, which it is sent to. */
  path: string;
  /** What it is about; its page then wants `?property=84213` or `?project=1`. */
  about?: 'property' | 'project';
  /** Every text entry begins with `Line` or its like (schemas.ts); messages are text keys. */
  schema: S;
  steps: readonly FormStep[];
  texts: {
    title: TextKey;
    lead?: TextKey;
    submit: TextKey;
    /** Where it could not be stored (§8): 'Your mail was not sent. Please try again.' */
    failed: TextKey;
    /** On its thank-you page: what happens next, and when. */
    thanks: TextKey;
  };
  /** The final send is ember where it is the one action of a page (docs/look.md, ember budget). */
  isSecondaryAction?: boolean;
}

type FormSchema = v.GenericSchema<unknown, AnswerRecord>;

/** What the answers are once they are valid. */
export type ValidAnswers<F extends Form> = v.InferOutput<F['schema']>;

/** All its fields in order, whatever step and group they stand in. */
export const getFields = (form: Form): Field[] => form.steps.flatMap(getStepFields);

/** A group's condition is that of each field in it. */
export const getStepFields = ({ parts }: FormStep): Field[] =>
  parts.flatMap((part) => {
    if (!('fields' in part)) return [part];
    const fields = getStepFields({ parts: part.fields });
    const when = part.kind === 'group' ? part.when : undefined;
    return when ? fields.map((field) => ({ when, ...field })) : fields;
  });
