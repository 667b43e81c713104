/** Something kept, by how much room it takes. */
interface Kept {
  body: ArrayBuffer;
}

/** So much of what was last asked for as there is room for, in bytes. */
export class PageShelf<Page extends Kept> {
  #pages = new Map<string, Page>();
  #bytes = 0;
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  /** The page, which is the last one asked for from now on. */
  get(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  put(key: string, page: Page): void {
    this.take(key);
    this.#bytes += page.body.byteLength;
    this.#pages.set(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#room) return;
      this.take(oldest);
    }
  }

  /** The page, which is here no more. */
  take(key: string): Page | undefined {
    const page = this.#pages.get(key);
    this.#bytes -= page?.body.byteLength ?? 0;
    this.#pages.delete(key);
    return page;
  }
}
