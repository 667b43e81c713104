const STEP_BYTES = 1 << 18;
/** 67 million numbers: the words of more than half a million listings. */
const MAX_BYTES = 1 << 28;

/**
 * A list of whole numbers below 2³² that grows in place: four bytes a number, and never copied. The memory of
 * one buffer returns to the system when it is freed; that of many small ones stayed with the process.
 */
export class NumberList {
  readonly #buffer = new ArrayBuffer(0, { maxByteLength: MAX_BYTES });
  readonly #numbers = new Uint32Array(this.#buffer);
  length = 0;

  /** @throws RangeError beyond MAX_BYTES */
  push(value: number): void {
    if (this.length === this.#numbers.length)
      this.#buffer.resize(this.#buffer.byteLength + STEP_BYTES);
    this.#numbers[this.length] = value;
    this.length++;
  }

  get(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  forEach(visit: (value: number, index: number) => void): void {
    for (let index = 0; index < this.length; index++) visit(this.get(index), index);
  }
}
