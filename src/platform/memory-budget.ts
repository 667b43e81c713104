const MEGABYTE = 1024 * 1024;

/**
 * Sizes that the caches of an isolate may reach together: 12 MB of page bodies in buffers, 22 million
 * characters in the heap, a byte each. The platform ends an isolate above 128 MB, of which code, the
 * version's index and the embedded archive take the rest (docs/scale.md, Memory).
 */
export const MEMORY_BUDGET = {
  /** Bytes of pages requested once, of pages requested again, and of answers that there is no page. */
  newPages: 3 * MEGABYTE,
  requestedPages: 8 * MEGABYTE,
  missingPages: MEGABYTE,
  /** Characters of buckets and article bodies, which are Latin-1 only. */
  partTexts: 9 * MEGABYTE,
  /** Characters of cards: about 5,600. */
  cards: 10 * MEGABYTE,
  /** Characters of headers, footers and the like. */
  markup: 3 * MEGABYTE,
} as const;
