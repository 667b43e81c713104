/** The field of a code of six digits; phones offer it from the app. It is never filled in by the server. */
export function CodeField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <div className={`field${error ? ' has-error' : ''}`}>
      <label className="field__label" htmlFor="code">
        {label}
      </label>
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
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'code-error'}
      />
    </div>
  );
}
