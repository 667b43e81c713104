import type { Field, FieldOption } from '../definition/field';
import type { FormPresentation } from '../submit/handler';

/** Returns the field as the presentation shows it, with its label values; undefined if the field is omitted. */
export function resolveField(
  definedField: Field,
  { labelValues, omittedFields, fields }: FormPresentation,
): Field | undefined {
  const field = fields?.[definedField.name] ?? definedField;
  if (omittedFields?.includes(field.name)) return undefined;
  const values = labelValues?.[field.name];
  return values ? { ...field, labelValues: { ...field.labelValues, ...values } } : field;
}

/** Returns the options of a field, its own or the presentation's; none for a field without options. */
export function getFieldOptions(
  field: Field,
  { options }: FormPresentation,
): readonly FieldOption[] {
  if (!('options' in field)) return [];
  return field.options === 'dynamic' ? (options?.[field.name] ?? []) : field.options;
}
