import { formatTimeOfDay } from '../../domain/format/brussels-time';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { AccountNotice } from './account-notice';
import { SignInLayout } from './sign-in-layout';

export interface ForgottenPasswordState {
  typedEmail?: string;
  error?: TextKey;
  /** When the mailed password ends, if one was asked for, in ms since 1970. */
  ends?: number;
}

/** The addresses of a page of passwords: its own, and the sign-in that it belongs to. */
export interface PasswordPagePaths {
  own: string;
  signIn: string;
  /** The name of the sign-in in the breadcrumb. */
  signInName: TextKey;
}

/** Asks for the address that a one-time password is mailed to (decision 22). */
export function ForgottenPasswordPage({
  ctx,
  paths,
  state: { typedEmail, error, ends },
}: {
  ctx: RequestContext;
  paths: PasswordPagePaths;
  state: ForgottenPasswordState;
}) {
  const { t, href } = ctx;
  return (
    <SignInLayout
      ctx={ctx}
      title={t('FORGOT_PASSWORD_TITLE')}
      hasPicture={paths.signIn !== '/desk/login/'}
      steps={[
        { name: t(paths.signInName), path: href.page(paths.signIn) },
        { name: t('FORGOT_PASSWORD_TITLE') },
      ]}
    >
      <p className="lead">{t('FORGOT_PASSWORD_TEXT')}</p>
      {ends !== undefined && <SentNotice {...{ ctx, ends }} />}
      {error === 'LOGIN_LIMITED' && (
        <div className="error-summary" role="alert">
          <p className="error-summary__sentence">{t(error)}</p>
        </div>
      )}
      <form method="post" action={href.page(paths.own)} className="form sign-in__form" noValidate>
        <EmailField
          {...{ ctx, typedEmail }}
          error={error === 'LOGIN_LIMITED' ? undefined : error}
        />
        <div className="sign-in__actions">
          <button
            type="submit"
            className={`button button--${ends === undefined ? 'forest' : 'outlined'}`}
          >
            {t(ends === undefined ? 'FORGOT_PASSWORD_SUBMIT' : 'FORGOT_PASSWORD_AGAIN')}
          </button>
          <a href={href.page(paths.signIn)}>{t('FORGOT_PASSWORD_BACK')}</a>
        </div>
      </form>
    </SignInLayout>
  );
}

/** Says the same for known and unknown addresses. */
function SentNotice({ ctx, ends }: { ctx: RequestContext; ends: number }) {
  const { t, language, snapshot } = ctx;
  const { phone } = snapshot.site.configuration.agency;
  return (
    <AccountNotice>
      <p>
        <strong>{t('FORGOT_PASSWORD_SUCCESS')}</strong>
      </p>
      <p>
        {t('FORGOT_PASSWORD_SENT', { time: formatTimeOfDay(ends, language) })}{' '}
        <a href={toPhoneUrl(phone)}>{formatPhone(phone)}</a>.
      </p>
    </AccountNotice>
  );
}

function EmailField({
  ctx: { t },
  typedEmail,
  error,
}: {
  ctx: RequestContext;
  typedEmail: string | undefined;
  error: TextKey | undefined;
}) {
  return (
    <div className={`field${error ? ' has-error' : ''}`}>
      <label className="field__label" htmlFor="forgot-email">
        {t('LABEL_EMAIL')}
      </label>
      {error && (
        <p className="field__error" id="forgot-email-error">
          {t(error)}
        </p>
      )}
      <input
        id="forgot-email"
        className="field__input"
        type="email"
        name="email"
        defaultValue={typedEmail}
        autoComplete="username"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'forgot-email-error'}
      />
    </div>
  );
}
