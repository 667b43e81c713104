const CHUNK_BITS = 16;
const CHUNK_LENGTH = 1 << CHUNK_BITS;

/** A list of whole numbers below 2³² that grows by chunks: four bytes a number, and never copied. */
export class NumberList {
  readonly #chunks: Uint32Array[] = [];
  length = 0;

  push(value: number): void {
    const offset = this.length & (CHUNK_LENGTH - 1);
    if (offset === 0) this.#chunks.push(new Uint32Array(CHUNK_LENGTH));
    const chunk = this.#chunks[this.length >> CHUNK_BITS];
    if (chunk) chunk[offset] = value;
    this.length++;
  }

  get(index: number): number {
    return this.#chunks[index >> CHUNK_BITS]?.[index & (CHUNK_LENGTH - 1)] ?? 0;
  }

  forEach(visit: (value: number, index: number) => void): void {
    for (let index = 0; index < this.length; index++) visit(this.get(index), index);
  }
}
