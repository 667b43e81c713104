/**
 * The pages that a link in a mail opens for one person, by their original paths: the address holds a key or a token
 * of ours.
 */
const MAIL_LINK_PATHS: ReadonlySet<string> = new Set([
  '/appointment/',
  '/demand-confirm/',
  '/demand-keep/',
  '/desk/files/',
  '/documents/',
  '/newsletter-confirm/',
  '/newsletter-unsubscribe/',
  '/owner-digest/',
  '/unsubscribe/',
]);

/** Mail programs send the one-click POST of these links themselves, from anywhere (RFC 8058); their token is signed. */
export const ONE_CLICK_PATHS = ['/newsletter-unsubscribe/', '/owner-digest/', '/unsubscribe/'];

/** Returns whether the address of a page is for one person: a link of a mail, or what they have just sent. */
export const isPersonalAddress = (original: string, search: string): boolean =>
  MAIL_LINK_PATHS.has(original) ||
  (original.startsWith('/feedback/') && new URLSearchParams(search).has('receipt'));
