import build from '../../dist/build/build.json';
import { addressOf, readsOf } from '../domain/routing/no-vary-search';
import { PageShelf } from './page-shelf';
import { contentHash } from './snapshot/hash';

/** A page as it was sent, ready to be sent again. */
interface Page {
  body: ArrayBuffer;
  headers: Headers;
  /** Milliseconds since 1970. */
  until: number;
}

const MB = 1024 * 1024;
/** Room for what was asked for once, and for what was asked for again. */
const ROOM = { once: 3 * MB, again: 9 * MB };
/** Of so many addresses it is known what their pages are made of: more than there is room for pages. */
const READS_KEPT = 2000;

/**
 * The pages an isolate has rendered of the version it serves: a warm page costs a look into a map.
 * Only what says `public` of itself is kept, and that holds no per-visitor byte (architecture.md,
 * idea 5). A page is named by its address and the version, so its ETag needs no reading of it. One
 * that is made of more than the version (the guestbook) says so by `s-maxage`: it is kept for that
 * long, and named by its content. What of its query makes no difference it says too, and what nobody
 * asks for a second time pushes out nothing that is.
 */
export class PageCache {
  #version = '';
  #once = new PageShelf<Page>(ROOM.once);
  #again = new PageShelf<Page>(ROOM.again);
  /** The parameters that a page is made of, by its address without them. */
  #reads = new Map<string, readonly string[]>();

  /** The page as it was, a 304 where the browser holds it, or nothing where it has to be made. */
  answer(request: Request, version: string): Response | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (version !== this.#version) return undefined;
    const page = this.#find(this.#keyOf(request.url));
    return page && page.until > Date.now() ? sent(page, request) : undefined;
  }

  /** Keeps a fresh answer where it may be kept, and returns what goes to the visitor. */
  async keep(request: Request, version: string, response: Response): Promise<Response> {
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
    if (version !== this.#version) this.#clear(version);
    const headers = new Headers(response.headers);
    headers.delete('X-Request-Id');
    const body = await response.arrayBuffer();
    const name = seconds ? await contentHash(new Uint8Array(body)) : `${version}-${build.id}`;
    headers.set('ETag', `W/"${name}"`);
    const until = seconds ? Date.now() + Number(seconds) * 1000 : Number.POSITIVE_INFINITY;
    const page = { body, headers, until };
    const reads = readsOf(headers.get('No-Vary-Search'));
    if (reads) this.#know(pathOf(request.url), reads);
    const key = this.#keyOf(request.url);
    // A longer address than any link of ours is somebody's experiment: not worth the room.
    if (key.length <= 500) (this.#again.take(key) ? this.#again : this.#once).put(key, page);
    return sent(page, request);
  }

  #find(key: string): Page | undefined {
    const known = this.#again.get(key);
    if (known) return known;
    const page = this.#once.take(key);
    if (page) this.#again.put(key, page);
    return page;
  }

  /** The last ones asked for: an address may come with any name of a host before it. */
  #know(path: string, reads: readonly string[]) {
    this.#reads.delete(path);
    this.#reads.set(path, reads);
    const [oldest] = this.#reads.keys();
    if (this.#reads.size > READS_KEPT && oldest !== undefined) this.#reads.delete(oldest);
  }

  /** Its address, as far as the page is made of it. */
  #keyOf(url: string): string {
    const reads = url.includes('?') && this.#reads.get(pathOf(url));
    return reads ? addressOf(url, reads) : url;
  }

  #clear(version: string) {
    this.#version = version;
    this.#once = new PageShelf(ROOM.once);
    this.#again = new PageShelf(ROOM.again);
    this.#reads.clear();
  }
}

function sent({ body, headers }: Page, request: Request): Response {
  if (request.headers.get('If-None-Match') === headers.get('ETag'))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
