import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import type { App } from '../../env';
import { FILE_SECURITY_HEADERS } from '../../platform/file-headers';
import { loadMail, loadRecentMails } from '../../platform/mail/outbox-list-store';
import { OptionalTextParameter, TextParameter } from '../../platform/request-parameters';
import { OutboxPage } from './page';

const MAX_LISTED_MAILS = 100;

const MailsQuery = v.object({ id: TextParameter, as: OptionalTextParameter });

/**
 * Shows the outbox during development: /mails/ lists the newest mails and previews each as its reader
 * sees it. The page exists in ENVIRONMENT local only, on a host name of this machine. It is registered before the site's headers, since
 * mails need style attributes, which the site's policy forbids.
 */
export const outboxRoutes = new Hono<App>();

outboxRoutes.get('/mails/', vValidator('query', MailsQuery), async (c, next) => {
  if (c.env.ENVIRONMENT !== 'local' || !isLocalHost(c.req.url)) return next();
  const { id, as } = c.req.valid('query');
  const mail = id && (await loadMail(c.env.DB, id));
  for (const [name, value] of Object.entries(OUTBOX_HEADERS)) c.header(name, value);
  if (mail && as === 'html') return c.html(mail.html);
  const { rows, faults } = await loadRecentMails(c.env.DB, MAX_LISTED_MAILS);
  const page = <OutboxPage list={rows} faults={faults} chosen={id} mail={mail || undefined} />;
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(page)}`);
});

/**
 * Returns whether the host name is this machine's: a reachable server shows no mails, even if configured
 * as local.
 */
const isLocalHost = (url: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** The headers of other pages, but that the list frames a mail, and that links of mails hold keys. */
const OUTBOX_HEADERS = {
  ...FILE_SECURITY_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self' https:; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
};
