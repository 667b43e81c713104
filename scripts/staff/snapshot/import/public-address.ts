import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (RFC 6890 and the registries of special addresses). */
const PRIVATE_NETWORKS: readonly [network: string, prefix: number, type: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // All but 2000::/3, of which the internet is made: loopback, mapped IPv4, site-local, unique local, multicast.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

/** One list for each family: a list with both would find IPv4 addresses in ::/3, as mapped ones. */
const privateNetworks = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of PRIVATE_NETWORKS) privateNetworks[network[2]].addSubnet(...network);

/** Checks that an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !privateNetworks[family].check(address, family);
}

export const PRIVATE_NETWORK_MESSAGE = 'the address is in a private network';

type LookupDone = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Looks up a name as Node does, and fails if any of its addresses is private. */
export function lookUpPublic(
  name: string,
  options: LookupOptions,
  isAllowedAddress: (address: string) => boolean,
  done: LookupDone,
): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(new Error('its server has no address'), []);
    if (addresses.some(({ address }) => !isAllowedAddress(address)))
      return done(new Error(PRIVATE_NETWORK_MESSAGE), []);
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    return done(null, first?.address ?? '', first?.family);
  });
}
