import type { KeyRing } from '../../domain/accounts/key-ring';
import { computeKeyedHash } from './signature';

/** Groups of an IPv6 address that make a network: a household has a /64, an organization often a /48. */
const HOUSEHOLD_GROUPS = 4;
const ORGANIZATION_GROUPS = 3;

/**
 * Returns the network that limits count by: an IPv4 address, or the first groups of an IPv6 address, by
 * default its /64 (decision 23).
 */
export function toNetworkPrefix(address: string, groups = HOUSEHOLD_GROUPS): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap =
    tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...gap, ...after]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The variables that say whether the header with the client's address can be trusted. */
interface NetworkEnvironment {
  ENVIRONMENT: string;
  TRUSTED_PROXY?: string | undefined;
}

/**
 * Returns a signature that identifies the network without revealing its address. In production
 * Cloudflare sets the header; on a local server any client can, so it counts only with TRUSTED_PROXY.
 */
export const signNetwork = (
  address: string | undefined,
  environment: NetworkEnvironment,
  keyRing: KeyRing,
): Promise<string> =>
  computeKeyedHash('network', toNetworkPrefix(getTrustedAddress(address, environment)), keyRing);

/** Returns a signature of the wider network: the /48 of an IPv6 address. */
export const signWideNetwork = (
  address: string | undefined,
  environment: NetworkEnvironment,
  keyRing: KeyRing,
): Promise<string> =>
  computeKeyedHash(
    'network',
    `wide ${toNetworkPrefix(getTrustedAddress(address, environment), ORGANIZATION_GROUPS)}`,
    keyRing,
  );

function getTrustedAddress(
  address: string | undefined,
  { ENVIRONMENT, TRUSTED_PROXY }: NetworkEnvironment,
): string {
  const isTrusted = ENVIRONMENT === 'production' || TRUSTED_PROXY === 'local';
  return (isTrusted && address) || 'local';
}
