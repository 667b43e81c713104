import type { Environment } from '../../env';
import { signNetwork, signWideNetwork } from '../auth/network';
import { computeKeyedHash } from '../auth/signature';
import { loadSigningKeys } from '../auth/signing-keys-store';
import type { LimitKeys } from './account-limits-store';

/** The keyed hashes that a request of the sign-in counts under: no address and no login is stored. */
export type AccountKeys = Required<LimitKeys>;

/** Computes the keys of a request about the account of this login or address (see `normalizeLogin`). */
export async function computeAccountKeys(
  env: Pick<Environment, 'DB' | 'ENVIRONMENT' | 'TRUSTED_PROXY'>,
  request: Request,
  login: string,
): Promise<AccountKeys> {
  const keyRing = await loadSigningKeys(env);
  const address = request.headers.get('CF-Connecting-IP') ?? undefined;
  return {
    account: await computeKeyedHash('account', login, keyRing),
    network: await signNetwork(address, env, keyRing),
    'wide network': await signWideNetwork(address, env, keyRing),
    everybody: 'everybody',
  };
}
