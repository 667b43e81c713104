import { sign } from '../../../../platform/auth/signature';

/** Where requests come from, for limits: an IPv4 address, the /64 of an IPv6 one (decision 23). */
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
 * A name for the network that says nothing to who reads it. The header is the platform's own in
 * production; on a local server anybody can write it, so it counts only where TRUSTED_PROXY says so.
 */
export async function signNetwork(
  header: string | undefined,
  { ENVIRONMENT, TRUSTED_PROXY }: { ENVIRONMENT: string; TRUSTED_PROXY?: string | undefined },
  secret: string,
): Promise<string> {
  const trusted = ENVIRONMENT === 'production' || TRUSTED_PROXY === 'local';
  return sign('network', toNetworkPrefix((trusted && header) || 'local'), secret);
}
