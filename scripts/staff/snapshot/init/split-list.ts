/** Splits a list with commas, or with another sign. */
export const splitList = (text: string, separator = ','): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
