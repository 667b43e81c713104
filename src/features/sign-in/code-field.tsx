/** The field of a code of six digits; phones offer it from the app. It is never filled in by the server. */
export function CodeField({
  label,
  hint,
  error,
  isOptional = false,
}: {
  label: string;
  hint?: string;
  error: string | undefined;
  isOptional?: boolean;
}) {
  const describedBy = [hint && 'code-hint', error && 'code-error'].filter(Boolean).join(' ');
  return (
    <div className={`field${error ? ' has-error' : ''}`}>
      <label className="field__label" htmlFor="code">
        {label}
      </label>
      {hint && (
        <p className="field__hint" id="code-hint">
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id="code-error" role="alert">
          {error}
        </p>
      )}
      <input
        id="code"
        className="field__input"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
    </div>
  );
}
