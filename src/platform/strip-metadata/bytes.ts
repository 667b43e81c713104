import type { Bytes } from './strip-metadata';

/** Bytes one after another. */
export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A text of one byte a letter, as formats name their parts. */
export const toLatin1Bytes = (text: string): Bytes =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Whether these letters stand at a place. */
export const hasTextAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  toLatin1Bytes(text).every((byte, place) => bytes[at + place] === byte);
