/** Something kept, by how much room it takes. */
interface LruEntry {
  body: ArrayBuffer;
}

/** So much of what was last asked for as there is room for, in bytes. */
export class LruCache<Page extends LruEntry> {
  #entries = new Map<string, Page>();
  #totalBytes = 0;
  readonly #maxBytes: number;

  constructor(room: number) {
    this.#maxBytes = room;
  }

  /** The page, which is the last one asked for from now on. */
  get(key: string): Page | undefined {
    const page = this.#entries.get(key);
    if (!page) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, page);
    return page;
  }

  set(key: string, page: Page): void {
    this.remove(key);
    this.#totalBytes += page.body.byteLength;
    this.#entries.set(key, page);
    for (const oldest of this.#entries.keys()) {
      if (this.#totalBytes <= this.#maxBytes) return;
      this.remove(oldest);
    }
  }

  /** The page, which is here no more. */
  remove(key: string): Page | undefined {
    const page = this.#entries.get(key);
    this.#totalBytes -= page?.body.byteLength ?? 0;
    this.#entries.delete(key);
    return page;
  }
}
