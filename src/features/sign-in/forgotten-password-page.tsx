import { formatTimeOfDay } from '../../domain/format/brussels-time';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { AccountNotice } from './account-notice';
import { forgottenPasswordForm } from './password-forms';
import { SignInLayout } from './sign-in-layout';

export interface ForgottenPasswordState {
  refused?: RefusedForm;
  /** The address that a password is mailed to if it has an account, and when it ends, in ms since 1970. */
  sent?: { email: string; ends: number };
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
  state: { refused, sent },
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
      {sent && <SentNotice ctx={ctx} ends={sent.ends} />}
      <PlainFormView
        {...{ ctx, form: forgottenPasswordForm, refused, className: 'sign-in__form' }}
        action={href.page(paths.own)}
        {...(sent && { buttons: AGAIN, presentation: { initialValues: { email: sent.email } } })}
      >
        <a href={href.page(paths.signIn)}>{t('FORGOT_PASSWORD_BACK')}</a>
      </PlainFormView>
    </SignInLayout>
  );
}

const AGAIN = [{ label: 'FORGOT_PASSWORD_AGAIN', isOutlined: true }] as const;

/** Says the same for known and unknown addresses. */
function SentNotice({ ctx, ends }: { ctx: RequestContext; ends: number }) {
  const { t, language, snapshot } = ctx;
  const { phone } = snapshot.site.configuration.agency;
  const time = formatTimeOfDay(ends, language);
  const [before = '', after = ''] = t('FORGOT_PASSWORD_SENT', { time, phone: '\n' }).split('\n');
  return (
    <AccountNotice isDone>
      <p>
        <strong>{t('FORGOT_PASSWORD_SUCCESS')}</strong>
      </p>
      <p>
        {before}
        <a href={toPhoneUrl(phone)}>{formatPhone(phone)}</a>
        {after}
      </p>
    </AccountNotice>
  );
}
