import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { QueryContext } from '../../platform/request-parameters';
import { TextParameter } from '../../platform/request-parameters';
import { renderMailLinkPage } from '../../views/layout/render-mail-link-page';
import { confirmSubscription, deleteSubscription } from './newsletter-store';
import { readNewsletterToken } from './newsletter-token';

/**
 * Confirms and ends subscriptions by the links of the newsletter's mails. A link shows a button, since
 * mail programs open links by themselves; the button, or the one-click POST of a mail program, does the
 * work (decision 29).
 */
export const newsletterRoutes = new Hono<App>();

interface NewsletterLink {
  path: '/newsletter-confirm/' | '/newsletter-unsubscribe/';
  title: TextKey;
  promptText: TextKey;
  buttonText: TextKey;
  doneText: TextKey;
  run: (db: D1Database, email: string) => Promise<unknown>;
}

const NEWSLETTER_LINKS: readonly NewsletterLink[] = [
  {
    path: '/newsletter-confirm/',
    title: 'NEWSLETTER_TITLE',
    promptText: 'NEWSLETTER_CONFIRM_TEXT',
    buttonText: 'NEWSLETTER_CONFIRM_ACTION',
    doneText: 'THANKS_SIGN_NEWSLETTER_TEXT',
    run: (db, email) => confirmSubscription(db, email, Date.now()),
  },
  {
    path: '/newsletter-unsubscribe/',
    title: 'NEWSLETTER_TITLE',
    promptText: 'NEWSLETTER_UNSUBSCRIBE_TEXT',
    buttonText: 'NEWSLETTER_UNSUBSCRIBE',
    doneText: 'NEWSLETTER_UNSUBSCRIBED',
    run: deleteSubscription,
  },
];

const LinkQuery = v.object({ token: TextParameter });
type LinkContext = QueryContext<typeof LinkQuery>;

for (const link of NEWSLETTER_LINKS) {
  newsletterRoutes.get(link.path, vValidator('query', LinkQuery), async (c) => {
    const email = await readLinkEmail(c);
    return email ? renderPromptPage(c, link) : renderInvalidLinkPage(c, link);
  });
  newsletterRoutes.post(link.path, vValidator('query', LinkQuery), async (c) => {
    const email = await readLinkEmail(c);
    if (!email || (await link.run(c.env.DB, email)) === false)
      return renderInvalidLinkPage(c, link);
    return renderDonePage(c, link);
  });
}

const readLinkEmail = async (c: LinkContext): Promise<string | undefined> =>
  readNewsletterToken(getLinkToken(c), await loadSigningKeys(c.env));

const getLinkToken = (c: LinkContext): string => c.req.valid('query').token;

/** Renders the question of the link and the button that answers it. */
const renderPromptPage = (c: LinkContext, link: NewsletterLink) =>
  renderLinkPage(
    c,
    link,
    link.promptText,
    <form method="post">
      <button type="submit" className="button button--forest">
        {c.var.ctx.t(link.buttonText)}
      </button>
    </form>,
  );

const renderDonePage = (c: LinkContext, link: NewsletterLink) =>
  renderLinkPage(
    c,
    link,
    link.doneText,
    <p>
      <a className="button button--outlined" href={c.var.ctx.href.home()}>
        {c.var.ctx.t('BACK_HOME')}
      </a>
    </p>,
  );

function renderInvalidLinkPage(c: LinkContext, link: NewsletterLink) {
  const { t, href } = c.var.ctx;
  c.status(404);
  return renderLinkPage(
    c,
    link,
    'NEWSLETTER_LINK_INVALID',
    <p>
      <a className="button button--forest" href={href.page('/newsletter/')}>
        {t('NEWSLETTER_AGAIN')}
      </a>
    </p>,
    // An invalid token is not echoed.
    '',
  );
}

function renderLinkPage(
  c: LinkContext,
  { path, title }: NewsletterLink,
  text: TextKey,
  action: ReactNode,
  token = getLinkToken(c),
) {
  const { t } = c.var.ctx;
  return renderMailLinkPage(c, {
    ...{ original: path, token, title: t(title), text: t(text), children: action },
  });
}
