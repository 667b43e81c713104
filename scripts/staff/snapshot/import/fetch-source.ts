import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { UsageError } from '../../command';
import { listReadPaths } from './check-map';
import type { ImportMap } from './import-map';
import type { SourceValidators } from './import-state';
import type { ImportTarget } from './import-target';
import { isPublicAddress } from './public-address';
import { readSourceBytes } from './read-source';
import type { FetchLimits } from './remote-file';
import { FETCH_LIMITS, fetchRemoteFile } from './remote-file';
import type { SourceFile } from './source-file';
import { MAX_BYTES } from './source-file';
import { readScalar } from './value-path';

/** Whether FILE is to be fetched. */
export const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);

/** Names a source without what may be secret in it: the sign-in and the query of an address. */
export function describeSourceName(file: string): string {
  if (!isAddress(file) || !URL.canParse(file)) return file;
  const { origin, pathname } = new URL(file);
  return `${origin}${decodeURI(pathname)}`;
}

const TIMEOUT_MS = 120_000;
const MAX_PAGES = 1000;

interface SourceRequest {
  address: string;
  map: ImportMap;
  /** The text of the map: a source that is unchanged is read again by a map that changed. */
  mapText: string;
  target: ImportTarget;
  environment: Readonly<Record<string, string | undefined>>;
  limits?: Partial<FetchLimits>;
  /** Whether it is fetched although its server says that it is unchanged. */
  isForced: boolean;
}

/**
 * Fetches a source from its address, page by page where the address or the body counts them, until the source has as
 * many records as it states, or a page without any. Undefined if the server says that it is unchanged.
 * @throws UsageError without a variable that the map names, Error with a message for staff.
 */
export async function fetchSource(request: SourceRequest): Promise<SourceFile | undefined> {
  const { map, target, environment } = request;
  const fill = (text: string) => fillVariables(text, environment);
  const address = fill(request.address);
  const { headers = {}, body } = map.source.fetch ?? {};
  const limits: FetchLimits = {
    ...FETCH_LIMITS,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    userAgent: target.userAgent,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), fill(value)]),
    ),
    // Staff may name a server of their own office; an address within an export may not.
    isAllowedAddress: isOwnNetwork(new URL(address).hostname) ? () => true : isPublicAddress,
    ...request.limits,
  };
  const readBeside = async (path: string) => {
    const url = new URL(path, address);
    if (url.host !== new URL(address).host) throw new Error('is on another server');
    const { bytes } = await fetchRemoteFile(url.href, {}, limits);
    return bytes ?? new Uint8Array();
  };
  if (hasPages(address) || hasPages(body ?? ''))
    return {
      bytes: new Uint8Array(),
      parts: await fetchPages(address, body, map, limits),
      readBeside,
    };
  const of = createHash('sha256').update(`${address}\n${request.mapText}`).digest('hex');
  const known = isAskedAgain(request, of) ? {} : (target.state.source ?? {});
  const { bytes, ...validators } = await fetchRemoteFile(address, known, {
    ...limits,
    ...(body !== undefined && { body: fill(body) }),
  });
  if (!bytes) return undefined;
  const told: SourceValidators = { of, ...validators };
  return { bytes, readBeside, ...((told.etag ?? told.lastModified) && { validators: told }) };
}

/** A catalogue with faulty records is read again: their last good form ends on a day. */
const isAskedAgain = ({ isForced, target: { state } }: SourceRequest, of: string): boolean =>
  isForced || state.faulty !== undefined || state.source?.of !== of;

const hasPages = (text: string): boolean => /\{(?:page|offset)\}/.test(text);

async function fetchPages(
  address: string,
  body: string | undefined,
  map: ImportMap,
  limits: FetchLimits,
): Promise<{ name: string; bytes: Uint8Array }[]> {
  const pages: { name: string; bytes: Uint8Array }[] = [];
  let count = 0;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const fill = (text: string) =>
      text.replaceAll('{page}', String(page)).replaceAll('{offset}', String(count));
    const { bytes = new Uint8Array() } = await fetchRemoteFile(
      fill(address),
      {},
      {
        ...limits,
        ...(body !== undefined && { body: fill(body) }),
      },
    );
    const { records, faults } = readSourceBytes(bytes, { ...map, columns: listReadPaths(map) });
    const found = records.get(map.source.records)?.length ?? 0;
    const [stated] = records.get(map.guard.total ?? '') ?? [];
    const total = Number(readScalar(stated?.value) || Number.POSITIVE_INFINITY);
    if (found > 0 || page === 1 || faults.length > 0) pages.push({ name: `page ${page}`, bytes });
    count += found;
    if (found === 0 || count >= total) return pages;
  }
  throw new Error(`has more than ${MAX_PAGES} pages`);
}

/** Puts the values of the environment in the place of `{env:NAME}`. */
const fillVariables = (
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string =>
  text.replace(/\{env:(\w+)\}/g, (_, name: string) => {
    const value = environment[name];
    if (!value)
      throw new UsageError(`The variable ${name} is not set, which the map or FILE names.`);
    return value;
  });

const isOwnNetwork = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && !isPublicAddress(host));
};
