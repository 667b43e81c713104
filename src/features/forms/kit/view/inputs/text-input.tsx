import type { LineField } from '../../definition/field';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';
import { PasswordInput } from './password-input';

const LINE_INPUT_TYPES: Record<
  Exclude<LineField['kind'], 'password'>,
  { type: string; inputMode?: 'numeric' | 'decimal' }
> = {
  text: { type: 'text' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  url: { type: 'url' },
  // Not type=number: it refuses '285.000' and changes its value when the mouse wheel turns.
  number: { type: 'text', inputMode: 'numeric' },
  money: { type: 'text', inputMode: 'decimal' },
  time: { type: 'time' },
  day: { type: 'date' },
  search: { type: 'search' },
};

/** What must be typed exactly: a phone neither corrects it nor begins it with a capital. */
const EXACT_AUTOCOMPLETES = new Set(['username', 'one-time-code']);

/** One line of text, followed by its unit. */
export function LineInput({ field, id, values, error, isRequired, describedBy }: InputProps) {
  const line = field as LineField & { kind: keyof typeof LINE_INPUT_TYPES };
  const unit = line.kind === 'money' ? '€' : line.unit;
  const isExact = EXACT_AUTOCOMPLETES.has(line.autocomplete ?? '');
  const input = (
    <input
      {...LINE_INPUT_TYPES[line.kind]}
      {...{ id, name: field.name }}
      className={`field__input${line.width ? ` field__input--${line.width}` : ''}`}
      defaultValue={getTextValue(values, field)}
      autoComplete={line.autocomplete ?? 'off'}
      {...(isExact && { spellCheck: false })}
      {...(isExact && line.kind === 'text' && { autoCapitalize: 'none' })}
      min={line.earliest}
      lang={field.lang}
      data-color={line.isColor ? '' : undefined}
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

/** A password, new by default; it is never sent back to the page. */
export function PasswordLineInput({ ctx, field, id, error, describedBy }: InputProps) {
  const { name, minLength, repeats, autocomplete } = field as LineField;
  return (
    <PasswordInput
      {...{ ctx, id, name, minLength, describedBy }}
      autoComplete={autocomplete === 'current-password' ? autocomplete : 'new-password'}
      repeats={repeats && id.slice(0, -name.length) + repeats}
      hasError={error !== undefined}
    />
  );
}

export function TextareaInput({ field, id, values, error, isRequired, describedBy }: InputProps) {
  return (
    <textarea
      {...{ id, name: field.name }}
      className="field__input"
      rows={field.kind === 'textarea' ? (field.rows ?? 5) : 5}
      data-rich={field.kind === 'textarea' && field.isRich ? '' : undefined}
      defaultValue={getTextValue(values, field)}
      lang={field.lang}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    />
  );
}
