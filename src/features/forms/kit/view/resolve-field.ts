import type { Field } from '../definition/field';
import type { FormPresentation } from '../submit/handler';

/** A field as it is asked here: undefined where it is not, its label's values filled in. */
export function resolveField(
  field: Field,
  { labelValues, omittedFields }: FormPresentation,
): Field | undefined {
  if (omittedFields?.includes(field.name)) return undefined;
  const values = labelValues?.[field.name];
  return values ? { ...field, labelValues: { ...field.labelValues, ...values } } : field;
}
