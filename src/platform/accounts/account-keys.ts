import type { Context } from 'hono';
import type { App } from '../../env';
import { signNetwork, signWideNetwork } from '../auth/network';
import { computeKeyedHash } from '../auth/signature';
import { loadSigningKeys } from '../auth/signing-keys-store';
import type { LimitKeys } from './account-limits-store';
import type { AccountKind } from './known-browsers';
import { findKnownBrowser } from './known-browsers';

/** The keyed hashes that a request of the sign-in counts under: no address and no login is stored. */
export type AccountKeys = Required<Omit<LimitKeys, 'browser'>> & Pick<LimitKeys, 'browser'>;

/** Begins the keys of each kind of accounts, which are counted apart. */
const PREFIXES: Record<AccountKind, string> = { visitors: '', desk: 'desk ' };

/**
 * Computes the keys of a request about an account: by its id, whichever of its logins was typed, or by the login
 * (see `normalizeLogin`) that no account has. A browser that is known to the account has a key of its own, and
 * limits of others do not refuse it (decision 113).
 */
export async function computeAccountKeys(
  c: Context<App>,
  kind: AccountKind,
  { id, login }: { id: string | undefined; login: string },
): Promise<AccountKeys> {
  const { env } = c;
  const keyRing = await loadSigningKeys(env);
  const address = c.req.header('CF-Connecting-IP');
  const prefix = PREFIXES[kind];
  const browser = id === undefined ? undefined : await findKnownBrowser(c, kind, id);
  return {
    account: await computeKeyedHash('account', prefix + (id ?? login), keyRing),
    network: await signNetwork(address, env, keyRing),
    'wide network': await signWideNetwork(address, env, keyRing),
    everybody: `${prefix}everybody`,
    ...(browser && { browser: await computeKeyedHash('account', `browser ${browser}`, keyRing) }),
  };
}
