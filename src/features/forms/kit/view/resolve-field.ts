import type { Field } from '../definition/field';
import type { FormLoaderData } from '../submit/handler';

/** A field as it is asked here: undefined where it is not, its label's values filled in. */
export function resolveField(
  field: Field,
  { labelValues, omittedFields }: FormLoaderData,
): Field | undefined {
  if (omittedFields?.includes(field.name)) return undefined;
  const values = labelValues?.[field.name];
  return values ? { ...field, labelValues: { ...field.labelValues, ...values } } : field;
}
