import build from '../../dist/build/build.json';
import { HOUR_MS } from '../domain/format/durations';
import { buildCacheKey, parseNoVarySearch } from '../domain/routing/no-vary-search';
import { LruCache } from './lru';
import { MEMORY_BUDGET } from './memory-budget';
import { findEndOfDay } from './snapshot/cache-control';
import { computeContentHash } from './snapshot/content-hash';

/** A rendered page: its body and headers, ready to be sent again. */
interface CachedPage {
  status: number;
  body: ArrayBuffer;
  headers: Headers;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** More than the paths of all cached pages together, so that no cached page loses its parameters. */
const MAX_PATHS = 2000;
/** Addresses with a query that were requested once; a megabyte at most. */
const MAX_REQUESTED_QUERIES = 2000;
/** Longer than any link of the site: such a URL is an experiment and not worth the memory. */
const MAX_KEY_LENGTH = 500;

/**
 * Caches the pages an isolate has rendered of the version it serves. Only `public` responses are
 * cached, which hold no per-visitor byte (docs/architecture.md, idea 5). A page's ETag is the
 * version, the build and the day, at whose end it expires; a page that shows more than the version (the guestbook) sets `s-maxage`,
 * is cached for that many seconds and has its content hash as ETag. Query parameters that
 * `No-Vary-Search` declares irrelevant are left out of the key.
 *
 * Two segments: a page starts on probation and moves to the protected segment when it is requested
 * again, so that one crawl evicts no page that visitors return to. There is no end of queries: a page
 * of one is kept only once it is requested again, so that distinct queries leave neither pages nor
 * buffers behind.
 */
export class PageCache {
  #version = '';
  #probation = new LruCache<string, CachedPage>(MEMORY_BUDGET.newPages, measurePage);
  #protected = new LruCache<string, CachedPage>(MEMORY_BUDGET.requestedPages, measurePage);
  /** Pages that do not exist: invented addresses evict each other only. */
  #missing = new LruCache<string, CachedPage>(MEMORY_BUDGET.missingPages, measurePage);
  #requestedQueries = new LruCache<string, true>(MAX_REQUESTED_QUERIES);
  /** The query parameters that a page depends on, by its URL without a query. */
  #queryParamsByPath = new LruCache<string, readonly string[]>(MAX_PATHS);

  /** Returns the cached page, or a 304 if the browser holds it; undefined if it must be rendered. */
  match(request: Request, version: string): Response | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (version !== this.#version) return undefined;
    const page = this.#findPage(this.#getCacheKey(request.url));
    return page && page.expiresAt > Date.now() ? createPageResponse(page, request) : undefined;
  }

  /** Caches the response if it is cacheable, and returns the response to send. */
  async store(request: Request, version: string, response: Response): Promise<Response> {
    const maxAgeSeconds = parseSharedMaxAge(response);
    if (!isCacheable(request, response) || maxAgeSeconds === 0) return response;
    if (version !== this.#version) this.#reset(version);
    const { status } = response;
    const queryParams = parseNoVarySearch(response.headers.get('No-Vary-Search'));
    if (queryParams && status === 200)
      this.#queryParamsByPath.set(stripQuery(request.url), queryParams);
    const key = this.#getCacheKey(request.url);
    if (maxAgeSeconds === undefined && this.#isNewQuery(key)) {
      response.headers.set('ETag', buildVersionTag(version));
      return isHeld(response, request) ? createUnchangedResponse(response.headers) : response;
    }
    const headers = new Headers(response.headers);
    headers.delete('X-Request-Id');
    const body = await response.arrayBuffer();
    headers.set(
      'ETag',
      maxAgeSeconds === undefined
        ? buildVersionTag(version)
        : `W/"${await computeContentHash(new Uint8Array(body))}"`,
    );
    const now = Date.now();
    const endOfDay = findEndOfDay(now);
    const expiresAt = Math.min(now + (maxAgeSeconds ?? Number.POSITIVE_INFINITY) * 1000, endOfDay);
    const page = { status, body, headers, expiresAt };
    // While the body was read, another request may have begun to serve a newer version.
    if (version === this.#version && key.length <= MAX_KEY_LENGTH) {
      if (status === 200)
        (this.#protected.delete(key) ? this.#protected : this.#probation).set(key, page);
      else this.#missing.set(key, page);
    }
    return createPageResponse(page, request);
  }

  /** Returns whether an address has a query and is requested for the first time, as far as is known. */
  #isNewQuery(key: string): boolean {
    if (!key.includes('?')) return false;
    const isNew = this.#requestedQueries.get(key) === undefined;
    if (key.length <= MAX_KEY_LENGTH) this.#requestedQueries.set(key, true);
    return isNew;
  }

  #findPage(key: string): CachedPage | undefined {
    const protectedPage = this.#protected.get(key);
    if (protectedPage) return protectedPage;
    const page = this.#probation.delete(key);
    if (page) this.#protected.set(key, page);
    return page ?? this.#missing.get(key);
  }

  /** Returns the URL with only those query parameters that the page depends on, if they are known. */
  #getCacheKey(url: string): string {
    const queryParams = url.includes('?') && this.#queryParamsByPath.get(stripQuery(url));
    return queryParams ? buildCacheKey(url, queryParams) : url;
  }

  #reset(version: string) {
    this.#version = version;
    this.#probation.clear();
    this.#protected.clear();
    this.#missing.clear();
    this.#requestedQueries.clear();
    this.#queryParamsByPath.clear();
  }
}

/** Excludes images, which come from a bucket and would leave no memory for pages. */
const isCacheable = ({ method }: Request, { status, headers }: Response): boolean =>
  method === 'GET' &&
  (status === 200 || status === 404) &&
  !headers.has('Set-Cookie') &&
  (headers.get('Cache-Control') ?? '').startsWith('public') &&
  !headers.get('Content-Type')?.startsWith('image/');

/** Returns the seconds of `s-maxage`; undefined if the response does not set it. */
function parseSharedMaxAge({ headers }: Response): number | undefined {
  const seconds = /s-maxage=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

const measurePage = ({ body }: CachedPage): number => body.byteLength;

/** By the day too, since what depends on the clock changes at midnight. */
const buildVersionTag = (version: string) =>
  `W/"${version}-${build.id}-${(findEndOfDay(Date.now()) / HOUR_MS).toString(36)}"`;

function createPageResponse(page: CachedPage, request: Request): Response {
  const { body, headers, status } = page;
  if (isHeld(page, request)) return createUnchangedResponse(headers);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

const createUnchangedResponse = (headers: Headers) => new Response(null, { status: 304, headers });

/** Returns whether the browser that asks holds this page already. */
function isHeld(
  { status, headers }: Pick<CachedPage, 'status' | 'headers'>,
  request: Request,
): boolean {
  const condition = request.headers.get('If-None-Match');
  return status === 200 && condition !== null && hasTag(condition, headers.get('ETag') ?? '');
}

/** Compares the tags of a condition weakly, as for a GET: `*`, or any of a list (RFC 9110, 13.1.2). */
function hasTag(condition: string, tag: string): boolean {
  const withoutWeakness = (value: string) => value.trim().replace(/^W\//, '');
  return (
    condition.trim() === '*' ||
    condition.split(',').some((item) => withoutWeakness(item) === withoutWeakness(tag))
  );
}

const stripQuery = (url: string): string => url.split('?', 1)[0] ?? url;
