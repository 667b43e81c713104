import type { ReactNode } from 'react';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { AccountNotice } from './account-notice';

/** Who is signed in where somebody else may want to be, and where they go on. */
export interface SignedIn {
  name: string;
  /** The original path of their own page. */
  page: string;
}

/** Says who is signed in already: the link of a mail may be opened where somebody else is. */
export const SignedInNotice = ({
  ctx: { t, href },
  signedIn,
}: {
  ctx: RequestContext;
  signedIn: SignedIn | undefined;
}) =>
  signedIn && (
    <AccountNotice>
      <p>{t('LOGIN_SIGNED_IN_AS', { name: signedIn.name })}</p>
      <a href={href.page(signedIn.page)}>{t('LOGIN_GO_ON_AS', { name: signedIn.name })}</a>
    </AccountNotice>
  );

/**
 * Why the page is shown again: wrong login or password, too many attempts, an ended session, or one that ended in the
 * browser alone.
 */
export type SignInProblem = 'refused' | 'limited' | 'expired' | 'ended here';

/** Returns what the address of a sign-in says about the session before. */
export function findProblem({
  expired,
  ended,
}: {
  expired: string;
  ended: string;
}): SignInProblem | undefined {
  if (ended) return 'ended here';
  return expired ? 'expired' : undefined;
}

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
  if (problem === 'ended here') return <AccountNotice>{t('LOGIN_ENDED_HERE')}</AccountNotice>;
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
