import type { RequestContext } from '../../platform/request-context';
import { FormButtons } from '../../views/ui/form-buttons';
import { AccountNotice } from './account-notice';
import type { NewPasswordErrors } from './new-password-fields';
import {
  CurrentPasswordField,
  NewPasswordFields,
  PasswordErrorSummary,
} from './new-password-fields';
import type { SecurityState } from './security-page';
import { SecondFactorForm } from './security-page';

export interface OwnSecurityPageProps {
  ctx: RequestContext;
  email: string;
  /** Undefined for anyone but owners: only they may set up a second factor (decision 44). */
  secondFactor: SecurityState | undefined;
  passwordErrors: NewPasswordErrors;
  isPasswordChanged: boolean;
}

/** A signed-in person changes the password here; an owner also switches the second factor on or off. */
export function OwnSecurityPage({
  ctx,
  email,
  secondFactor,
  passwordErrors,
  isPasswordChanged,
}: OwnSecurityPageProps) {
  const { t } = ctx;
  return (
    <div className="account-page">
      <h1>{t('ACCOUNT_SECURITY')}</h1>
      {isPasswordChanged && <AccountNotice>{t('SECURITY_PASSWORD_CHANGED')}</AccountNotice>}
      <PasswordErrorSummary ctx={ctx} errors={passwordErrors} />
      <div className="security">
        <PasswordSection ctx={ctx} email={email} errors={passwordErrors} />
        {secondFactor && (
          <section>
            <h2>{t('SECOND_FACTOR_TITLE')}</h2>
            <SecondFactorForm {...{ ctx, email }} path="/security/" state={secondFactor} />
          </section>
        )}
      </div>
    </div>
  );
}

function PasswordSection({
  ctx,
  email,
  errors,
}: {
  ctx: RequestContext;
  email: string;
  errors: NewPasswordErrors;
}) {
  const { t, href } = ctx;
  return (
    <section>
      <h2>{t('SECURITY_CHANGE_PASSWORD')}</h2>
      <form method="post" action={href.page('/security/')} className="form" noValidate>
        <input type="hidden" name="action" value="password" />
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" name="username" value={email} />
        <CurrentPasswordField ctx={ctx} errors={errors} />
        <NewPasswordFields ctx={ctx} errors={errors} />
        <p className="note">{t('NEW_PASSWORD_SESSIONS')}</p>
        <FormButtons label={t('NEW_PASSWORD_SUBMIT')} />
      </form>
    </section>
  );
}
