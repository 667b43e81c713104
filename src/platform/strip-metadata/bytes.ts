export type Bytes = Uint8Array<ArrayBuffer>;

/** Joins byte arrays into one. */
export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Encodes a text with one byte per letter, as in the part names of image formats. */
export const toLatin1Bytes = (text: string): Bytes =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Returns whether the bytes at this offset spell the text. */
export const hasTextAt = (bytes: Uint8Array, offset: number, text: string): boolean =>
  toLatin1Bytes(text).every((byte, index) => bytes[offset + index] === byte);

/** Runs a parser to its end, and returns what it says then. */
export function runToEnd<T>(parts: Iterator<unknown, T>): T {
  let part = parts.next();
  while (!part.done) part = parts.next();
  return part.value;
}
