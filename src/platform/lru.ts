/**
 * Holds the values used last, up to a total weight; the least recently used leave first. `weigh`
 * returns a value's weight, which must not change while the value is held; by default each weighs 1.
 */
export class LruCache<Key, Value> {
  #values = new Map<Key, Value>();
  #totalWeight = 0;
  readonly #limit: number;
  readonly #weigh: (value: Value) => number;

  constructor(limit: number, weigh: (value: Value) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get size(): number {
    return this.#values.size;
  }

  /** Returns the value and marks it as used last; undefined if the cache does not hold it. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    // A Map iterates in the order of insertion: the last key is the one used last.
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** Stores the value as used last; a value heavier than the limit is not stored. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.#weigh(value);
    if (weight > this.#limit) return;
    this.#values.set(key, value);
    this.#totalWeight += weight;
    for (const leastRecent of this.#values.keys()) {
      if (this.#totalWeight <= this.#limit) return;
      this.delete(leastRecent);
    }
  }

  /** Removes the value and returns it; undefined if the cache does not hold it. */
  delete(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#totalWeight -= this.#weigh(value);
    return value;
  }

  clear(): void {
    this.#values.clear();
    this.#totalWeight = 0;
  }
}
