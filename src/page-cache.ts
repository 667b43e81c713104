import build from '../dist/build/build.json';

/** A page as it was sent, ready to be sent again. */
interface Page {
  body: ArrayBuffer;
  headers: Headers;
}

const BYTES_KEPT = 12 * 1024 * 1024;

/**
 * The pages an isolate has rendered of the version it serves: a warm page costs a look into a map.
 * Only what says `public` of itself is kept, and that holds no per-visitor byte (architecture.md,
 * idea 5). A page is named by its address and the version, so its ETag needs no reading of it.
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
    if (!page) return undefined;
    if (request.headers.get('If-None-Match') === page.headers.get('ETag'))
      return new Response(null, { status: 304, headers: page.headers });
    return new Response(request.method === 'HEAD' ? null : page.body, { headers: page.headers });
  }

  /** Keeps a fresh answer where it may be kept, and returns what goes to the visitor. */
  async keep(request: Request, version: string, response: Response): Promise<Response> {
    const cacheable =
      request.method === 'GET' &&
      response.status === 200 &&
      response.headers.get('Cache-Control')?.startsWith('public');
    if (!cacheable) return response;
    if (version !== this.#version) this.#clear(version);
    const headers = new Headers(response.headers);
    headers.delete('X-Request-Id');
    headers.set('ETag', `W/"${version}-${build.id}"`);
    const page = { body: await response.arrayBuffer(), headers };
    this.#store(request.url, page);
    return this.answer(request, version) ?? new Response(page.body, { headers });
  }

  #store(url: string, page: Page) {
    // A longer address than any link of ours is somebody's experiment: not worth the room.
    if (url.length > 500) return;
    this.#bytes += page.body.byteLength;
    this.#pages.set(url, page);
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= BYTES_KEPT) return;
      this.#pages.delete(oldest);
      this.#bytes -= old.body.byteLength;
    }
  }

  #clear(version: string) {
    this.#version = version;
    this.#pages.clear();
    this.#bytes = 0;
  }
}
