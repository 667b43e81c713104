import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { readIdToken } from '../../../platform/auth/id-token';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import type { QueryContext } from '../../../platform/request-parameters';
import { TextParameter } from '../../../platform/request-parameters';
import { RegisterLink } from '../../../views/layout/register-link';
import { renderMailLinkPage } from '../../../views/layout/render-mail-link-page';
import { hasSubscriber, noteSignOfLife } from './ending-store';

/**
 * Keeps the account of a subscriber by the link of the mail that tells when it ends. The link shows a button,
 * since mail programs open links by themselves; the button keeps it.
 */
export const keepRoutes = new Hono<App>();

const PATH = '/demand-keep/';
const LinkQuery = v.object({ token: TextParameter });
type LinkContext = QueryContext<typeof LinkQuery>;

keepRoutes.get(PATH, vValidator('query', LinkQuery), async (c) => {
  const account = await readAccount(c);
  if (!account || !(await hasSubscriber(c.env.DB, account))) return renderGone(c);
  return renderPage(
    c,
    'SEARCHES_KEEP_TEXT',
    <form method="post">
      <button type="submit" className="button button--forest">
        {c.var.ctx.t('SEARCHES_KEEP_ACTION')}
      </button>
    </form>,
  );
});

keepRoutes.post(PATH, vValidator('query', LinkQuery), async (c) => {
  const account = await readAccount(c);
  if (!account || !(await noteSignOfLife(c.env.DB, account, Date.now()))) return renderGone(c);
  const { t, href } = c.var.ctx;
  return renderPage(
    c,
    'SEARCHES_KEPT',
    <p>
      <a className="button button--forest" href={href.page('/my-searches/')}>
        {t('SEARCHES_TITLE')}
      </a>
    </p>,
  );
});

const readAccount = async (c: LinkContext): Promise<string | undefined> =>
  readIdToken('keep', c.req.valid('query').token, await loadSigningKeys(c.env));

/** The link is not ours, or the account has ended. */
function renderGone(c: LinkContext) {
  c.status(404);
  return renderPage(
    c,
    'SEARCHES_KEEP_GONE',
    <p>
      <RegisterLink ctx={c.var.ctx} className="button button--forest" />
    </p>,
  );
}

function renderPage(c: LinkContext, text: TextKey, action: ReactNode) {
  const { t } = c.var.ctx;
  return renderMailLinkPage(c, {
    original: PATH,
    token: c.req.valid('query').token,
    title: t('SEARCHES_KEEP_TITLE'),
    text: t(text),
    children: action,
  });
}
