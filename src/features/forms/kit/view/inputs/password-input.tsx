import type { RequestContext } from '../../../../../platform/request-context';

export interface PasswordInputProps {
  ctx: RequestContext;
  id: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** The characters it needs: a script counts them while one types. */
  minLength?: number | undefined;
  /** The id of the field it repeats: a script says whether it is equal. */
  repeats?: string | undefined;
  hasError: boolean;
  /** The ids of the texts that describe it, beside its own. */
  describedBy?: string | undefined;
}

/**
 * The input of a password. It is never filled in by the server; pasting and password managers are
 * welcome. With script a button shows what was typed.
 */
export function PasswordInput({
  ctx: { t },
  id,
  name,
  autoComplete,
  minLength,
  repeats,
  hasError,
  describedBy,
}: PasswordInputProps) {
  const hasStatus = minLength !== undefined || repeats !== undefined;
  const descriptions = [describedBy, hasStatus && `${id}-status`].filter(Boolean).join(' ');
  return (
    <>
      <div className="password">
        <input
          {...{ id, name, autoComplete }}
          className="field__input"
          type="password"
          required
          aria-invalid={hasError || undefined}
          aria-describedby={descriptions || undefined}
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
    </>
  );
}
