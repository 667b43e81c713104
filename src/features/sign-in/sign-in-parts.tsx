import type { ReactNode } from 'react';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { PasswordField } from '../../views/ui/password-field';
import { AccountNotice } from './account-notice';

/** Why the page is shown again: wrong login or password, too many attempts, or an ended session. */
export type SignInProblem = 'refused' | 'limited' | 'expired';

/** Says why a sign-in is shown again, with the ways out of a refusal. */
export function SignInMessage({
  ctx: { t },
  problem,
  refused,
  children,
}: {
  ctx: RequestContext;
  problem: SignInProblem | undefined;
  refused: TextKey;
  /** Shown below a refusal. */
  children?: ReactNode;
}) {
  if (!problem) return null;
  if (problem === 'expired') return <AccountNotice>{t('OWNER_SESSION_EXPIRED')}</AccountNotice>;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused sign-in, reading starts at the message
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <p className="error-summary__sentence">
        {t(problem === 'limited' ? 'LOGIN_LIMITED' : refused)}
      </p>
      {problem === 'refused' && children}
    </div>
  );
}

/** The name that somebody signs in with, and the password. */
export function SignInFields({
  ctx,
  field,
  label,
  typed,
}: {
  ctx: RequestContext;
  field: 'username' | 'email';
  label: TextKey;
  typed: string;
}) {
  const { t } = ctx;
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor="sign-in-name">
          {t(label)}
        </label>
        <input
          id="sign-in-name"
          className="field__input"
          type={field === 'email' ? 'email' : 'text'}
          name={field}
          defaultValue={typed}
          autoComplete="username"
          autoCapitalize={field === 'email' ? undefined : 'none'}
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
    </>
  );
}

/** The button of a sign-in, and the way to a new password. */
export const SignInActions = ({
  ctx: { t, href },
  forgotPath,
}: {
  ctx: RequestContext;
  forgotPath: '/forgot-password/' | '/desk/forgot-password/';
}) => (
  <div className="sign-in__actions">
    <button type="submit" className="button button--forest">
      {t('LOGIN_SUBMIT')}
    </button>
    <a href={href.page(forgotPath)}>{t('LOGIN_FORGOT_PASSWORD')}</a>
  </div>
);
