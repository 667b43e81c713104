/** A guarantee of the product that is broken on purpose, to see whether a test notices (decision 94). */
export interface Breakage {
  name: string;
  /** The promise to visitors, owners or staff that the breakage breaks, in one sentence. */
  guarantee: string;
  /** The file that is changed: `before` occurs in it once, or `times` times, and becomes `after`. */
  file: string;
  before: string;
  after: string;
  times?: number;
  /** The test files of which one must fail. */
  tests: readonly string[];
}

/** Returns the text of a file with its guarantee broken. @throws if the text to change is not there as often as it should */
export function breakText(text: string, breakage: Breakage): string {
  const { name, file, before, after, times = 1 } = breakage;
  const parts = text.split(before);
  const count = parts.length - 1;
  if (count !== times)
    throw new Error(
      `'${name}' is no longer applicable: ${file} holds its text ${count} times, not ${times}`,
    );
  return parts.join(after);
}
