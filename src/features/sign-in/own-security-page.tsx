import type { ListedSession } from '../../platform/accounts/sessions-store';
import type { RequestContext } from '../../platform/request-context';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { FormAlert } from '../forms/kit/view/action-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { AccountNotice } from './account-notice';
import { SessionSection } from './passkeys/session-section';
import { changePasswordForm } from './password-forms';
import type { SecurityState } from './security-page';
import { SecondFactorForm, SignInSections } from './security-page';

export interface OwnSecurityPageProps {
  ctx: RequestContext;
  email: string;
  /** Undefined for anyone but owners: only they may set up a second factor (decision 44). */
  secondFactor: SecurityState | undefined;
  refused: RefusedForm | undefined;
  isPasswordChanged: boolean;
  /** Where somebody without a second factor is signed in. */
  sessions: readonly ListedSession[];
}

/** A signed-in person changes the password here; an owner also switches the second factor on or off. */
export function OwnSecurityPage({
  ctx,
  email,
  secondFactor,
  refused,
  isPasswordChanged,
  sessions,
}: OwnSecurityPageProps) {
  const { t } = ctx;
  return (
    <div className="account-page">
      <h1>{t('ACCOUNT_SECURITY')}</h1>
      {isPasswordChanged && <AccountNotice isDone>{t('SECURITY_PASSWORD_CHANGED')}</AccountNotice>}
      <FormAlert ctx={ctx} refused={refused} />
      <div className="security">
        <section>
          <h2>{t('SECURITY_CHANGE_PASSWORD')}</h2>
          <PlainFormView
            {...{ ctx, form: changePasswordForm, login: email, refused }}
            action={ctx.href.page('/security/')}
            note="NEW_PASSWORD_SESSIONS"
          />
        </section>
        {secondFactor && (
          <section>
            <h2>{t('SECOND_FACTOR_TITLE')}</h2>
            <SecondFactorForm {...{ ctx, email }} path="/security/" state={secondFactor} />
          </section>
        )}
      </div>
      {secondFactor ? (
        <SignInSections {...{ ctx, email }} path="/security/" state={secondFactor} />
      ) : (
        <div className="security">
          <SessionSection {...{ ctx, sessions }} action={ctx.href.page('/security/')} />
        </div>
      )}
    </div>
  );
}
