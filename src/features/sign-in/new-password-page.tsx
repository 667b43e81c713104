import { MIN_PASSWORD_LENGTH } from '../../domain/accounts/password-length';
import type { RequestContext } from '../../platform/request-context';
import type { PasswordPagePaths } from './forgotten-password-page';
import type { NewPasswordErrors } from './new-password-fields';
import { NewPasswordFields, PasswordErrorSummary } from './new-password-fields';
import { SignInLayout } from './sign-in-layout';

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
      <PasswordErrorSummary ctx={ctx} errors={errors} />
      <form method="post" action={href.page(paths.own)} className="form sign-in__form" noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" name="username" value={login} />
        <NewPasswordFields ctx={ctx} errors={errors} />
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
