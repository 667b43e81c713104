import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** A fetched file with what the server said about its last change; `bytes` is missing if it is unchanged. */
export interface RemoteFile {
  bytes?: Uint8Array;
  etag?: string;
  lastModified?: string;
}

/** Headers of the server about the last change of a file that is stored already. */
interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
  /** Checks an address before it is connected to; a test allows its own server. */
  isAllowedAddress(address: string): boolean;
}

export const FETCH_LIMITS: FetchLimits = {
  maxBytes: 15 * 2 ** 20,
  timeoutMs: 10_000,
  isAllowedAddress: isPublicAddress,
};

const MAX_REDIRECTS = 3;

/**
 * Fetches a file over http or https. Private networks are refused where the connection is made, so
 * that neither a name that points there nor a redirect reaches them.
 * @throws Error with a message for staff.
 */
export async function fetchRemoteFile(
  address: string,
  known: Validators,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<RemoteFile> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await openUrl(url, known, limits, signal);
    const { statusCode = 0, headers } = response;
    const { etag, 'last-modified': lastModified, location } = headers;
    const validators = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    if (statusCode === 200)
      return { bytes: await readBytes(response, limits, signal), ...validators };
    response.destroy();
    if (statusCode === 304) return validators;
    if (statusCode < 300 || statusCode > 399 || !location)
      throw new Error(`the server answers ${statusCode}`);
    url = new URL(location, url);
  }
  throw new Error(`the server redirects more than ${MAX_REDIRECTS} times`);
}

function openUrl(
  url: URL,
  { etag, lastModified }: Validators,
  { isAllowedAddress }: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new Error('only http and https are fetched');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node asks `lookup` for names only.
  if (isIP(host) && !isAllowedAddress(host)) throw new Error(PRIVATE_NETWORK_MESSAGE);
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    open(
      url.href,
      {
        signal,
        lookup: (name, options, done) => lookUpPublic(name, options, isAllowedAddress, done),
        headers: {
          accept: '*/*',
          ...(etag && { 'if-none-match': etag }),
          ...(lastModified && { 'if-modified-since': lastModified }),
        },
      },
      resolve,
    )
      .on('error', (error) => reject(explainFailure(error, signal)))
      .end();
  });
}

async function readBytes(
  response: IncomingMessage,
  { maxBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      length += chunk.length;
      if (length > maxBytes) throw new Error(`is larger than ${maxBytes / 2 ** 20} MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw explainFailure(error as Error, signal);
  }
  return Buffer.concat(chunks);
}

const PRIVATE_NETWORK_MESSAGE = 'the address is in a private network';

const explainFailure = (error: Error, signal: AbortSignal) =>
  signal.aborted ? new Error('the server does not answer in time') : error;

type LookupDone = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Looks up a name as Node does, and fails if any of its addresses is private. */
function lookUpPublic(
  name: string,
  options: LookupOptions,
  isAllowedAddress: FetchLimits['isAllowedAddress'],
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
