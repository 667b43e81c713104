import { Checkbox } from '../../../../../views/ui/checkbox';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

/** One checkbox; its label may contain links. One that keeps a value sends that. */
export function CheckboxInput({ ctx, field, id, values, describedBy }: InputProps) {
  const { t, language } = ctx;
  const value = getTextValue(values, field);
  return (
    <Checkbox
      {...{ ctx, id, name: field.name }}
      {...(field.kind === 'kept' && { value })}
      checked={value !== ''}
      label={{ [language]: t(field.label, field.labelValues) }}
      hint={field.hint && t(field.hint, field.labelValues)}
      describedBy={describedBy}
    />
  );
}
