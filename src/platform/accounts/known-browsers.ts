import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { subtractPeriod, toSeconds } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { App } from '../../env';
import { isValidSignature, sign } from '../auth/signature';
import { loadSigningKeys } from '../auth/signing-keys-store';
import { createSessionToken } from './tokens';

/** The kinds of accounts whose browsers and limits are kept apart. */
export type AccountKind = 'visitors' | 'desk';

/** `__Host-known` and `__Host-known-desk`: the browsers in which somebody has signed in completely (decision 113). */
const COOKIES: Record<AccountKind, string> = { visitors: 'known', desk: 'known-desk' };

/** A couple and their agent on one computer; the account that signed in longest ago gives way. */
const MAX_ACCOUNTS = 5;

/** What a cookie holds for each account: a number of its own, when it was set, and the signature of both. */
interface KnownToken {
  browser: string;
  since: string;
  signature: string;
}

/** Remembers that this account has signed in completely in this browser, for `PERIODS.knownBrowser`. */
export async function rememberBrowser(
  c: Context<App>,
  kind: AccountKind,
  account: string,
): Promise<void> {
  const keyRing = await loadSigningKeys(c.env);
  const token = { browser: createSessionToken(), since: String(Date.now()) };
  const signature = await sign('browser', formatMessage(kind, account, token), keyRing);
  const others = [];
  for (const other of readTokens(c, kind))
    if (!(await isToken(c, kind, account, other))) others.push(other);
  const tokens = [{ ...token, signature }, ...others].slice(0, MAX_ACCOUNTS);
  setCookie(c, COOKIES[kind], tokens.map(formatToken).join('~'), {
    ...{ prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    maxAge: toSeconds(PERIODS.knownBrowser),
  });
}

/** Returns the number of this browser if it is known to the account; undefined else. */
export async function findKnownBrowser(
  c: Context<App>,
  kind: AccountKind,
  account: string,
): Promise<string | undefined> {
  for (const token of readTokens(c, kind))
    if (await isToken(c, kind, account, token)) return token.browser;
  return undefined;
}

/** Reads the tokens of the cookie that have not ended, signed by us or not. */
function readTokens(c: Context<App>, kind: AccountKind): KnownToken[] {
  const cookie = getCookie(c, COOKIES[kind], 'host') ?? '';
  const oldest = subtractPeriod(Date.now(), PERIODS.knownBrowser);
  return cookie
    .split('~')
    .slice(0, MAX_ACCOUNTS)
    .flatMap((text) => {
      const [, browser = '', since = '', signature = ''] =
        /^([\w-]{22})\.(\d{13})\.([\w-]{45,48})$/.exec(text) ?? [];
      return Number(since) > oldest ? [{ browser, since, signature }] : [];
    });
}

const isToken = async (
  c: Context<App>,
  kind: AccountKind,
  account: string,
  token: KnownToken,
): Promise<boolean> =>
  isValidSignature(
    'browser',
    formatMessage(kind, account, token),
    token.signature,
    await loadSigningKeys(c.env),
  );

const formatToken = ({ browser, since, signature }: KnownToken): string =>
  `${browser}.${since}.${signature}`;

const formatMessage = (
  kind: AccountKind,
  account: string,
  { browser, since }: Pick<KnownToken, 'browser' | 'since'>,
): string => new URLSearchParams({ kind, account, browser, since }).toString();
