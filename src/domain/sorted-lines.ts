/**
 * A table of lines that begin with their keys, in the order of their characters, as the build or a script wrote it. It is
 * searched as it is: a map of thousands of keys would take an isolate longer than its first question.
 */
export class SortedLines {
  readonly #lines: readonly string[];

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  /** Returns the lines that begin with a text. */
  find(beginning: string): string[] {
    const found: string[] = [];
    for (let at = this.#findFirst(beginning); this.#lines[at]?.startsWith(beginning); at++)
      found.push(this.#lines[at] ?? '');
    return found;
  }

  /** Returns whether a line begins with a text. */
  has(beginning: string): boolean {
    return this.#lines[this.#findFirst(beginning)]?.startsWith(beginning) ?? false;
  }

  /** Returns the lines that hold a text anywhere. */
  filter(text: string): string[] {
    return this.#lines.filter((line) => line.includes(text));
  }

  /** Returns the position of the first line that does not come before a text. */
  #findFirst(text: string): number {
    let [low, high] = [0, this.#lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#lines[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
