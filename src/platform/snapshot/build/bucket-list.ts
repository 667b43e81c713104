import { encodeBucket, getBucketNumber } from '../bucket';

/** Stores the bytes of a part; returns its content hash. */
export type StorePart = (bytes: Uint8Array) => Promise<string>;

/** Builds the buckets of all records, and stores each as soon as its records are there. */
export class BucketList {
  readonly #count: number;
  readonly #hashes: string[] = [];
  readonly #store: StorePart;
  readonly #shape: string;

  constructor(minCount: number, store: StorePart, shape: string) {
    this.#count = 2 ** Math.max(0, Math.ceil(Math.log2(minCount)));
    this.#store = store;
    this.#shape = shape;
  }

  /** Adds records by id: all of their buckets (source.ts, PropertySlice). */
  async addAll(records: Iterable<readonly [id: number, record: unknown]>): Promise<void> {
    const buckets = new Map<number, Map<number, unknown>>();
    for (const [id, record] of records) {
      const number = getBucketNumber(id, this.#count);
      const bucket = buckets.get(number) ?? new Map<number, unknown>();
      buckets.set(number, bucket.set(id, record));
    }
    for (const [number, bucket] of buckets) {
      if (this.#hashes[number]) throw new Error(`two slices hold records of bucket ${number}`);
      this.#hashes[number] = await this.#store(encodeBucket(bucket, this.#shape));
    }
  }

  /** Stores the buckets that no record is in; returns the content hashes of all. */
  async finish(): Promise<string[]> {
    for (let number = 0; number < this.#count; number++)
      this.#hashes[number] ??= await this.#store(encodeBucket(new Map(), this.#shape));
    return this.#hashes;
  }
}
