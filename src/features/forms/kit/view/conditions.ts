import type { Field } from '../definition/field';
import type { FieldValues } from '../definition/parse-answers';
import { isConditionMet } from '../definition/parse-answers';

type Conditional = Pick<Field, 'when'>;

/**
 * Returns attributes by which a script shows the field while its condition holds. With script an
 * unmet field is hidden from the first paint on, so that the layout does not shift.
 */
export const buildConditionAttributes = ({ when }: Conditional, values: FieldValues) =>
  when && {
    'data-condition-field': when.field,
    'data-condition-values': when.is.join('|'),
    'data-condition-unmet': isConditionMet({ when }, values) ? undefined : '',
  };

/**
 * Whether the answers of an earlier step leave a field or an option out; a condition on a field of the same page is
 * for its script, or for who fills it in without one.
 */
export const isLeftOut = (
  { when }: Conditional,
  values: FieldValues,
  shownNames: ReadonlySet<string>,
): boolean =>
  when !== undefined && !shownNames.has(when.field) && !isConditionMet({ when }, values);
