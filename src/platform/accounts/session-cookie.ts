import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** A cookie bound to this host and path, and to connections that are secure. */
interface HostCookie {
  name: string;
  prefix: 'host';
}

/** `__Host-session`: owners and subscribers. */
export const SESSION_COOKIE: HostCookie = { name: 'session', prefix: 'host' };

/** `__Host-desk`: staff. */
export const DESK_COOKIE: HostCookie = { name: 'desk', prefix: 'host' };

/** Without an end: it goes when the browser is closed; the server ends it earlier. */
const ATTRIBUTES = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const;

export const readSessionToken = (
  c: Context,
  { name, prefix } = SESSION_COOKIE,
): string | undefined => getCookie(c, name, prefix);

export const setSessionCookie = (c: Context, token: string, { name } = SESSION_COOKIE): void =>
  setCookie(c, name, token, ATTRIBUTES);

export function deleteSessionCookie(c: Context, { name } = SESSION_COOKIE): void {
  deleteCookie(c, name, ATTRIBUTES);
}
