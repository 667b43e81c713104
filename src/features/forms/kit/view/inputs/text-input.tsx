import type { LineField } from '../../definition/field';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

const LINE_INPUT_TYPES: Record<
  LineField['kind'],
  { type: string; inputMode?: 'numeric' | 'decimal' }
> = {
  text: { type: 'text' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  url: { type: 'url' },
  password: { type: 'password' },
  // Not type=number: it refuses '285.000' and changes its value when the mouse wheel turns.
  number: { type: 'text', inputMode: 'numeric' },
  money: { type: 'text', inputMode: 'decimal' },
};

/** One line of text, followed by its unit. */
export function LineInput({ field, id, values, error, isRequired, describedBy }: InputProps) {
  const line = field as LineField;
  const unit = line.kind === 'money' ? '€' : line.unit;
  const input = (
    <input
      {...LINE_INPUT_TYPES[line.kind]}
      {...{ id, name: field.name }}
      className={`field__input${line.width ? ` field__input--${line.width}` : ''}`}
      // A password is never sent back to the page.
      defaultValue={field.kind === 'password' ? '' : getTextValue(values, field)}
      autoComplete={line.autocomplete ?? 'off'}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    />
  );
  if (!unit) return input;
  return (
    <div className={`field__with-unit field__with-unit--${line.width ?? 'short'}`}>
      {input}
      <span className="field__unit" aria-hidden="true">
        {unit}
      </span>
    </div>
  );
}

export function TextareaInput({ field, id, values, error, isRequired, describedBy }: InputProps) {
  return (
    <textarea
      {...{ id, name: field.name }}
      className="field__input"
      rows={field.kind === 'textarea' ? (field.rows ?? 5) : 5}
      defaultValue={getTextValue(values, field)}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    />
  );
}
