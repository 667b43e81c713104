import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isPublicAddress, lookUpPublic, PRIVATE_NETWORK_MESSAGE } from './public-address';

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

/** How files are asked for, and what is refused. */
export interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
  /** How the site names itself: a name, and an address for the server's staff. */
  userAgent: string;
  /** Sent to the host of the address alone, never to one that it redirects to. */
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST. */
  body?: string;
  /** The pauses before further tries, at least; a server may ask for a longer one. */
  pausesMs: readonly number[];
  wait(ms: number): Promise<unknown>;
  /** Checks an address before it is connected to; a test allows its own server. */
  isAllowedAddress(address: string): boolean;
}

export const FETCH_LIMITS: FetchLimits = {
  maxBytes: 15 * 2 ** 20,
  timeoutMs: 10_000,
  userAgent: 'Estate agency import',
  pausesMs: [500, 3000],
  wait: setTimeout,
  isAllowedAddress: isPublicAddress,
};

const MAX_REDIRECTS = 3;
/** Nobody waits longer for one file: the next import asks again. */
const MAX_PAUSE_MS = 60_000;
/** Answers with which a server says that it may be otherwise soon. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A failure that may have passed after a pause. */
class PassingFailure extends Error {
  readonly pauseMs: number;

  constructor(message: string, pauseMs = 0) {
    super(message);
    this.pauseMs = pauseMs;
  }
}

/**
 * Fetches a file over http or https, with some patience for a server that is busy. Private networks are refused where
 * the connection is made, so that neither a name that points there nor a redirect reaches them.
 * @throws Error with a message for staff.
 */
export async function fetchRemoteFile(
  address: string,
  known: Validators,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<RemoteFile> {
  for (const pauseMs of limits.pausesMs)
    try {
      return await fetchOnce(address, known, limits);
    } catch (error) {
      if (!(error instanceof PassingFailure) || error.pauseMs > MAX_PAUSE_MS) throw error;
      await limits.wait(Math.max(pauseMs, error.pauseMs));
    }
  return fetchOnce(address, known, limits);
}

async function fetchOnce(
  address: string,
  known: Validators,
  limits: FetchLimits,
): Promise<RemoteFile> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  const { host } = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { headers: _, body: __, ...foreign } = limits;
    const response = await openUrl(url, known, url.host === host ? limits : foreign, signal);
    const { statusCode = 0, headers } = response;
    const { etag, 'last-modified': lastModified, location } = headers;
    const validators = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    if (statusCode === 200)
      return { bytes: await readBytes(response, limits, signal), ...validators };
    response.destroy();
    if (statusCode === 304) return validators;
    if (PASSING_STATUSES.has(statusCode))
      throw new PassingFailure(
        `the server answers ${statusCode}`,
        readPause(headers['retry-after']),
      );
    if (statusCode < 300 || statusCode > 399 || !location)
      throw new Error(`the server answers ${statusCode}`);
    url = new URL(location, url);
  }
  throw new Error(`the server redirects more than ${MAX_REDIRECTS} times`);
}

/** Reads the pause that a server asks for: seconds, or the moment at which it ends. */
function readPause(text: string | undefined): number {
  if (!text) return 0;
  const pauseMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.max(0, pauseMs || 0);
}

function openUrl(
  url: URL,
  { etag, lastModified }: Validators,
  { isAllowedAddress, userAgent, headers, body }: FetchLimits,
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
        method: body === undefined ? 'GET' : 'POST',
        lookup: (name, options, done) => lookUpPublic(name, options, isAllowedAddress, done),
        headers: {
          accept: '*/*',
          'user-agent': userAgent,
          ...headers,
          ...(etag && { 'if-none-match': etag }),
          ...(lastModified && { 'if-modified-since': lastModified }),
        },
      },
      resolve,
    )
      .on('error', (error) => reject(explainFailure(error, signal)))
      .end(body);
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

/** What a connection that broke says of itself. */
const BROKEN_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED']);

function explainFailure(error: Error, signal: AbortSignal): Error {
  if (signal.aborted) return new Error('the server does not answer in time');
  return BROKEN_CODES.has((error as NodeJS.ErrnoException).code)
    ? new PassingFailure('the server ended the transfer before the file was whole')
    : error;
}
