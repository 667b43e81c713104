import type { Context } from 'hono';
import { Hono } from 'hono';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { siteSecret } from '../../platform/auth/secret-store';
import { alternates } from '../../views/layout/alternates';
import { LinkPage } from '../../views/layout/link-page';
import { confirm, unsubscribe } from './newsletter-store';
import { emailOf } from './token';

/**
 * Where the newsletter's mails lead. The link shows a button, since mail programs follow links by
 * themselves; pressing it does what it says (decision 29). A mail program's own one-click POST does too.
 */
export const newsletter = new Hono<App>();

interface Door {
  path: '/newsletter-confirm/' | '/newsletter-unsubscribe/';
  title: TextKey;
  text: TextKey;
  action: TextKey;
  done: TextKey;
  work: (db: App['Bindings']['DB'], email: string) => Promise<unknown>;
}

const DOORS: readonly Door[] = [
  {
    path: '/newsletter-confirm/',
    title: 'NEWSLETTER_TITLE',
    text: 'NEWSLETTER_CONFIRM_TEXT',
    action: 'NEWSLETTER_CONFIRM_ACTION',
    done: 'THANKS_SIGN_NEWSLETTER_TEXT',
    work: (db, email) => confirm(db, email, Date.now()),
  },
  {
    path: '/newsletter-unsubscribe/',
    title: 'NEWSLETTER_TITLE',
    text: 'NEWSLETTER_UNSUBSCRIBE_TEXT',
    action: 'NEWSLETTER_UNSUBSCRIBE',
    done: 'NEWSLETTER_UNSUBSCRIBED',
    work: unsubscribe,
  },
];

for (const door of DOORS) {
  newsletter.get(door.path, async (c) => {
    const email = await emailIn(c);
    return email ? show(c, door, door.text, true) : show(c, door, 'NEWSLETTER_LINK_INVALID');
  });
  newsletter.post(door.path, async (c) => {
    const email = await emailIn(c);
    if (!email || (await door.work(c.env.DB, email)) === false)
      return show(c, door, 'NEWSLETTER_LINK_INVALID');
    return show(c, door, door.done);
  });
}

const emailIn = async (c: Context<App>): Promise<string | undefined> =>
  emailOf(tokenIn(c), await siteSecret(c.env.DB));

const tokenIn = (c: Context<App>): string => c.req.query('token') ?? '';

function show(c: Context<App>, { path, title, action }: Door, text: TextKey, asks = false) {
  const { ctx } = c.var;
  const { t, href } = ctx;
  c.header('Cache-Control', 'no-store');
  if (text === 'NEWSLETTER_LINK_INVALID') c.status(404);
  return c.render(
    <LinkPage ctx={ctx} title={t(title)} text={t(text)}>
      {asks ? (
        <form method="post">
          <button type="submit" className="button button--forest">
            {t(action)}
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
    </LinkPage>,
    {
      ctx,
      sheet: 'plain',
      head: {
        title: t(title),
        robots: 'noindex',
        paths: alternates(ctx, path, `?${new URLSearchParams({ token: tokenIn(c) })}`),
      },
    },
  );
}
