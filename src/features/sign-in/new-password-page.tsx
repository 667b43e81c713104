import { MIN_PASSWORD_LENGTH } from '../../domain/accounts/password-length';
import type { RequestContext } from '../../platform/request-context';
import type { PasswordPagePaths } from './forgotten-password-page';
import { PasswordField } from './password-field';
import { SignInLayout } from './sign-in-layout';

/** The sentence of each field's error. */
export type NewPasswordErrors = Partial<Record<'password' | 'passwordConfirm', string>>;

/** Asks for a new password twice (decision 24), after a one-time password. */
export function NewPasswordPage({
  ctx,
  paths,
  login,
  errors,
}: {
  ctx: RequestContext;
  paths: PasswordPagePaths;
  login: string;
  errors: NewPasswordErrors;
}) {
  const { t, href } = ctx;
  return (
    <SignInLayout
      ctx={ctx}
      title={t('NEW_PASSWORD_TITLE')}
      hasPicture={paths.signIn !== '/desk/login/'}
      steps={[
        { name: t(paths.signInName), path: href.page(paths.signIn) },
        { name: t('NEW_PASSWORD_TITLE') },
      ]}
    >
      <p className="lead">{t('NEW_PASSWORD_TEXT', { count: MIN_PASSWORD_LENGTH })}</p>
      <NewPasswordSummary ctx={ctx} errors={errors} />
      <form method="post" action={href.page(paths.own)} className="form sign-in__form" noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" name="username" value={login} />
        <PasswordField
          ctx={ctx}
          id="new-password"
          name="password"
          label={t('NEW_PASSWORD_LABEL')}
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          error={errors.password}
        />
        <PasswordField
          ctx={ctx}
          id="new-password-confirm"
          name="passwordConfirm"
          label={t('NEW_PASSWORD_CONFIRM_LABEL')}
          autoComplete="new-password"
          repeats="new-password"
          error={errors.passwordConfirm}
        />
        <p className="note">{t('NEW_PASSWORD_SESSIONS')}</p>
        <div className="sign-in__actions">
          <button type="submit" className="button button--forest">
            {t('NEW_PASSWORD_SUBMIT')}
          </button>
        </div>
      </form>
    </SignInLayout>
  );
}

const FIELD_IDS = { password: 'new-password', passwordConfirm: 'new-password-confirm' } as const;

function NewPasswordSummary({
  ctx: { t },
  errors,
}: {
  ctx: RequestContext;
  errors: NewPasswordErrors;
}) {
  const fields = (['password', 'passwordConfirm'] as const).filter((field) => errors[field]);
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
