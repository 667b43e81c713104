import type { Context } from 'hono';
import type * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { App } from '../../../../env';
import type { FieldError, FieldErrors, FieldValues } from '../definition/parse-answers';
import { parseAnswers, readFieldValues } from '../definition/parse-answers';
import type { PlainAction, PlainForm } from '../definition/plain-form';
import { readFormBody } from './form-body';

/** What one of several forms sent: narrow it by `action`, the value of the button that was pressed. */
export type ReadForm<F extends PlainForm> = AcceptedForm<F> | RefusedForm;

/** What a form sent that its schema takes. */
export type AcceptedForm<F extends PlainForm> = F extends PlainForm
  ? {
      ok: true;
      form: F;
      action: PlainAction<F>;
      answers: v.InferOutput<F['schema']>;
      values: FieldValues;
    }
  : never;

/** A form that is shown again with what was typed: the state of its view (view/plain-form-view.tsx). */
export interface RefusedForm {
  ok: false;
  /** 400 or 413: the body could not be read, so nothing of it is shown. */
  status: 400 | 409 | 413 | 422 | 429;
  /** The form that shows what is wrong; undefined if the page does (`FormAlert`). */
  form?: PlainForm | undefined;
  values: FieldValues;
  errors: FieldErrors;
  /** The sentence above the form; with errors only, the general one. */
  alert?: TextKey | undefined;
  /** Values for the placeholders of that sentence. */
  alertValues?: FieldError['values'];
}

/**
 * Reads what one of the forms of a path sent: its fields and hidden values by its schema, and the button that
 * was pressed, which tells the forms apart. Bodies are read in no other way (decision 129).
 */
export async function readForm<const F extends readonly PlainForm[]>(
  c: Context<App>,
  ...forms: F
): Promise<ReadForm<F[number]>> {
  const body = await readFormBody(c.req.raw);
  return body.ok ? parseForm(body.data, forms) : refuse(body.status, getOnlyForm(forms), {}, {});
}

/** Reads what one of the forms of a path sent as `readForm` does, and the files of one that has some. */
export async function readUploadForm<const F extends readonly PlainForm[]>(
  c: Context<App>,
  maxFileBytes: number,
  ...forms: F
): Promise<{ read: ReadForm<F[number]>; files: File[] }> {
  const body = await readFormBody(c.req.raw, maxFileBytes);
  if (!body.ok) return { read: refuse(body.status, getOnlyForm(forms), {}, {}), files: [] };
  const files = [...body.data.values()].filter(
    (entry): entry is File => !isText(entry) && entry.size > 0,
  );
  return { read: parseForm(body.data, forms), files };
}

/** Parses what one of these forms sent; the staff tool does what the desk does by it. */
export function parseForm<const F extends readonly PlainForm[]>(
  data: FormData,
  forms: F,
): ReadForm<F[number]> {
  const texts = readTexts(data);
  const action = texts.action ?? '';
  const form = findForm(forms, action);
  if (!form) return refuse(422, getOnlyForm(forms), {}, {});
  const values: FieldValues = { ...texts, ...readFieldValues(form, data) };
  const parsed = parseAnswers(form, values);
  if (!parsed.ok) return refuse(422, form, values, parsed.errors);
  const pressed = form.buttons.some(({ value }) => value === action) ? action : undefined;
  const { answers } = parsed;
  return { ok: true, form, action: pressed, answers, values } as ReadForm<F[number]>;
}

/** Returns a form that could be read as refused, for a reason that its schema cannot know. */
export const refuseForm = (
  { form, values }: { form: PlainForm; values: FieldValues },
  {
    status = 422,
    errors = {},
    ...sentence
  }: { status?: 409 | 422 | 429; errors?: FieldErrors } & Pick<
    RefusedForm,
    'alert' | 'alertValues'
  >,
): RefusedForm => ({ ok: false, status, form: getShownForm(form), values, errors, ...sentence });

/** Returns the form that an action belongs to; without a known action, the form whose button has no value. */
const findForm = (forms: readonly PlainForm[], action: string): PlainForm | undefined =>
  forms.find(({ buttons }) => buttons.some(({ value }) => value === action)) ??
  forms.find(({ buttons }) => buttons.some(({ value }) => value === undefined));

const getOnlyForm = (forms: readonly PlainForm[]) => (forms.length === 1 ? forms[0] : undefined);

/** Refuses; without an error at a field, a value that the page itself set is wrong. */
function refuse(
  status: RefusedForm['status'],
  form: PlainForm | undefined,
  values: FieldValues,
  errors: FieldErrors,
): RefusedForm {
  const isAtField = Object.keys(errors).length > 0;
  const alert = isAtField ? undefined : 'FORM_NOTHING_CHANGED';
  return { ok: false, status, form: form && getShownForm(form), values, errors, alert };
}

/** Returns the form if it has fields to show errors at; buttons alone leave that to the page. */
const getShownForm = (form: PlainForm): PlainForm | undefined =>
  form.parts.length > 0 ? form : undefined;

/** Reads the last text of each name; files are not read. */
const readTexts = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].filter((entry): entry is [string, string] => isText(entry[1])));

const isText = (value: string | File): value is string => typeof value === 'string';
