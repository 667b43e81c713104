import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { PasskeyButton } from '../../sign-in/passkeys/passkey-button';
import { deskSignInForm } from '../../sign-in/sign-in-forms';
import { SignInLayout } from '../../sign-in/sign-in-layout';
import type { SignedIn, SignInProblem } from '../../sign-in/sign-in-parts';
import { SignedInNotice, SignInMessage } from '../../sign-in/sign-in-parts';

/** The sign-in of staff: address, password, and the code of an app where one is set up. */
export function DeskSignInPage({
  ctx,
  refused,
  problem,
  signedIn,
  back,
}: {
  ctx: RequestContext;
  refused: RefusedForm | undefined;
  problem: SignInProblem | undefined;
  signedIn: SignedIn | undefined;
  /** The address that signing in leads back to; '' without one. */
  back: string;
}) {
  const { t, href } = ctx;
  const action = href.page('/desk/login/', { back: back || undefined });
  return (
    <SignInLayout ctx={ctx} title={t('DESK_LOGIN_TITLE')} steps={[]} hasPicture={false}>
      <p className="lead">{t('DESK_LOGIN_TEXT')}</p>
      <SignedInNotice {...{ ctx, signedIn }} />
      <SignInMessage ctx={ctx} problem={problem} refused="DESK_LOGIN_FAILED" />
      <FormAlert ctx={ctx} refused={problem ? undefined : refused} />
      <PlainFormView
        {...{ ctx, refused, action, form: deskSignInForm, className: 'sign-in__form' }}
      >
        <a href={href.page('/desk/forgot-password/')}>{t('LOGIN_FORGOT_PASSWORD')}</a>
      </PlainFormView>
      <PasskeyButton {...{ ctx, action }} />
    </SignInLayout>
  );
}
