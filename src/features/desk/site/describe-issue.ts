import type * as v from 'valibot';
import type { TextKey, Translate } from '../../../domain/language/texts';
import { findUnreadLine } from '../../../domain/typed-values/read-spans';
import type { FieldError } from '../../forms/kit/definition/parse-answers';
import type { EditedInput, EditedKind } from './edited-field';

/** The error of a field by its kind, where the value is of another kind: no address for mail, no colour. */
const BY_KIND: Readonly<Partial<Record<EditedKind, TextKey>>> = {
  email: 'ALERT_EMAIL_INVALID',
  phone: 'ALERT_PHONE_INVALID',
  number: 'ALERT_NUMBER_INVALID',
  link: 'DESK_SITE_LINK_INVALID',
  path: 'DESK_SITE_PATH_INVALID',
  color: 'DESK_SITE_COLOR_INVALID',
  choice: 'ALERT_CHOICE_INVALID',
  day: 'DESK_SITE_DAYS_ORDER',
  spans: 'DESK_SITE_SPANS_INVALID',
  specialDays: 'DESK_SITE_SPECIAL_DAYS_TWICE',
};

/** The error of a value beyond a bound, by the check that refuses it, and the placeholder for the bound in that text. */
const BY_BOUND: Readonly<Record<string, readonly [key: TextKey, bound: string]>> = {
  min_value: ['DESK_SITE_NUMBER_LEAST', 'min'],
  max_value: ['DESK_SITE_NUMBER_MOST', 'max'],
  integer: ['DESK_SITE_NUMBER_WHOLE', 'bound'],
  max_length: ['ALERT_TOO_LONG', 'count'],
};

/** Says what a schema refuses in what was typed, and within which bound it would fit. */
export function describeIssue(
  t: Translate,
  issue: v.BaseIssue<unknown>,
  { field }: EditedInput,
  value: unknown,
): FieldError {
  const label = t(field.label);
  if (issue.received === 'undefined' || issue.received === '""')
    return { key: 'ALERT_FIELD_EMPTY', values: { label } };
  const line = field.kind === 'specialDays' && typeof value === 'string' && findUnreadLine(value);
  if (line) return { key: 'DESK_SITE_SPECIAL_DAYS_INVALID', values: { line } };
  const [key, bound] = BY_BOUND[(issue.issues?.[0] ?? issue).type] ?? [];
  if (key && bound) return { key, values: { label, [bound]: Number(issue.requirement) } };
  if (field.example) return { key: 'DESK_SITE_EXAMPLE', values: { label, example: field.example } };
  return { key: BY_KIND[field.kind] ?? 'DESK_SITE_VALUE_INVALID', values: { label } };
}
