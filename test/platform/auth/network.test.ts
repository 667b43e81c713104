import { expect, test } from 'vitest';
import { toNetworkPrefix } from '../../../src/platform/auth/network';

test.each([
  ['an IPv4 address is its own network', '81.82.83.84', '81.82.83.84'],
  ['an IPv6 address counts by its /64', '2a02:a03f:6b1f:9c00:1:2:3:4', '2a02:a03f:6b1f:9c00'],
  ['a shortened IPv6 address', '2a02:a03f::1', '2a02:a03f:0:0'],
  ['an IPv6 address with leading zeros', '2a02:0a03:0000:0001::1', '2a02:a03:0:1'],
  ['the loopback', '::1', '0:0:0:0'],
  ['an IPv4 address mapped to IPv6', '::ffff:81.82.83.84', '81.82.83.84'],
])('%s', (_, address, network) => {
  expect(toNetworkPrefix(address)).toBe(network);
});

test('addresses in the same /64 are one network', () => {
  expect(toNetworkPrefix('2a02::7:0:0:0:1')).toBe(toNetworkPrefix('2a02:0:0:7:ffff::9'));
  expect(toNetworkPrefix('2a02:0:0:8::1')).not.toBe(toNetworkPrefix('2a02:0:0:7::1'));
});
