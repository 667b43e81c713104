import type { ReactNode } from 'react';
import type { RequestContext } from '../../platform/request-context';
import type { BreadcrumbStep } from '../../views/layout/breadcrumb';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { Picture } from '../../views/ui/picture';

/** The page of a sign-in or a password: on wide windows beside a picture with one paper cut. */
export function SignInLayout({
  ctx,
  title,
  steps,
  hasPicture = true,
  children,
}: {
  ctx: RequestContext;
  title: string;
  steps: readonly BreadcrumbStep[];
  /** False for staff, who see neither picture nor invitation. */
  hasPicture?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="sign-in">
      <div className="sign-in__main">
        {steps.length > 0 && <Breadcrumb ctx={ctx} steps={steps} />}
        <h1>{title}</h1>
        {children}
      </div>
      {hasPicture && <SignInPicture ctx={ctx} />}
    </div>
  );
}

/** The configured picture of the login page, with an invitation; without one there is no picture. */
function SignInPicture({ ctx }: { ctx: RequestContext }) {
  const { t, href, snapshot } = ctx;
  const { configuration } = snapshot.site;
  const image = snapshot.pages.byOriginal.get('/login/')?.params.image;
  if (!image?.width || !image.height) return null;
  const valuation = href.find('/contact-demand/');
  return (
    <div className="sign-in__picture">
      {/* Lazy: where the picture is hidden it is not fetched. */}
      <Picture
        url={image.url}
        alt=""
        width={image.width}
        height={image.height}
        sizes="50vw"
        hosts={configuration.images}
      />
      {valuation && (
        <div className="sign-in__cut">
          <p className="sign-in__cut-title">{t('LOGIN_NOT_SELLING_TITLE')}</p>
          <p>
            {t('LOGIN_NOT_SELLING_TEXT')} <a href={valuation}>{t('FREE_EVALUATION')}</a>
          </p>
        </div>
      )}
    </div>
  );
}
