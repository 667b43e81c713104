import type { PasswordInputProps } from './password-input';
import { PasswordInput } from './password-input';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'hasError' | 'describedBy'> {
  label: string;
  error?: string | undefined;
}

/** The field of a password on the pages of accounts: label, error, input. */
export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const { id } = input;
  return (
    <div className={`field${error ? ' has-error' : ''}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <PasswordInput
        {...input}
        hasError={error !== undefined}
        describedBy={error && `${id}-error`}
      />
    </div>
  );
}
