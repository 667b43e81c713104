import type { Context } from 'hono';
import type { App } from '../../env';
import { buildAlternatePaths } from './alternate-paths';
import type { MailLinkPageProps } from './mail-link-page';
import { MailLinkPage } from './mail-link-page';

/** The page of a link, and what the link says, which the page's other languages keep. */
interface MailLinkView extends Omit<MailLinkPageProps, 'ctx'> {
  original: string;
  token?: string;
  /** Whether a form on it was refused. */
  hasError?: boolean;
  stylesheet?: 'plain' | 'form';
}

/** Renders the page that a link in a mail opens, valid or not; its path is in MAIL_LINK_PATHS (mail-link.ts). */
export function renderMailLinkPage(
  c: Context<App>,
  { original, token, hasError = false, stylesheet = 'plain', ...page }: MailLinkView,
) {
  const { ctx } = c.var;
  const { title } = page;
  const search = token ? `?${new URLSearchParams({ token })}` : '';
  return c.render(<MailLinkPage {...{ ctx, ...page }} />, {
    ctx,
    stylesheet,
    head: {
      title: hasError ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, original, search),
    },
  });
}
