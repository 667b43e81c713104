import { createMiddleware } from 'hono/factory';
import { ONE_CLICK_PATHS } from './domain/routing/mail-link';
import type { App } from './env';
import { isAccountPath } from './platform/accounts/account-paths';
import { MailLinkPage } from './views/layout/mail-link-page';

/**
 * Answers 403 to every unsafe request that another site sent, before its body is read. Paths of accounts
 * have a stricter guard of their own (account-middleware.ts).
 */
export const rejectForeignRequests = createMiddleware<App>(async (c, next) => {
  const { route, PUBLIC_ORIGIN } = c.env;
  const { original, isPersonal } = route;
  if (['GET', 'HEAD'].includes(c.req.method) || isAccountPath(original)) return next();
  if (ONE_CLICK_PATHS.includes(original)) return next();
  const otherSender = isPersonal ? 'null' : undefined;
  if (!isForeignRequest(c.req.raw.headers, PUBLIC_ORIGIN, otherSender)) return next();
  const { ctx } = c.var;
  const title = ctx.t('ERROR_TITLE');
  c.status(403);
  c.header('Cache-Control', 'no-store');
  return c.render(<MailLinkPage {...{ ctx, title }} text={ctx.t('FORM_ELSEWHERE')} />, {
    ctx,
    stylesheet: 'plain',
    menuPage: 'none',
    head: { title, robots: 'noindex' },
  });
});

/**
 * Returns whether a request was sent by another site: by Fetch Metadata, or else by its Origin, or else
 * by its Referer. Every browser sends one of them; a client without any carries no visitor's session. A
 * page whose address is for one person sends the Origin 'null', which only such a page may accept: its link is signed.
 */
function isForeignRequest(headers: Headers, origin: string, otherSender?: 'null'): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site');
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const sender = headers.get('Origin');
  if (sender !== null) return sender !== origin && sender !== otherSender;
  const page = headers.get('Referer');
  return page !== null && !(URL.canParse(page) && new URL(page).origin === origin);
}
