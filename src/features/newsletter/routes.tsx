import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { loadSiteSecret } from '../../platform/auth/secret-store';
import type { QueryContext } from '../../platform/request-parameters';
import { TextParameter } from '../../platform/request-parameters';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { MailLinkPage } from '../../views/layout/mail-link-page';
import { confirmSubscription, deleteSubscription } from './newsletter-store';
import { readNewsletterToken } from './newsletter-token';

/**
 * Where the newsletter's mails lead. The link shows a button, since mail programs follow links by
 * themselves; pressing it does what it says (decision 29). A mail program's own one-click POST does too.
 */
export const newsletterRoutes = new Hono<App>();

interface NewsletterLink {
  path: '/newsletter-confirm/' | '/newsletter-unsubscribe/';
  title: TextKey;
  promptText: TextKey;
  buttonText: TextKey;
  doneText: TextKey;
  run: (db: App['Bindings']['DB'], email: string) => Promise<unknown>;
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

for (const door of NEWSLETTER_LINKS) {
  newsletterRoutes.get(door.path, vValidator('query', LinkQuery), async (c) => {
    const email = await readLinkEmail(c);
    return email
      ? renderNewsletterLinkPage(c, door, door.promptText, true)
      : renderNewsletterLinkPage(c, door, 'NEWSLETTER_LINK_INVALID');
  });
  newsletterRoutes.post(door.path, vValidator('query', LinkQuery), async (c) => {
    const email = await readLinkEmail(c);
    if (!email || (await door.run(c.env.DB, email)) === false)
      return renderNewsletterLinkPage(c, door, 'NEWSLETTER_LINK_INVALID');
    return renderNewsletterLinkPage(c, door, door.doneText);
  });
}

const readLinkEmail = async (c: LinkContext): Promise<string | undefined> =>
  readNewsletterToken(getLinkToken(c), await loadSiteSecret(c.env.DB));

const getLinkToken = (c: LinkContext): string => c.req.valid('query').token;

function renderNewsletterLinkPage(
  c: LinkContext,
  { path, title, buttonText }: NewsletterLink,
  text: TextKey,
  asks = false,
) {
  const { ctx } = c.var;
  const { t, href } = ctx;
  c.header('Cache-Control', 'no-store');
  if (text === 'NEWSLETTER_LINK_INVALID') c.status(404);
  return c.render(
    <MailLinkPage ctx={ctx} title={t(title)} text={t(text)}>
      {asks ? (
        <form method="post">
          <button type="submit" className="button button--forest">
            {t(buttonText)}
          </button>
        </form>
      ) : (
        <p>
          {text === 'NEWSLETTER_LINK_INVALID' ? (
            <a className="button button--forest" href={href.page('/newsletter/')}>
              {t('NEWSLETTER_AGAIN')}
            </a>
          ) : (
            <a className="button button--outlined" href={href.home()}>
              {t('BACK_HOME')}
            </a>
          )}
        </p>
      )}
    </MailLinkPage>,
    {
      ctx,
      stylesheet: 'plain',
      head: {
        title: t(title),
        robots: 'noindex',
        paths: buildAlternatePaths(
          ctx,
          path,
          `?${new URLSearchParams({ token: getLinkToken(c) })}`,
        ),
      },
    },
  );
}
