import type { RequestContext } from '../../platform/request-context';

export interface PasswordFieldProps {
  ctx: RequestContext;
  id: string;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** The characters it needs: a script counts them while one types. */
  minLength?: number;
  /** The id of the field it repeats: a script says whether it is equal. */
  repeats?: string;
  error?: string | undefined;
}

/**
 * The field of a password. It is never filled in by the server; pasting and password managers are
 * welcome. With script a button shows what was typed.
 */
export function PasswordField({
  ctx: { t },
  id,
  name,
  label,
  autoComplete,
  minLength,
  repeats,
  error,
}: PasswordFieldProps) {
  const hasStatus = minLength !== undefined || repeats !== undefined;
  const describedBy = [error && `${id}-error`, hasStatus && `${id}-status`].filter(Boolean);
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
      <div className="password">
        <input
          {...{ id, name, autoComplete }}
          className="field__input"
          type="password"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.join(' ') || undefined}
          data-password-min={minLength}
          data-password-repeats={repeats}
        />
        <button
          type="button"
          className="password__toggle"
          aria-label={t('PASSWORD_SHOW')}
          aria-controls={id}
          data-password-toggle={JSON.stringify([
            [t('PASSWORD_SHOW_SHORT'), t('PASSWORD_SHOW')],
            [t('PASSWORD_HIDE_SHORT'), t('PASSWORD_HIDE')],
          ])}
        >
          {t('PASSWORD_SHOW_SHORT')}
        </button>
      </div>
      {hasStatus && (
        <p
          className="password__status"
          id={`${id}-status`}
          data-texts={JSON.stringify(
            repeats
              ? [t('PASSWORD_NOT_EQUAL_YET'), t('PASSWORD_EQUAL')]
              : [
                  t('PASSWORD_COUNT', { count: '{count}' }),
                  t('PASSWORD_LONG_ENOUGH', { count: '{count}' }),
                ],
          )}
        >
          {minLength !== undefined && t('PASSWORD_AT_LEAST', { count: minLength })}
        </p>
      )}
    </div>
  );
}
