import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { CodeField } from './code-field';
import { SignInLayout } from './sign-in-layout';

/** Asks for a code of the app, or a recovery code, after the password. */
export function SecondFactorPage({
  ctx,
  error,
}: {
  ctx: RequestContext;
  error: TextKey | undefined;
}) {
  const { t, href } = ctx;
  return (
    <SignInLayout
      ctx={ctx}
      title={t('SECOND_FACTOR_ASK_TITLE')}
      steps={[
        { name: t('OWNER_LOGIN'), path: href.page('/login/') },
        { name: t('SECOND_FACTOR_ASK_TITLE') },
      ]}
    >
      <p className="lead">{t('SECOND_FACTOR_ASK_TEXT')}</p>
      <form
        method="post"
        action={href.page('/second-factor/')}
        className="form sign-in__form"
        noValidate
      >
        <CodeField label={t('SECOND_FACTOR_ASK_LABEL')} error={error && t(error)} />
        <div className="sign-in__actions">
          <button type="submit" className="button button--forest">
            {t('LOGIN_SUBMIT')}
          </button>
        </div>
      </form>
    </SignInLayout>
  );
}
