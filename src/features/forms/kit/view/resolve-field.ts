import type { Field } from '../definition/field';
import type { FormPresentation } from '../submit/handler';

/** Returns the field with the presentation's label values; undefined if the field is omitted. */
export function resolveField(
  field: Field,
  { labelValues, omittedFields }: FormPresentation,
): Field | undefined {
  if (omittedFields?.includes(field.name)) return undefined;
  const values = labelValues?.[field.name];
  return values ? { ...field, labelValues: { ...field.labelValues, ...values } } : field;
}
