import type { ReactNode } from 'react';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
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
