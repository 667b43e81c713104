import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** `__Host-session`: bound to this host and path, and to connections that are secure. */
export const SESSION_COOKIE = { name: 'session', prefix: 'host' } as const;

/** Without an end: it goes when the browser is closed; the server ends it earlier. */
const ATTRIBUTES = {
  prefix: SESSION_COOKIE.prefix,
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const;

export const readSessionToken = (c: Context): string | undefined =>
  getCookie(c, SESSION_COOKIE.name, SESSION_COOKIE.prefix);

export const setSessionCookie = (c: Context, token: string): void =>
  setCookie(c, SESSION_COOKIE.name, token, ATTRIBUTES);

export function deleteSessionCookie(c: Context): void {
  deleteCookie(c, SESSION_COOKIE.name, ATTRIBUTES);
}
