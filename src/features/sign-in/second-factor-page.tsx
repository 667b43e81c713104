import type { RequestContext } from '../../platform/request-context';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { codeForm } from './second-factor-forms';
import { SignInLayout } from './sign-in-layout';

/** Asks for a code of the app, or a recovery code, after the password. */
export function SecondFactorPage({
  ctx,
  refused,
  back,
}: {
  ctx: RequestContext;
  refused: RefusedForm | undefined;
  /** The address that signing in leads back to; '' without one. */
  back: string;
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
      <PlainFormView
        {...{ ctx, form: codeForm, refused, className: 'sign-in__form' }}
        action={href.page('/second-factor/', { back: back || undefined })}
      />
    </SignInLayout>
  );
}
