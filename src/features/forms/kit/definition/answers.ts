import * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { Field } from './field';
import { DATE_PARTS } from './field';
import type { AnswersOf, Form } from './form';
import { fieldsOf } from './form';

/** What was typed, by field: kept as it came, whatever becomes of it. */
export type Values = Record<string, string | string[]>;

/** What is wrong with a field: an interface text and what it names. */
export interface FieldError {
  key: TextKey;
  values?: Record<string, string | number>;
}

/** By the field's name, in the order of the form. */
export type Errors = Record<string, FieldError>;

export type Parsed<F extends Form> =
  | { ok: true; answers: AnswersOf<F> }
  | { ok: false; errors: Errors };

/** The values of the form's own fields and no others; a date's parts come as one YYYY-MM-DD. */
export function readValues(form: Form, data: FormData): Values {
  return Object.fromEntries(
    fieldsOf(form)
      .filter(({ kind }) => kind !== 'file')
      .map((field) => [field.name, givenIn(field, data)]),
  );
}

function givenIn({ kind, name }: Field, data: FormData): string | string[] {
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
  return day + month + year === '' ? '' : [fullYear(year), two(month), two(day)].join('-');
}

/** '26' → '2026', as a hurried hand writes it: no form asks for a day of another century. */
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** '7' → '07'; nothing stays nothing. */
const two = (digits: string) => (digits.length === 1 ? `0${digits}` : digits);

/** The answers, or what is wrong: one error a field, in the order of the form. */
export function parse<F extends Form>(form: F, values: Values): Parsed<F> {
  const asked = fieldsOf(form);
  const given = Object.fromEntries(
    asked.map((field) => [field.name, isAsked(field, values) ? values[field.name] : undefined]),
  );
  const result = v.safeParse(form.schema, given);
  if (result.success) return { ok: true, answers: result.output as AnswersOf<F> };
  const errors = asked.flatMap(({ name }) => {
    const issue = result.issues.find(({ path }) => path?.[0]?.key === name);
    return issue ? [[name, errorOf(issue)] as const] : [];
  });
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** A condition that does not hold: its field counts as left empty, whatever was typed in it before. */
export const isAsked = ({ when }: Pick<Field, 'when'>, values: Values): boolean =>
  !when || [values[when.field]].flat().some((value) => when.is.includes(value ?? ''));

/** Messages are text keys (schemas.ts); a limit that was passed is their {count}. */
function errorOf({ message, requirement }: v.BaseIssue<unknown>): FieldError {
  const key = message as TextKey;
  return typeof requirement === 'number' ? { key, values: { count: requirement } } : { key };
}

const required = new WeakMap<Form, ReadonlySet<string>>();

/** The fields whose empty answer is refused: all others are marked as optional. */
export function requiredFields(form: Form): ReadonlySet<string> {
  const known = required.get(form);
  if (known) return known;
  const { issues = [] } = v.safeParse(form.schema, {});
  const refused = new Set(issues.map(({ path }) => path?.[0]?.key));
  const names = fieldsOf(form).flatMap((field) =>
    (field.required ?? refused.has(field.name)) ? [field.name] : [],
  );
  const found = new Set(names);
  required.set(form, found);
  return found;
}
