import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import type { TextKey } from '../../domain/language/texts';
import type { OwnPage } from '../../platform/accounts/account';
import type { RequestContext } from '../../platform/request-context';
import { getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import { findOwnTitle, findPageTexts } from '../../views/layout/page-texts';
import { Html } from '../../views/ui/html';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { FormAlert } from '../forms/kit/view/action-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { PasskeyButton } from './passkeys/passkey-button';
import { ownerSignInForm, subscriberSignInForm } from './sign-in-forms';
import { SignInLayout } from './sign-in-layout';
import type { SignedIn, SignInProblem } from './sign-in-parts';
import { SignedInNotice, SignInMessage } from './sign-in-parts';

/** The sign-in of owners, and that of subscribers: one page with other words (docs/look.md). */
export const SIGN_IN_KINDS = [
  {
    path: '/login/',
    form: ownerSignInForm,
    texts: {
      title: 'LOGIN_TITLE',
      intro: 'LOGIN_TEXT',
      refused: 'USER_NOT_FOUND',
      noAccount: 'LOGIN_NO_ACCOUNT',
      other: 'LOGIN_AS_SUBSCRIBER',
      otherAction: 'LOGIN_AS_SUBSCRIBER_ACTION',
    },
    otherPath: '/demand-login/',
    ownPage: '/owner/',
  },
  {
    path: '/demand-login/',
    form: subscriberSignInForm,
    texts: {
      title: 'SAVED_SEARCH_LOGIN_TITLE',
      intro: 'SAVED_SEARCH_LOGIN_TEXT',
      refused: 'LOGIN_FAILED',
      noAccount: 'SAVED_SEARCH_LOGIN_NO_ACCOUNT',
      other: 'LOGIN_AS_OWNER',
      otherAction: 'LOGIN_AS_OWNER_ACTION',
    },
    otherPath: '/login/',
    ownPage: '/my-searches/',
  },
] as const satisfies readonly SignInKind[];

export interface SignInKind {
  path: '/login/' | '/demand-login/';
  form: typeof ownerSignInForm | typeof subscriberSignInForm;
  texts: Record<'title' | 'intro' | 'refused' | 'noAccount' | 'other' | 'otherAction', TextKey>;
  otherPath: string;
  /** Where somebody who may open both lands. */
  ownPage: OwnPage;
}

export function SignInPage({
  ctx,
  kind,
  refused,
  problem,
  signedIn,
  back,
}: {
  ctx: RequestContext;
  kind: SignInKind;
  refused: RefusedForm | undefined;
  problem: SignInProblem | undefined;
  signedIn: SignedIn | undefined;
  /** The address that signing in leads back to; '' without one. */
  back: string;
}) {
  const { t, href, snapshot } = ctx;
  const { texts, form, path } = kind;
  const { phone } = snapshot.site.configuration.agency;
  const action = href.page(path, { back: back || undefined });
  const steps = getRouteBreadcrumb(ctx, path);
  return (
    <SignInLayout
      ctx={ctx}
      title={
        findOwnTitle(ctx, ctx.page?.params.bannerTitle, ctx.page?.params.title) ?? t(texts.title)
      }
      steps={steps.length > 0 ? steps : [{ name: t(texts.title) }]}
    >
      <SignInIntro ctx={ctx} kind={kind} />
      <SignedInNotice {...{ ctx, signedIn }} />
      <SignInMessage ctx={ctx} problem={problem} refused={texts.refused}>
        <p>
          {t('LOGIN_REFUSED_HINT')}{' '}
          <a href={href.page('/forgot-password/')}>{t('LOGIN_REFUSED_ACTION')}</a>
        </p>
      </SignInMessage>
      <FormAlert ctx={ctx} refused={problem ? undefined : refused} />
      <PlainFormView {...{ ctx, form, refused, action, className: 'sign-in__form' }}>
        <a href={href.page('/forgot-password/')}>{t('LOGIN_FORGOT_PASSWORD')}</a>
      </PlainFormView>
      {path === '/login/' && <PasskeyButton {...{ ctx, action }} />}
      <Html ctx={ctx} html={findPageTexts(ctx).content} className="prose" />
      <div className="sign-in__more">
        <p>
          {t(texts.noAccount)} {t('LOGIN_CALL')}{' '}
          <a href={toPhoneUrl(phone)}>{formatPhone(phone)}</a>
        </p>
        <p>
          {t(texts.other)} <a href={href.page(kind.otherPath)}>{t(texts.otherAction)}</a>
        </p>
      </div>
    </SignInLayout>
  );
}

/**
 * The configured description of the login page (§2.6), else the product's own; subscribers have no such page. Its
 * longer text stands below the form: who comes to sign in does so at once.
 */
function SignInIntro({ ctx, kind }: { ctx: RequestContext; kind: SignInKind }) {
  const { description } = findPageTexts(ctx);
  if (description) return <Html ctx={ctx} html={description} className="lead" />;
  return <p className="lead">{ctx.t(kind.texts.intro)}</p>;
}
