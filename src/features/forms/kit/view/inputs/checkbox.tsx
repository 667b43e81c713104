import type { Localized } from '../../../../../domain/language/localized';
import type { RequestContext } from '../../../../../platform/request-context';
import { Html } from '../../../../../views/ui/html';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

export interface CheckboxProps {
  ctx: RequestContext;
  id: string;
  name: string;
  value?: string;
  checked?: boolean;
  required?: boolean;
  /** Sanitized HTML: it may contain a link to the privacy statement (§2.10). */
  label: Localized;
  hint?: string | undefined;
  /** The id of its error message. */
  describedBy?: string | undefined;
}

/** A checkbox whose label may contain HTML. */
export function Checkbox({
  ctx,
  id,
  name,
  value = 'yes',
  checked = false,
  required = false,
  label,
  hint,
  describedBy,
}: CheckboxProps) {
  const hintId = `${id}-hint`;
  return (
    <div className="checkbox">
      <input
        type="checkbox"
        {...{ id, name, value, required }}
        defaultChecked={checked}
        aria-describedby={[hint && hintId, describedBy].filter(Boolean).join(' ') || undefined}
      />
      <label htmlFor={id}>
        <Html ctx={ctx} html={label} inline />
      </label>
      {hint && (
        <p className="checkbox__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

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
