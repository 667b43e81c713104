import * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { FieldOption } from './field';
import { asTextKey, LineSchema } from './schemas';

/** One of these options, or empty. */
export const optionalChoice = (options: readonly FieldOption[]) =>
  v.pipe(
    LineSchema,
    v.check(
      (value) => value === '' || options.some((option) => option.value === value),
      asTextKey('ALERT_CHOICE_INVALID'),
    ),
  );

export const requiredChoice = (
  options: readonly FieldOption[],
  empty: TextKey = 'ALERT_CHOICE_EMPTY',
) => v.pipe(optionalChoice(options), v.nonEmpty(empty));

/** Any of these options; duplicates are removed. */
export const multipleChoice = (options: readonly FieldOption[]) =>
  v.pipe(
    v.optional(v.array(v.string()), []),
    v.check(
      (values) => values.every((value) => options.some((option) => option.value === value)),
      asTextKey('ALERT_CHOICE_INVALID'),
    ),
    v.transform((values) => [...new Set(values)]),
  );

/** Any values; submit/check-answers.ts compares them with the handler's dynamic options. */
export const dynamicMultipleChoice = () =>
  v.pipe(
    v.optional(v.array(v.string()), []),
    v.filterItems((value) => value !== ''),
    v.transform((values) => [...new Set(values)]),
  );

/** A checkbox: true if ticked. */
export const CheckboxSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value !== ''),
);

export const requiredCheckbox = (empty: TextKey) => v.pipe(CheckboxSchema, v.value(true, empty));
