import type { Context } from 'hono';
import type { App } from '../../env';
import type { AccountKind } from './known-browsers';

/** The pages, with those below them, to which each kind of accounts may return after signing in. */
const PAGES: Record<AccountKind, readonly string[]> = {
  visitors: ['/owner/', '/my-searches/', '/security/'],
  desk: ['/desk/'],
};

const MAX_LENGTH = 500;

/**
 * Returns the address that signing in leads back to: that of a request whose session has ended, or of a form, which
 * only somebody who was signed in can send. Strangers start at their own page.
 */
export function getWayBack({ req }: Context<App>, hadSession: boolean): string | undefined {
  const { pathname, search } = new URL(req.url);
  const address = pathname + search;
  const isKnown = hadSession || req.method === 'POST';
  return isKnown && address.length <= MAX_LENGTH ? address : undefined;
}

/** Returns the address to go back to, if it is a page of these accounts on this site; undefined else. */
export function readWayBack(c: Context<App>, kind: AccountKind, back: string): string | undefined {
  const { href, origin } = c.var.ctx;
  if (!back.startsWith('/') || back.length > MAX_LENGTH || !URL.canParse(back, origin))
    return undefined;
  const url = new URL(back, origin);
  const isOwn = PAGES[kind].some((page) => url.pathname.startsWith(href.page(page)));
  return url.origin === origin && isOwn ? url.pathname + url.search : undefined;
}
