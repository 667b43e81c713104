import type { Context } from 'hono';
import type { ReactElement } from 'react';
import type { App } from '../../env';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import type { PageProps } from '../../views/layout/document';

/** The path and status of a sign-in or password page. */
export interface SignInView {
  original: string;
  title: string;
  hasError: boolean;
  shell?: PageProps['shell'];
}

/** Renders a view of the sign-in or of passwords as a page. */
export function renderSignInView(
  c: Context<App>,
  { original, title, hasError, shell = 'sign-in' }: SignInView,
  view: ReactElement,
) {
  const { ctx } = c.var;
  return c.render(view, {
    ctx,
    stylesheet: 'account',
    shell,
    head: {
      title: hasError ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      isVariant: hasError,
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, original),
    },
  });
}
