import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { App } from '../env';

/** Lets no link of this page name its address, whose key or token is for one visitor. */
export const hideAddress = (c: Context<App>): void => c.header('Referrer-Policy', 'no-referrer');

/**
 * Hides the address of a page from other sites only: its button sends a POST, which would have no
 * origin without any referrer.
 */
export const hideAddressOutside = (c: Context<App>): void =>
  c.header('Referrer-Policy', 'same-origin');

/** Hides the address of every page of a path from other sites only. */
export const hideAddressesOutside = createMiddleware<App>(async (c, next) => {
  hideAddressOutside(c);
  await next();
});

/** Hides the address of every page of a path. */
export const hideAddresses = createMiddleware<App>(async (c, next) => {
  hideAddress(c);
  await next();
});
