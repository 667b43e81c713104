import * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import { memoizePerObject } from '../../../../domain/memoize-per-object';
import { compactTyped } from '../../../../domain/typed-values/typed-text';
import type { Field } from './field';
import { DATE_PARTS } from './field';
import type { AnyForm } from './form';
import { getFields } from './form';
import { getRefusedValues } from './typed-schemas';

/** The typed values by field name, unchanged. */
export type FieldValues = Record<string, string | string[]>;

/** An error message: a text key and values for its placeholders. */
export interface FieldError {
  key: TextKey;
  values?: Record<string, string | number>;
}

/** Errors by field name, in the order of the form. */
export type FieldErrors = Record<string, FieldError>;

export type ParsedAnswers<F extends AnyForm> =
  | { ok: true; answers: v.InferOutput<F['schema']> }
  | { ok: false; errors: FieldErrors };

/** Reads the values of the form's fields, ignoring all others; the parts of a date become one YYYY-MM-DD. */
export function readFieldValues(form: AnyForm, data: FormData): FieldValues {
  return Object.fromEntries(
    getFields(form)
      .filter(({ kind }) => kind !== 'file')
      .map((field) => [field.name, readFieldValue(field, data)]),
  );
}

function readFieldValue({ kind, name }: Field, data: FormData): string | string[] {
  const readTexts = (input: string) =>
    data.getAll(input).filter((value): value is string => typeof value === 'string');
  if (kind === 'checkboxes' || kind === 'zones') return readTexts(name);
  if (kind !== 'date') return readTexts(name).at(-1) ?? '';
  // The hidden input of another step has the whole date.
  const wholeDate = readTexts(name).at(-1);
  if (wholeDate !== undefined) return wholeDate;
  const [day = '', month = '', year = ''] = DATE_PARTS.map((part) =>
    compactTyped(readTexts(`${name}.${part}`).at(-1) ?? ''),
  );
  return day + month + year === ''
    ? ''
    : [toFullYear(year), padTwoDigits(month), padTwoDigits(day)].join('-');
}

/** Completes a year, '26' → '2026': no form asks for a date of another century. */
const toFullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** Pads a number to two digits, '7' → '07'; '' stays ''. */
const padTwoDigits = (digits: string) => (digits.length === 1 ? `0${digits}` : digits);

/**
 * Parses the values by the form's schema into answers, or into one error per field; there is none if only a
 * hidden value is wrong. Errors of omitted fields do not count: nobody was asked.
 */
export function parseAnswers<F extends AnyForm>(
  form: F,
  values: FieldValues,
  omittedFields: readonly string[] = [],
): ParsedAnswers<F> {
  const fields = getFields(form);
  const fieldAnswers = fields.map((field) => [
    field.name,
    isConditionMet(field, values) ? values[field.name] : undefined,
  ]);
  const input = { ...values, ...Object.fromEntries(fieldAnswers) };
  const result = v.safeParse(form.schema, input);
  const issues = (result.issues ?? []).filter(
    ({ path }) => !omittedFields.includes(String(path?.[0]?.key)),
  );
  if (result.typed && issues.length === 0) return { ok: true, answers: result.output };
  const errors = fields.flatMap(({ name }) => {
    const issue = issues.find(({ path }) => path?.[0]?.key === name);
    return issue ? [[name, toFieldError(issue)] as const] : [];
  });
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** Returns whether a field's condition holds; if not, its answer counts as empty, whatever was typed before. */
export const isConditionMet = ({ when }: Pick<Field, 'when'>, values: FieldValues): boolean =>
  !when || [values[when.field]].flat().some((value) => when.is.includes(value ?? ''));

/**
 * Turns an issue into an error: its message is a text key (schemas.ts), the limit of its check is {count}; a number
 * or a day that was refused brings the values of its message (typed-schemas.ts).
 */
function toFieldError({ message, requirement, input }: v.BaseIssue<unknown>): FieldError {
  const key = message as TextKey;
  const values =
    typeof requirement === 'number' ? { count: requirement } : getRefusedValues(message, input);
  return values ? { key, values } : { key };
}

/** Returns the names of the fields whose empty answer is refused; all others are marked as optional. */
export const getRequiredFields = memoizePerObject((form: AnyForm): ReadonlySet<string> => {
  const { issues = [] } = v.safeParse(form.schema, {});
  const refusedNames = new Set(issues.map(({ path }) => path?.[0]?.key));
  return new Set(
    getFields(form).flatMap((field) =>
      (field.required ?? refusedNames.has(field.name)) ? [field.name] : [],
    ),
  );
});
