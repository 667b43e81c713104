import type { RequestContext } from '../../../platform/request-context';
import { PasswordField } from '../../../views/ui/password-field';
import { AccountNotice } from '../../sign-in/account-notice';
import { CodeField } from '../../sign-in/code-field';
import { SignInLayout } from '../../sign-in/sign-in-layout';
import type { SignInProblem } from '../../sign-in/sign-in-page';

/** The sign-in of staff: address, password, and the code of an app where one is set up. */
export function DeskSignInPage({
  ctx,
  typedEmail,
  problem,
}: {
  ctx: RequestContext;
  typedEmail: string;
  problem: SignInProblem | undefined;
}) {
  const { t, href } = ctx;
  return (
    <SignInLayout ctx={ctx} title={t('DESK_LOGIN_TITLE')} steps={[]} hasPicture={false}>
      <p className="lead">{t('DESK_LOGIN_TEXT')}</p>
      {problem === 'expired' && <AccountNotice>{t('OWNER_SESSION_EXPIRED')}</AccountNotice>}
      {problem && problem !== 'expired' && (
        // biome-ignore lint/a11y/noAutofocus: after a refused sign-in, reading starts at the message
        <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
          <p className="error-summary__sentence">
            {t(problem === 'limited' ? 'LOGIN_LIMITED' : 'DESK_LOGIN_FAILED')}
          </p>
        </div>
      )}
      <form
        method="post"
        action={href.page('/desk/login/')}
        className="form sign-in__form"
        noValidate
      >
        <div className="field">
          <label className="field__label" htmlFor="sign-in-name">
            {t('LABEL_EMAIL')}
          </label>
          <input
            id="sign-in-name"
            className="field__input"
            type="email"
            name="email"
            defaultValue={typedEmail}
            autoComplete="username"
            spellCheck={false}
            required
          />
        </div>
        <PasswordField
          ctx={ctx}
          id="sign-in-password"
          name="password"
          label={t('LOGIN_PASSWORD')}
          autoComplete="current-password"
        />
        <CodeField
          label={t('DESK_LOGIN_CODE')}
          hint={t('DESK_LOGIN_CODE_HINT')}
          error={undefined}
          isOptional
        />
        <div className="sign-in__actions">
          <button type="submit" className="button button--forest">
            {t('LOGIN_SUBMIT')}
          </button>
          <a href={href.page('/desk/forgot-password/')}>{t('LOGIN_FORGOT_PASSWORD')}</a>
        </div>
      </form>
    </SignInLayout>
  );
}
