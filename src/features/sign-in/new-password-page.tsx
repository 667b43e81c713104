import { MIN_PASSWORD_LENGTH } from '../../domain/accounts/password-length';
import type { RequestContext } from '../../platform/request-context';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import type { PasswordPagePaths } from './forgotten-password-page';
import { newPasswordForm } from './password-forms';
import { SignInLayout } from './sign-in-layout';

/** Asks for a new password twice (decision 24), after a one-time password. */
export function NewPasswordPage({
  ctx,
  paths,
  login,
  refused,
}: {
  ctx: RequestContext;
  paths: PasswordPagePaths;
  login: string;
  refused: RefusedForm | undefined;
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
      <PlainFormView
        {...{ ctx, form: newPasswordForm, login, refused, className: 'sign-in__form' }}
        action={href.page(paths.own)}
        note="NEW_PASSWORD_SESSIONS"
      />
    </SignInLayout>
  );
}
