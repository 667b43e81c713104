import { sign } from '../../../../platform/auth/signature';

/** Returns the network that limits count by: an IPv4 address, or the /64 of an IPv6 address (decision 23). */
export function toNetworkPrefix(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap =
    tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Returns a signature that identifies the network without revealing its address. In production
 * Cloudflare sets the header; on a local server any client can, so it counts only with TRUSTED_PROXY.
 */
export async function signNetwork(
  address: string | undefined,
  { ENVIRONMENT, TRUSTED_PROXY }: { ENVIRONMENT: string; TRUSTED_PROXY?: string | undefined },
  secret: string,
): Promise<string> {
  const isTrusted = ENVIRONMENT === 'production' || TRUSTED_PROXY === 'local';
  return sign('network', toNetworkPrefix((isTrusted && address) || 'local'), secret);
}
