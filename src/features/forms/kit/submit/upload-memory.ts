import { toMs } from '../../../../domain/format/period';
import { PERIODS } from '../../../../domain/periods';

/** Bytes that all uploads of an isolate may hold at once; the platform ends one with more than 128 MB. */
const MAX_HELD_BYTES = 40 * 1024 * 1024;
const FIRST_CAPACITY = 64 * 1024;
/** A memory that nothing was written to for so long belongs to a client that is gone. */
const ABANDONED_MS = toMs(PERIODS.abandonedUpload);

/** The memories of this isolate. A client that disconnects may end a request without its `finally`. */
const heldMemories = new Set<UploadMemory>();

/** Holds one file of an upload at a time; the space is used again for the next file and freed at the end. */
export class UploadMemory {
  readonly #maxBytes: number;
  #bytes = new Uint8Array(0);
  #length = 0;
  #usedAt = 0;

  /** `maxBytes` are those of the largest file. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Appends a chunk to the current file; false while all uploads together hold too much. */
  append(chunk: Uint8Array, now = Date.now()): boolean {
    this.#usedAt = now;
    const length = this.#length + chunk.length;
    if (length > this.#bytes.length && !this.#grow(length, now)) return false;
    this.#bytes.set(chunk, this.#length);
    this.#length = length;
    return true;
  }

  /** The bytes of the current file: a view, valid until the next `append`. */
  get content(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  /** Frees the space at once, without waiting for the garbage collector. */
  release(): void {
    heldMemories.delete(this);
    this.#bytes.buffer.transfer(0);
    this.#bytes = new Uint8Array(0);
    this.#length = 0;
  }

  /** Doubles the space until the length fits. */
  #grow(length: number, now: number): boolean {
    let capacity = Math.max(FIRST_CAPACITY, this.#bytes.length);
    while (capacity < length) capacity *= 2;
    capacity = Math.max(length, Math.min(capacity, this.#maxBytes));
    if (countHeldBytes(this, now) + capacity > MAX_HELD_BYTES) return false;
    this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(capacity));
    heldMemories.add(this);
    return true;
  }

  /** Returns the bytes that this memory holds; 0 if its client is gone. */
  countBytes(now: number): number {
    return this.#usedAt + ABANDONED_MS < now ? 0 : this.#bytes.length;
  }
}

function countHeldBytes(except: UploadMemory, now: number): number {
  let sum = 0;
  for (const memory of heldMemories) {
    const bytes = memory.countBytes(now);
    if (bytes === 0) heldMemories.delete(memory);
    else if (memory !== except) sum += bytes;
  }
  return sum;
}
