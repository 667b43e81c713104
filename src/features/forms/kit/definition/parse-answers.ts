import * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import { memoizePerObject } from '../../../../domain/memoize-per-object';
import type { Field } from './field';
import { DATE_PARTS } from './field';
import type { Form, ValidAnswers } from './form';
import { getFields } from './form';

/** What was typed, by field: kept as it came, whatever becomes of it. */
export type FieldValues = Record<string, string | string[]>;

/** What is wrong with a field: an interface text and what it names. */
export interface FieldError {
  key: TextKey;
  values?: Record<string, string | number>;
}

/** By the field's name, in the order of the form. */
export type FieldErrors = Record<string, FieldError>;

export type ParsedAnswers<F extends Form> =
  | { ok: true; answers: ValidAnswers<F> }
  | { ok: false; errors: FieldErrors };

/** The values of the form's own fields and no others; a date's parts come as one YYYY-MM-DD. */
export function readFieldValues(form: Form, data: FormData): FieldValues {
  return Object.fromEntries(
    getFields(form)
      .filter(({ kind }) => kind !== 'file')
      .map((field) => [field.name, readFieldValue(field, data)]),
  );
}

function readFieldValue({ kind, name }: Field, data: FormData): string | string[] {
  const texts = (input: string) =>
    data.getAll(input).filter((value): value is string => typeof value === 'string');
  if (kind === 'checkboxes' || kind === 'zones') return texts(name);
  if (kind !== 'date') return texts(name).at(-1) ?? '';
  // Carried along between steps it is one value already.
  const whole = texts(name).at(-1);
  if (whole !== undefined) return whole;
  const [day = '', month = '', year = ''] = DATE_PARTS.map((part) =>
    (texts(`${name}.${part}`).at(-1) ?? '').trim(),
  );
  return day + month + year === ''
    ? ''
    : [toFullYear(year), padTwoDigits(month), padTwoDigits(day)].join('-');
}

/** '26' → '2026', as a hurried hand writes it: no form asks for a day of another century. */
const toFullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** '7' → '07'; nothing stays nothing. */
const padTwoDigits = (digits: string) => (digits.length === 1 ? `0${digits}` : digits);

/** The answers, or what is wrong: one error a field, in the order of the form. */
export function parseAnswers<F extends Form>(form: F, values: FieldValues): ParsedAnswers<F> {
  const asked = getFields(form);
  const given = Object.fromEntries(
    asked.map((field) => [
      field.name,
      isConditionMet(field, values) ? values[field.name] : undefined,
    ]),
  );
  const result = v.safeParse(form.schema, given);
  if (result.success) return { ok: true, answers: result.output as ValidAnswers<F> };
  const errors = asked.flatMap(({ name }) => {
    const issue = result.issues.find(({ path }) => path?.[0]?.key === name);
    return issue ? [[name, toFieldError(issue)] as const] : [];
  });
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** A condition that does not hold: its field counts as left empty, whatever was typed in it before. */
export const isConditionMet = ({ when }: Pick<Field, 'when'>, values: FieldValues): boolean =>
  !when || [values[when.field]].flat().some((value) => when.is.includes(value ?? ''));

/** Messages are text keys (schemas.ts); a limit that was passed is their {count}. */
function toFieldError({ message, requirement }: v.BaseIssue<unknown>): FieldError {
  const key = message as TextKey;
  return typeof requirement === 'number' ? { key, values: { count: requirement } } : { key };
}

/** Returns the names of the fields whose empty answer is refused; all others are marked as optional. */
export const getRequiredFields = memoizePerObject((form: Form): ReadonlySet<string> => {
  const { issues = [] } = v.safeParse(form.schema, {});
  const refused = new Set(issues.map(({ path }) => path?.[0]?.key));
  return new Set(
    getFields(form).flatMap((field) =>
      (field.required ?? refused.has(field.name)) ? [field.name] : [],
    ),
  );
});
