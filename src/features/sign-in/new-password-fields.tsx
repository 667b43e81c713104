import { MIN_PASSWORD_LENGTH } from '../../domain/accounts/password-length';
import type { RequestContext } from '../../platform/request-context';
import { PasswordField } from '../../views/ui/password-field';

/** The fields of a change of password. */
type PasswordFieldName = 'current' | 'password' | 'passwordConfirm';

/** The sentence of each field's error. */
export type NewPasswordErrors = Partial<Record<PasswordFieldName, string>>;

const FIELD_IDS: Record<PasswordFieldName, string> = {
  current: 'current-password',
  password: 'new-password',
  passwordConfirm: 'new-password-confirm',
};

interface FieldsProps {
  ctx: RequestContext;
  errors: NewPasswordErrors;
}

/** A new password twice (decision 24). */
export function NewPasswordFields({ ctx, errors }: FieldsProps) {
  const { t } = ctx;
  return (
    <>
      <PasswordField
        ctx={ctx}
        id={FIELD_IDS.password}
        name="password"
        label={t('NEW_PASSWORD_LABEL')}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        error={errors.password}
      />
      <PasswordField
        ctx={ctx}
        id={FIELD_IDS.passwordConfirm}
        name="passwordConfirm"
        label={t('NEW_PASSWORD_CONFIRM_LABEL')}
        autoComplete="new-password"
        repeats={FIELD_IDS.password}
        error={errors.passwordConfirm}
      />
    </>
  );
}

/** The field of the current password, above the new one. */
export const CurrentPasswordField = ({ ctx, errors }: FieldsProps) => (
  <PasswordField
    ctx={ctx}
    id={FIELD_IDS.current}
    name="current"
    label={ctx.t('CURRENT_PASSWORD_LABEL')}
    autoComplete="current-password"
    error={errors.current}
  />
);

/** The errors above a form of passwords, with links to the fields. */
export function PasswordErrorSummary({ ctx: { t }, errors }: FieldsProps) {
  const fields = (['current', 'password', 'passwordConfirm'] as const).filter(
    (field) => errors[field],
  );
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form, reading starts at the summary
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <p className="error-summary__sentence">{t('FORM_ERROR')}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${FIELD_IDS[field]}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
