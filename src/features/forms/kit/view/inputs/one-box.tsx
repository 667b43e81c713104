import { Checkbox } from '../../../../../views/ui/checkbox';
import type { InputProps } from './input';
import { textOf } from './input';

/** One box, whose label may name links. */
export function OneBox({ ctx, field, id, values, describedBy }: InputProps) {
  const { t, language } = ctx;
  return (
    <Checkbox
      {...{ ctx, id, name: field.name }}
      checked={textOf(values, field) !== ''}
      label={{ [language]: t(field.label, field.values) }}
      hint={field.hint && t(field.hint, field.values)}
      describedBy={describedBy}
    />
  );
}
