import build from '../../dist/build/build.json';
import { cacheKey, parseNoVarySearch } from '../domain/routing/no-vary-search';
import { LruCache } from './lru';
import { computeContentHash } from './snapshot/content-hash';

/** A page as it was sent, ready to be sent again. */
interface CachedPage {
  body: ArrayBuffer;
  headers: Headers;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const MB = 1024 * 1024;
/** Room for what was asked for once, and for what was asked for again. */
const MAX_SEGMENT_BYTES = { once: 3 * MB, again: 9 * MB };
/** Of so many addresses it is known what their pages are made of: more than there is room for pages. */
const MAX_KNOWN_PATHS = 2000;

/**
 * The pages an isolate has rendered of the version it serves: a warm page costs a look into a map.
 * Only what says `public` of itself is kept, and that holds no per-visitor byte (docs/architecture.md,
 * idea 5). A page is named by its address and the version, so its ETag needs no reading of it. One
 * that is made of more than the version (the guestbook) says so by `s-maxage`: it is kept for that
 * long, and named by its content. What of its query makes no difference it says too, and what nobody
 * asks for a second time pushes out nothing that is.
 */
export class PageCache {
  #version = '';
  #probation = new LruCache<CachedPage>(MAX_SEGMENT_BYTES.once);
  #protected = new LruCache<CachedPage>(MAX_SEGMENT_BYTES.again);
  /** The parameters that a page is made of, by its address without them. */
  #queryParamsByPath = new Map<string, readonly string[]>();

  /** The page as it was, a 304 where the browser holds it, or nothing where it has to be made. */
  match(request: Request, version: string): Response | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (version !== this.#version) return undefined;
    const page = this.#findPage(this.#getCacheKey(request.url));
    return page && page.expiresAt > Date.now() ? createPageResponse(page, request) : undefined;
  }

  /** Keeps a fresh answer where it may be kept, and returns what goes to the visitor. */
  async store(request: Request, version: string, response: Response): Promise<Response> {
    const control = response.headers.get('Cache-Control') ?? '';
    const seconds = /s-maxage=(\d+)/.exec(control)?.[1];
    const cacheable =
      request.method === 'GET' &&
      response.status === 200 &&
      control.startsWith('public') &&
      seconds !== '0' &&
      // Pictures come from a bucket, and would leave no room for pages.
      !response.headers.get('Content-Type')?.startsWith('image/');
    if (!cacheable) return response;
    if (version !== this.#version) this.#reset(version);
    const headers = new Headers(response.headers);
    headers.delete('X-Request-Id');
    const body = await response.arrayBuffer();
    const name = seconds
      ? await computeContentHash(new Uint8Array(body))
      : `${version}-${build.id}`;
    headers.set('ETag', `W/"${name}"`);
    const expiresAt = seconds ? Date.now() + Number(seconds) * 1000 : Number.POSITIVE_INFINITY;
    const page = { body, headers, expiresAt };
    const reads = parseNoVarySearch(headers.get('No-Vary-Search'));
    if (reads) this.#rememberQueryParams(stripQuery(request.url), reads);
    const key = this.#getCacheKey(request.url);
    // A longer address than any link of ours is somebody's experiment: not worth the room.
    if (key.length <= 500)
      (this.#protected.remove(key) ? this.#protected : this.#probation).set(key, page);
    return createPageResponse(page, request);
  }

  #findPage(key: string): CachedPage | undefined {
    const known = this.#protected.get(key);
    if (known) return known;
    const page = this.#probation.remove(key);
    if (page) this.#protected.set(key, page);
    return page;
  }

  /** The last ones asked for: an address may come with any name of a host before it. */
  #rememberQueryParams(path: string, reads: readonly string[]) {
    this.#queryParamsByPath.delete(path);
    this.#queryParamsByPath.set(path, reads);
    const [oldest] = this.#queryParamsByPath.keys();
    if (this.#queryParamsByPath.size > MAX_KNOWN_PATHS && oldest !== undefined)
      this.#queryParamsByPath.delete(oldest);
  }

  /** Its address, as far as the page is made of it. */
  #getCacheKey(url: string): string {
    const reads = url.includes('?') && this.#queryParamsByPath.get(stripQuery(url));
    return reads ? cacheKey(url, reads) : url;
  }

  #reset(version: string) {
    this.#version = version;
    this.#probation = new LruCache(MAX_SEGMENT_BYTES.once);
    this.#protected = new LruCache(MAX_SEGMENT_BYTES.again);
    this.#queryParamsByPath.clear();
  }
}

function createPageResponse({ body, headers }: CachedPage, request: Request): Response {
  if (request.headers.get('If-None-Match') === headers.get('ETag'))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const stripQuery = (url: string): string => url.split('?', 1)[0] ?? url;
