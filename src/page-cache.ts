import build from '../dist/build/build.json';
import { contentHash } from './snapshot/hash';

/** A page as it was sent, ready to be sent again. */
interface Page {
  body: ArrayBuffer;
  headers: Headers;
  /** Milliseconds since 1970. */
  until: number;
}

const BYTES_KEPT = 12 * 1024 * 1024;

/**
 * The pages an isolate has rendered of the version it serves: a warm page costs a look into a map.
 * Only what says `public` of itself is kept, and that holds no per-visitor byte (architecture.md,
 * idea 5). A page is named by its address and the version, so its ETag needs no reading of it. One
 * that is made of more than the version (the guestbook) says so by `s-maxage`: it is kept for that
 * long, and named by its content.
 */
export class PageCache {
  #version = '';
  #pages = new Map<string, Page>();
  #bytes = 0;

  /** The page as it was, a 304 where the browser holds it, or nothing where it has to be made. */
  answer(request: Request, version: string): Response | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (version !== this.#version) return undefined;
    const page = this.#pages.get(request.url);
    if (!page || page.until <= Date.now()) return undefined;
    if (request.headers.get('If-None-Match') === page.headers.get('ETag'))
      return new Response(null, { status: 304, headers: page.headers });
    return new Response(request.method === 'HEAD' ? null : page.body, { headers: page.headers });
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
    this.#store(request.url, page);
    return this.answer(request, version) ?? new Response(page.body, { headers });
  }

  #store(url: string, page: Page) {
    // A longer address than any link of ours is somebody's experiment: not worth the room.
    if (url.length > 500) return;
    this.#drop(url);
    this.#bytes += page.body.byteLength;
    this.#pages.set(url, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= BYTES_KEPT) return;
      this.#drop(oldest);
    }
  }

  #drop(url: string) {
    this.#bytes -= this.#pages.get(url)?.body.byteLength ?? 0;
    this.#pages.delete(url);
  }

  #clear(version: string) {
    this.#version = version;
    this.#pages.clear();
    this.#bytes = 0;
  }
}
