import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../../env';
import { lastMails, mailOf } from '../../platform/mail/outbox-store';
import { MailsPage } from './page';

const MOST = 100;

/**
 * The outbox to look at while one works on the site: /mails/ lists what was put in last, each mail is
 * shown as its reader will see it. Only locally; elsewhere there is no such page. It stands before the
 * site's own headers, since mails carry their styles in their elements.
 */
export const mails = new Hono<App>().get('/mails/', async (c, next) => {
  if (c.env.ENVIRONMENT !== 'local') return next();
  const { id = '', as } = c.req.query();
  const mail = id && (await mailOf(c.env.DB, id));
  c.header('Content-Security-Policy', POLICY);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-store');
  if (mail && as === 'html') return c.html(mail.html);
  const list = await lastMails(c.env.DB, MOST);
  const page = <MailsPage list={list} chosen={id} mail={mail || undefined} />;
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(page)}`);
});

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
