import { Checkbox } from './checkbox';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

/** One checkbox; its label may contain links. */
export function CheckboxInput({ ctx, field, id, values, describedBy }: InputProps) {
  const { t, language } = ctx;
  return (
    <Checkbox
      {...{ ctx, id, name: field.name }}
      checked={getTextValue(values, field) !== ''}
      label={{ [language]: t(field.label, field.labelValues) }}
      hint={field.hint && t(field.hint, field.labelValues)}
      describedBy={describedBy}
    />
  );
}
