import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../../../../scripts/staff/snapshot/import/public-address';
import {
  FETCH_LIMITS,
  fetchRemoteFile,
} from '../../../../../scripts/staff/snapshot/import/remote-file';

const server = createServer((request, response) => {
  if (request.url === '/picture') {
    const isKnown = request.headers['if-none-match'] === '"one"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"one"' });
    response.end(isKnown ? undefined : 'bytes');
  } else if (request.url === '/large') response.end(Buffer.alloc(3 * 2 ** 20));
  else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else if (request.url === '/inside')
    response.writeHead(302, { location: 'http://192.168.1.1/' }).end();
  else if (request.url !== '/silent') response.writeHead(404).end();
});

let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The limits of a test: its own server may be reached, and little may be sent. */
const LIMITS = {
  ...FETCH_LIMITS,
  maxBytes: 2 * 2 ** 20,
  isAllowedAddress: (address: string) => address === '127.0.0.1',
};

describe('a file of the internet', () => {
  test('is fetched with what the server says of its last change', async () => {
    const { bytes, etag } = await fetchRemoteFile(`${origin}/picture`, {}, LIMITS);
    expect(Buffer.from(bytes ?? []).toString()).toBe('bytes');
    expect(etag).toBe('"one"');
  });

  test('is not fetched again while it is unchanged', async () => {
    const { bytes } = await fetchRemoteFile(`${origin}/picture`, { etag: '"one"' }, LIMITS);
    expect(bytes).toBeUndefined();
  });

  test.each([
    ['/large', 'is larger than 2 MB'],
    ['/loop', 'the server redirects more than 3 times'],
    ['/inside', 'the address is in a private network'],
    ['/gone', 'the server answers 404'],
  ])('%s is refused: %s', async (path, message) => {
    await expect(fetchRemoteFile(origin + path, {}, LIMITS)).rejects.toThrow(message);
  });

  test('of a server that does not answer is refused', async () => {
    const limits = { ...LIMITS, timeoutMs: 500 };
    await expect(fetchRemoteFile(`${origin}/silent`, {}, limits)).rejects.toThrow(
      'the server does not answer in time',
    );
  });

  test.each(['http://localhost:9/', 'http://127.0.0.1:9/', 'http://[::1]:9/', 'http://10.0.0.1/'])(
    '%s is in a private network',
    async (address) => {
      await expect(fetchRemoteFile(address, {})).rejects.toThrow(
        'the address is in a private network',
      );
    },
  );
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ...['fec0::1', '2001:db8::1', '2001:10::1', '3fff:1::1', '5f00::1', '4000::1', 'abcd::1'].map(
    (address): [string, boolean] => [address, false],
  ),
  ['192.88.99.1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['no address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
