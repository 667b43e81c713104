import type { InputHTMLAttributes } from 'react';
import type { TextKey, Translate } from '../../domain/language/texts';

interface DeskFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  t: Translate;
  id: string;
  label: string;
  hint?: string | undefined;
  error?: TextKey | undefined;
}

/** One field of a form of the desk, with its error above it. */
export function DeskField({ t, id, label, hint, error, ...input }: DeskFieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`desk-field${error ? ' has-error' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="desk-quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {t(error)}
        </p>
      )}
      <input
        id={id}
        className="desk-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
    </div>
  );
}
